/** The same word twice in a row. */
import { quoteOf } from '../document/quote.ts'
import type { GeneralCheck } from './finding.ts'

const twice = /(?<![\p{L}\p{N}.-])(\p{Ll}{2,})\s+\1(?![\p{L}\p{N}-])/u
/** Words that may correctly occur twice: "had had", "that that", "die die" (relative pronoun), "se se". */
const allowed = new Set('that had do so very bye die der das den sie se si to a že že'.split(' '))

export const doubledWords: GeneralCheck = (doc) =>
  doc.sentences.flatMap((sentence) => {
    const match = twice.exec(sentence.text)
    const word = match?.[1]
    if (match === null || word === undefined || allowed.has(word)) return []
    const quote = quoteOf(sentence, match.index / sentence.text.length)
    return [
      { kind: 'grammar', error: `The word “${word}” is repeated.`, quotes: [quote], fix: `Write “${word}”.` },
    ]
  })
