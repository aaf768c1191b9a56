/** What the engine says of the game: its vocabulary and what is printed on its pieces (written by tools/contracts.py). */

import type { Vocabulary } from '../../table/sentences'
import { laidOver } from '../laid'
import known from './game.gen.json'

export const vocabulary: Vocabulary = known.vocabulary
export const content = known.content
export const cards = laidOver(content)
