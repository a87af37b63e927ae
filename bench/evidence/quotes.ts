/** What a perfect answer quotes: experts' evidence, and whole sentences. */
import { type Document, readLabels } from './documents.ts'

export interface Quoted {
  readonly document: Document
  readonly group: string
  readonly quote: string
}

/** Shorter evidence (characters), such as a name, has no unique place. */
const SHORT = 20
/** Lengths of the sentences that are taken, in characters; dense scripts say more in fewer. */
const SHORTEST = 30
const SHORTEST_DENSE = 12
const LONGEST = 1_000

/** The experts join places of the text without a mark: each run of spaces may be a line end. */
export function expertsEvidence(documents: readonly Document[]): Quoted[] {
  return Object.entries(readLabels()).flatMap(([file, { clauses }]) => {
    const document = documents.find(({ name }) => name === `contracts/${file}`)
    if (document === undefined) return []
    return Object.values(clauses)
      .flatMap(({ present, evidence }) => (present ? evidence : []))
      .filter((quote) => quote.length > SHORT)
      .map((quote) => ({ document, group: "experts' evidence", quote }))
  })
}

const SCRIPTS: readonly (readonly [script: string, pattern: RegExp])[] = [
  ['Japanese', /[\p{sc=Hiragana}\p{sc=Katakana}]/u],
  ['Korean', /\p{sc=Hang}/u],
  ['Chinese', /\p{sc=Han}/u],
  ['Cyrillic', /\p{sc=Cyrillic}/u],
  ['Arabic', /\p{sc=Arabic}/u],
  ['Czech', /[ěščřžýůťďň]/iu],
  ['German', /[äöüß]/iu],
]

/** The script or language of a document: the first in the list with a mark in one of a hundred characters. */
function languageOf({ pages }: Document): string {
  const text = pages.map((page) => page.text).join('\n')
  const count = (pattern: RegExp): number => (text.match(new RegExp(pattern.source, 'giu')) ?? []).length
  return SCRIPTS.find(([, pattern]) => count(pattern) > text.length / 100)?.[0] ?? 'Latin'
}

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })
const WHOLE =
  /^(?:["'(\u201c\u2018]?\p{Lu}|\p{Lo}).*[.!?\u3002\uff01\uff1f\u061f]["')\u201d\u2019\uff09\u300d]?$/su

function isWhole(sentence: string): boolean {
  const least = /[\p{sc=Han}\p{sc=Hangul}]/u.test(sentence) ? SHORTEST_DENSE : SHORTEST
  return sentence.length >= least && sentence.length <= LONGEST && WHOLE.test(sentence)
}

/** Every whole sentence of each page, found without the product's own knowledge of lines. */
export function wholeSentences(documents: readonly Document[]): Quoted[] {
  return documents.flatMap((document) => {
    const group = languageOf(document)
    return document.pages.flatMap(({ text }) =>
      [...segmenter.segment(text.replace(/\s+/gu, ' '))]
        .map(({ segment }) => segment.trim())
        .filter(isWhole)
        .map((quote) => ({ document, group, quote })),
    )
  })
}
