/** Punctuation that is wrong in any context. */

import type { Sentence } from '../document/document.ts'
import { type Quote, quoteOf } from '../document/quote.ts'
import type { GeneralAnswer } from '../wire.ts'
import type { GeneralCheck } from './finding.ts'

const doubled =
  /(?<=\p{L})(?:,\s?,|;\s?;|:\s?:|,\s?\.(?!\.)|(?<!\.|\b(?:etc|inc|ltd|co|corp|no|dr|mr|atd|apod|usw|bzw)\.?)\.\.(?!\.|\s{0,9}\.))(?=\s|$)/iu
const spaced = /(?<=\p{L}{2})\s([,;])(?=\s\p{L})/u

function finding(sentence: Sentence, at: number, error: string, fix: string): GeneralAnswer {
  const quote: Quote = quoteOf(sentence, at / sentence.text.length)
  return { kind: 'punctuation', error, quotes: [quote], fix }
}

export const doubledPunctuation: GeneralCheck = (doc) =>
  doc.sentences.flatMap((sentence) => {
    const match = doubled.exec(sentence.text)
    return match === null
      ? []
      : [finding(sentence, match.index, `Doubled punctuation: “${match[0]}”.`, `Write “${match[0].at(-1)}”.`)]
  })

/** With more findings, the spacing comes from the document's text layer. */
const habit = 5

export const spaceBeforePunctuation: GeneralCheck = (doc) => {
  if (!doc.isEnglish) return []
  const found = doc.sentences.flatMap((sentence) => {
    const match = spaced.exec(sentence.text)
    return match === null
      ? []
      : [finding(sentence, match.index, `There is a space before “${match[1]}”.`, `Write “${match[1]}”.`)]
  })
  return found.length > habit ? [] : found
}
