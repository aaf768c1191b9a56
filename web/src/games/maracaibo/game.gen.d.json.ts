/** Written by tools/contracts.py. Do not edit. */

import type { Vocabulary } from '../../table/vocabulary.gen'
import type { Content } from './content.gen'

declare const known: { vocabulary: Vocabulary; content: Content }
export default known
