/** Whether a document is a contract: contracts speak of themselves in many of their sentences. */
import type { Sentence } from './document.ts'

const ofItself =
  /(?<!\p{L})(?:agreements?|contracts?|lease|here(?:by|in|of|to|under))(?!\p{L})|vertr[aä]g|vereinbarung|smlouv/u
/** Least share of the sentences. */
const enough = 0.1

export function isContract(sentences: readonly Sentence[]): boolean {
  return sentences.filter(({ plain }) => ofItself.test(plain)).length >= sentences.length * enough
}
