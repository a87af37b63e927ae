/** Contradictions within a document. */
import type { Doc } from '../document/document.ts'
import { quoteOf } from '../document/quote.ts'
import { numberOf, wordNumber, wordNumberPattern } from '../figures/numbers.ts'
import type { GeneralCheck } from './finding.ts'

const wordsThenFigure = new RegExp(`(?<![\\p{L}-])(${wordNumberPattern})\\s*\\((\\d[\\d.,]*)\\)`, 'giu')

/** "thirty (20) days". */
export const amountsInWords: GeneralCheck = (doc) =>
  doc.sentences.flatMap((sentence) =>
    [...sentence.text.matchAll(wordsThenFigure)].flatMap((match) => {
      const [, words = '', figure = ''] = match
      const value = wordNumber(words.trim())
      const digits = figure.replace(/[.,]{1,9}$/u, '')
      if (value === null || value === numberOf(digits)) return []
      const quote = quoteOf(sentence, match.index / sentence.text.length)
      return [
        {
          kind: 'consistency',
          error: `The number in words (“${words.trim()}”) and in figures (“${figure}”) differ.`,
          quotes: [quote],
          fix: '',
        },
      ]
    }),
  )

const reference = /(?<![\p{L}])(?:section|clause)s?\s+(\d{1,2}(?:\.\d{1,2}){0,2})(?!\.?\d)/giu
/** The following words show that the section is in another document. */
const elsewhere =
  /^(?:\(\w{1,4}\)|[\s,]|(?:or|and|respectively|through|sections?)\b|\d[\d.]*(?![\d.]))*(?:\b(?:of|to|in|under) (?!this\b|the agreement\b|the contract\b))/iu
const before = /(?:act|code|u\.?s\.?c\.?|exhibit \p{L}|schedule \p{L}|rule|lease|plan|law)\s{0,3},?\s{0,3}$/iu
/** Characters around a reference that show which document the section is in. */
const around = 80
/** With fewer numbered sections the numbering was not understood. */
const leastSections = 6

/** A reference to a section that the document does not have. */
export const deadReferences: GeneralCheck = (doc) => {
  const known = knownNumbers(doc)
  if (known.size < leastSections) return []
  return doc.sentences.flatMap((sentence) =>
    [...sentence.text.matchAll(reference)].flatMap((match) => {
      const number = match[1] ?? ''
      const end = match.index + match[0].length
      const rest = sentence.text.slice(end, end + around)
      const foreign =
        elsewhere.test(rest) ||
        before.test(sentence.text.slice(Math.max(0, match.index - around), match.index))
      if (foreign || sentence.isHeading || isKnown(number, known)) return []
      const quote = quoteOf(sentence, match.index / sentence.text.length)
      return [
        {
          kind: 'consistency',
          error: `The document refers to “${match[0]}”, but has no such section.`,
          quotes: [quote],
          fix: '',
        },
      ]
    }),
  )
}

/** Numbers at the start of any line: more than the headings, to avoid false findings. */
function knownNumbers({ pages }: Doc): ReadonlySet<string> {
  const first = /^(?:(?:section|article|clause)\s*)?(\d{1,2}(?:\.\d{1,2}){0,3})(?!\d)/iu
  return new Set(pages.flatMap(({ lines }) => lines.flatMap((line) => first.exec(line)?.[1] ?? [])))
}

/** Only references beyond the last of at least two sections of their level are certainly dead. */
function isKnown(number: string, known: ReadonlySet<string>): boolean {
  const parent = number.slice(0, Math.max(0, number.lastIndexOf('.')))
  const lastOf = (one: string): number => Number(one.split('.').at(-1))
  const siblings = [...known].filter((one) => one.slice(0, Math.max(0, one.lastIndexOf('.'))) === parent)
  const isParent = [...known].some((one) => one.startsWith(`${number}.`))
  return isParent || siblings.length < 2 || lastOf(number) <= Math.max(...siblings.map(lastOf))
}
