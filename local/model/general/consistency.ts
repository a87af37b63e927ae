/** Things in a document that contradict each other. */
import type { Doc } from '../document/document.ts'
import { quoteOf } from '../document/quote.ts'
import { fold } from '../document/words.ts'
import { type FoundDate, findDates } from '../figures/dates.ts'
import { numberOf, wordNumber, wordNumberPattern } from '../figures/numbers.ts'
import type { GeneralCheck } from './finding.ts'

const wordsThenFigure = new RegExp(`(?<![\\p{L}-])(${wordNumberPattern})\\s*\\((\\d[\\d.,]*)\\)`, 'giu')

/** "thirty (20) days". */
export const amountsInWords: GeneralCheck = (doc, say) =>
  doc.sentences.flatMap((sentence) =>
    [...fold(sentence.text).matchAll(wordsThenFigure)].flatMap((match) => {
      const [, words = '', figure = ''] = match
      const value = wordNumber(words.trim())
      const digits = figure.replace(/[.,]+$/u, '')
      if (value === null || value === numberOf(digits)) return []
      const quote = quoteOf(sentence, match.index / sentence.text.length)
      return [
        { kind: 'consistency', error: say.wordsAndFigures(words.trim(), figure), quotes: [quote], fix: '' },
      ]
    }),
  )

const reference =
  /(?<![\p{L}])(?:section|clause|článk(?:u|em|y)|oddíl(?:u|em)?|abschnitt)s?\s+(\d{1,2}(?:\.\d{1,2}){0,2})(?!\.?\d)(?=[^%]{0,60})/giu
/** What follows shows that the section is one of another paper. */
const elsewhere =
  /^(?:\(\w{1,4}\)|[\s,]|(?:or|and|respectively|through|sections?)\b|\d[\d.]*)*(?:\b(?:of|to|in|under) (?!this\b|the agreement\b|the contract\b)|zákona|vyhlášky|nařízení|zák\.|(?:des|der) (?!vertrag|vereinbarung)|bgb|hgb|dsgvo|gesetz|občanského)/iu
const before = /(?:act|code|u\.?s\.?c\.?|exhibit \p{L}|schedule \p{L}|rule|lease|plan|law)\s*,?\s*$/iu
/** With fewer numbered sections than this the numbering was not understood. */
const leastSections = 6

/** A reference to a section that the document does not have. */
export const deadReferences: GeneralCheck = (doc, say) => {
  const known = knownNumbers(doc)
  if (known.size < leastSections) return []
  return doc.sentences.flatMap((sentence) =>
    [...sentence.text.matchAll(reference)].flatMap((match) => {
      const number = match[1] ?? ''
      const rest = sentence.text.slice(match.index + match[0].length)
      const foreign = elsewhere.test(rest) || before.test(sentence.text.slice(0, match.index))
      if (foreign || sentence.isHeading || isKnown(number, known)) return []
      const quote = quoteOf(sentence, match.index / sentence.text.length)
      return [{ kind: 'consistency', error: say.deadReference(match[0]), quotes: [quote], fix: '' }]
    }),
  )
}

/** Numbers at the beginning of any line: more than the headings, so that a doubt counts for the document. */
function knownNumbers(doc: Doc): ReadonlySet<string> {
  const numbers = doc.pages.flatMap((page) =>
    page.lines.flatMap(
      (line) =>
        /^(?:(?:section|article|clause|článek|čl\.|oddíl|abschnitt|artikel|§)\s*)?(\d{1,2}(?:\.\d{1,2}){0,3})(?!\d)/iu.exec(
          line,
        )?.[1] ?? [],
    ),
  )
  return new Set(numbers)
}

/** Only references beyond the last section of their level are surely dead. */
function isKnown(number: string, known: ReadonlySet<string>): boolean {
  if (known.has(number) || [...known].some((one) => one.startsWith(`${number}.`))) return true
  const depth = number.split('.').length
  const parent = number.slice(0, Math.max(0, number.lastIndexOf('.')))
  const siblings = [...known].filter(
    (one) => one.split('.').length === depth && (parent === '' || one.startsWith(`${parent}.`)),
  )
  if (siblings.length < 2) return true
  const last = Number(number.split('.').at(-1))
  return last <= Math.max(...siblings.map((one) => Number(one.split('.').at(-1))))
}

/** Dates written in two numeric ways, such as 2024-01-31 beside 31.01.2024. */
export const mixedDates: GeneralCheck = (doc, say) => {
  const firsts = new Map<FoundDate['form'], { date: FoundDate; index: number }>()
  for (const sentence of doc.sentences) {
    for (const date of findDates(sentence.text)) {
      const numeric = date.form === 'iso' || date.form === 'dotted' || date.form === 'slashed'
      if (numeric && !firsts.has(date.form)) firsts.set(date.form, { date, index: sentence.index })
    }
  }
  const [first, second] = [...firsts.values()]
  if (first === undefined || second === undefined) return []
  const quotes = [first, second].flatMap(({ date, index }) => {
    const sentence = doc.sentences[index]
    return sentence === undefined ? [] : [quoteOf(sentence, date.index / sentence.text.length)]
  })
  return [
    {
      kind: 'consistency',
      error: say.mixedDates(first.date.text, second.date.text),
      quotes,
      fix: say.write(first.date.text),
    },
  ]
}
