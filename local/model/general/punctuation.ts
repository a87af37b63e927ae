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

/** Brackets within a sentence; "a)" and "1)" at the start of an item don't count. */
export const unbalanced: GeneralCheck = (doc) =>
  doc.sentences.flatMap((sentence, index) => {
    const mark = loneBracket(sentence.text)
    if (mark === null || !isWhole(sentence.text) || continues(doc.sentences, index)) return []
    return [
      finding(
        sentence,
        mark.at,
        `“${mark.mark}” has no counterpart.`,
        'Add the missing bracket, or remove this one.',
      ),
    ]
  })

/** In longer text, and in text that doesn't begin and end like a sentence, the other bracket may be elsewhere. */
const longestWhole = 400

function isWhole(text: string): boolean {
  return text.length <= longestWhole && /^["“]?\p{Lu}/u.test(text) && /[.;:!?]["”]?$/u.test(text)
}

/** Characters examined before ")": " viii" and what precedes it. */
const longestLabel = 7

function loneBracket(text: string): { mark: string; at: number } | null {
  const open: { mark: string; at: number }[] = []
  for (const match of text.matchAll(/[()[\]]/gu)) {
    const mark = match[0]
    if (mark === '(' || mark === '[') open.push({ mark, at: match.index })
    else if (open.at(-1)?.mark === (mark === ')' ? '(' : '[')) open.pop()
    else if (
      !/(?:^|[\s;,:"“])(?:\p{L}{1,2}|\d{1,3}|[ivxlc]{1,5})$/iu.test(
        text.slice(Math.max(0, match.index - longestLabel), match.index),
      )
    )
      return { mark, at: match.index }
  }
  return open[0] ?? null
}

/** Brackets that span several sentences or pages are not checked. */
function continues(sentences: readonly Sentence[], index: number): boolean {
  const around = [-3, -2, -1, 1, 2, 3].map((step) => sentences[index + step])
  const sentence = sentences[index]
  const edge = around.some((one) => one !== undefined && sentence !== undefined && one.page !== sentence.page)
  return edge || around.some((one) => one !== undefined && loneBracket(one.text) !== null)
}
