/** "Every page must be numbered." */
import type { Page } from '../document/document.ts'
import type { Decider } from './decider.ts'

const asked =
  /\bpages?\b.{0,30}\bnumber(?:ed|s|ing)?\b|\bpage numbers?\b|number(?:ed|ing)? (?:of )?(?:all |every |each )?pages?|seitenzahl|seiten?\b.{0,30}nummerier|(?:stran|stránk)\p{L}*.{0,30}(?:číslo|očíslov)|čísl\p{L}+ (?:všech )?stran/iu
const alone =
  /^[-–—\s[(]*(?:(?:page|seite|strana|str\.|s\.)\s*)?(\d{1,4})(?:\s*(?:\/|of|von|z|ze)\s*\d{1,4})?[-–—\s\])]*$/iu
const marked = /(?:page|seite|strana|str\.)\s*(\d{1,4})|(\d{1,4})\s*(?:\/|of|von|z)\s*\d{1,4}\b/iu
const atEnd = /^(\d{1,4})\s+\D|\D\s(\d{1,4})$/u

/** Lines at the top and bottom of a page searched for its number. */
const edge = 3

export const numberedPages: Decider = ({ rule, doc, say }) => {
  if (!asked.test(rule.body) || rule.negated) return null
  const candidates = doc.pages.map((page) => numbersAt(page, doc.pages.length > 2))
  const shift = commonest(
    doc.pages.flatMap((page, index) => (candidates[index] ?? []).map((number) => number - page.number)),
  )
  const missing = doc.pages.filter((page, index) => !(candidates[index] ?? []).includes(page.number + shift))
  if (missing.length === 0)
    return { verdict: 'met', reason: say.pagesNumbered(doc.pages.length), quotes: [], fix: '' }
  const reason = say.pagesUnnumbered(missing.map((page) => page.number))
  const verdict = missing.length * 2 > doc.pages.length ? 'not_found' : 'broken'
  return { verdict, reason, quotes: [], fix: say.numberPages }
}

/** `loose`: a number at the end of a header or footer counts, as there are enough pages to confirm a sequence. */
function numbersAt({ lines }: Page, loose: boolean): readonly number[] {
  const edges = lines.length <= 2 * edge ? lines : [...lines.slice(0, edge), ...lines.slice(-edge)]
  const patterns = loose ? [alone, marked, atEnd] : [alone, marked]
  return edges.flatMap((line) =>
    patterns.flatMap((pattern) => {
      const match = pattern.exec(line)
      return match === null ? [] : [Number(match[1] ?? match[2])]
    }),
  )
}

/** Most common offset of printed page numbers; 0 when no number was found. */
function commonest(values: readonly number[]): number {
  const counts = new Map<number, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].reduce((best, one) => (one[1] > best[1] ? one : best), [0, 0] as [number, number])[0]
}
