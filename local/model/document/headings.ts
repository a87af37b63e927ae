/** Recognises section headings in the lines of a page. */

interface Heading {
  /** "7.2", "IV", "§ 3"; null for a heading without a number. */
  readonly number: string | null
  readonly title: string
  /** The heading as written. */
  readonly words: string
  /** Text after the heading in the same line. */
  readonly rest: string
}

const label = '(?:article|section|clause|annex|exhibit|schedule|appendix|§)'
const digits = '\\d{1,2}(?:\\.\\d{1,2}){0,3}'
const numbered = new RegExp(
  `^(?:${label}\\s{0,9}(${digits}|[IVXLC]{1,6}|[A-Z])\\b|(${digits})(?=[.)\\s])|([IVXLC]{1,6})(?=[.)]))[.):]?\\s{0,9}(?:[-–—:.]\\s{0,9})?(.*)$`,
  'iu',
)
export const labelled = new RegExp(`^${label}`, 'iu')
const contents = /(?:\.\s*){4,}|\s\.{2,}\s*\d+$|\s\d{1,3}$/u
const smallWords = /^(?:a|an|and|as|at|by|for|from|in|of|on|or|the|to|with)$/u

/** A longer line is no heading. */
const longestLine = 600
const maxTitleWords = 9
const maxTitleLength = 90

function titleLike(text: string): boolean {
  const words = text.split(/\s+/u)
  if (text.length < 3 || text.length > maxTitleLength || words.length > maxTitleWords) return false
  return /^[\p{Lu}"“„]/u.test(text) && /\p{L}{3}/u.test(text) && !/[,;]$/u.test(text)
}

/** Whether every meaningful word begins with a capital letter. */
function capitalised(text: string): boolean {
  const words = text.split(/[\s/-]+/u).filter((one) => /\p{L}/u.test(one))
  return words.every((one) => /^["“„(]?[\p{Lu}\d]/u.test(one) || smallWords.test(one.toLowerCase()))
}

/** "Governing Law. This Agreement …": a title, then its text. */
function runIn(text: string): { title: string; rest: string } | null {
  const match = /^([^.:]{3,70}?)(?:[.:]|\s[-–—])\s{1,9}(?=["“„(]?[\p{Lu}(])/u.exec(text)
  if (match === null) return null
  const [whole, title = ''] = match
  return titleLike(title) && capitalised(title) ? { title, rest: text.slice(whole.length) } : null
}

function numberedHeading(line: string): Heading | null {
  const match = numbered.exec(line)
  if (match === null) return null
  const number = match[1] ?? match[2] ?? match[3] ?? ''
  const text = (match[4] ?? '').trim()
  if (text === '') return labelled.test(line) ? heading(number, line, '') : null
  const inline = runIn(text)
  if (inline !== null) return heading(number, line, inline.title, inline.rest)
  const bare = text.replace(/[.:]$/u, '')
  if (!titleLike(bare) || /^\p{Ll}/u.test(text)) return null
  const strong = labelled.test(line) || capitalised(bare) || bare.split(/\s+/u).length <= 5
  const shouting = bare === bare.toUpperCase()
  return strong && (shouting || !/[.;,]\s/u.test(bare)) ? heading(number, line, bare) : null
}

/** Its title, and what follows it in the same line. */
function heading(number: string | null, line: string, title: string, rest = ''): Heading {
  return { number, title, words: line.slice(0, line.length - rest.length).trim(), rest }
}

function plainHeading(line: string, fresh: boolean): Heading | null {
  const bare = line.replace(/[.:]$/u, '')
  const shouting = bare === bare.toUpperCase() && /\p{L}{4}/u.test(bare) && !/\d{3}|_{2}|@/u.test(bare)
  if (shouting && titleLike(bare)) return heading(null, line, bare)
  if (!fresh) return null
  const inline = runIn(line)
  if (inline !== null) return heading(null, line, inline.title, inline.rest)
  const calm =
    titleLike(bare) && capitalised(bare) && bare.split(/\s+/u).length <= 6 && !/[.!?\d_@]$/u.test(line)
  return calm ? heading(null, line, bare) : null
}

/** Number of an item without a title: "7.2 The Supplier shall …". */
export function itemNumber(line: string): string | null {
  return (
    /^(?:§\s*)?(\d{1,2}\.\d{1,2}(?:\.\d{1,2})?)\.?\s+\S/u.exec(line)?.[1] ??
    /^(\d{1,2}\.\d{1,2})\.$/u.exec(line)?.[1] ??
    null
  )
}

/**
 * The heading at the start of a line, if any. `fresh`: the previous line ended a sentence, so a line without a number
 * may be a title too. Lines of a table of contents don't count.
 */
export function headingOf(line: string, fresh: boolean): Heading | null {
  if (line.length > longestLine || (contents.test(line) && !/^\S+\s+\S+$/u.test(line))) return null
  return numberedHeading(line) ?? plainHeading(line, fresh)
}

export const bullet = /^[•–+*-]\s/u
