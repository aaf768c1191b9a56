/** What the engine says of the game: its vocabulary and what is printed on its pieces (written by tools/contracts.py). */

import { laidOver } from '../laid'
import known from './game.gen.json'

export const { vocabulary, content } = known
export const cards = laidOver(content)
