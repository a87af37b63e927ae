/** References to a section that the document does not have. */
import type { Doc } from '../document/document.ts'
import { type Check, eachMatch } from './slips.ts'

/** What follows shows that the section is in another document. */
const elsewhere =
  /^(?:\(\w{1,4}\)|[\s,]|(?:or|and|respectively|through|sections?)\b|\d[\d.]*(?![\d.]))*(?:\b(?:of|to|in|under) (?!this\b|the agreement\b|the contract\b))/iu
const before = /(?:act|code|u\.?s\.?c\.?|exhibit \p{L}|schedule \p{L}|rule|lease|plan|law)\s{0,3},?\s{0,3}$/iu
/** Characters around a reference that show which document the section is in. */
const around = 80
/** With fewer numbered sections the numbering was not understood. */
const leastSections = 6

export const deadReferences: Check = (doc) => {
  const known = knownNumbers(doc)
  if (known.size < leastSections) return []
  const dead = eachMatch(
    /(?<![\p{L}])(?:section|clause)s?\s+(\d{1,2}(?:\.\d{1,2}){0,2})(?!\.?\d)/giu,
    ({ 0: words, 1: number = '', index, input }) => {
      const end = index + words.length
      const isForeign =
        elsewhere.test(input.slice(end, end + around)) ||
        before.test(input.slice(Math.max(0, index - around), index))
      return isForeign || isKnown(number, known)
        ? null
        : [`The document refers to “${words}”, but has no such section.`, '']
    },
  )
  return dead(doc).filter(({ sentence }) => !sentence.isHeading)
}

/** Numbers at the start of any line: more than the headings, to avoid false findings. */
function knownNumbers({ pages }: Doc): ReadonlySet<string> {
  const first = /^(?:(?:section|article|clause)\s*)?(\d{1,2}(?:\.\d{1,2}){0,3})(?!\d)/iu
  return new Set(pages.flatMap(({ lines }) => lines.flatMap((line) => first.exec(line)?.[1] ?? [])))
}

/** Only references beyond the last of at least two sections of their level are certainly dead. */
function isKnown(number: string, known: ReadonlySet<string>): boolean {
  const parentOf = (one: string): string => one.slice(0, Math.max(0, one.lastIndexOf('.')))
  const lastOf = (one: string): number => Number(one.split('.').at(-1))
  const siblings = [...known].filter((one) => parentOf(one) === parentOf(number))
  const isParent = [...known].some((one) => one.startsWith(`${number}.`))
  return isParent || siblings.length < 2 || lastOf(number) <= Math.max(...siblings.map(lastOf))
}
