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
  if (known.numbers.size < leastSections) return []
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

/** The numbers below one number: how many there are, and the last one. */
interface Level {
  count: number
  last: number
}

interface Numbering {
  readonly numbers: ReadonlySet<string>
  /** By parent number; '' for the sections themselves. */
  readonly levels: ReadonlyMap<string, Level>
}

function parentOf(number: string): string {
  return number.slice(0, Math.max(0, number.lastIndexOf('.')))
}

/** Numbers at the start of any line: more than the headings, to avoid false findings. */
function knownNumbers(doc: Doc): Numbering {
  const found = doc.pages.flatMap((page) =>
    page.lines.flatMap(
      (line) =>
        /^(?:(?:section|article|clause)\s*)?(\d{1,2}(?:\.\d{1,2}){0,3})(?!\d)/iu.exec(line)?.[1] ?? [],
    ),
  )
  const numbers = new Set(found)
  const levels = new Map<string, Level>()
  for (const number of numbers) {
    const level = levels.get(parentOf(number)) ?? { count: 0, last: 0 }
    const last = Math.max(level.last, Number(number.split('.').at(-1)))
    levels.set(parentOf(number), { count: level.count + 1, last })
  }
  return { numbers, levels }
}

/** Only references beyond the last section of their level are certainly dead. */
function isKnown(number: string, { numbers, levels }: Numbering): boolean {
  if (numbers.has(number) || levels.has(number)) return true
  const siblings = levels.get(parentOf(number))
  return siblings === undefined || siblings.count < 2 || Number(number.split('.').at(-1)) <= siblings.last
}
