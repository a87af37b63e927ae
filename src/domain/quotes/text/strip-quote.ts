/** Strips what models add around a quote: quotation marks, and ellipses at its ends. One pass from each end. */

const OPENING = '"\'\u00ab\u2018\u201c\u201e\u201f'
const CLOSING = '"\'\u00bb\u2019\u201c\u201d'
const MARKS = '"\'\u2018\u2019\u201a\u201b\u201c\u201d\u201e\u201f\u00ab\u00bb,;:.'
const ELLIPSIS = '\u2026'
/** Minimum dots of an ellipsis. */
const FEWEST_DOTS = 3

const isSpace = (char: string | undefined): boolean => char !== undefined && /\s/u.test(char)

/** Reads a text inwards from one end: `at(0)` is the character at that end. */
interface Walk {
  readonly at: (offset: number) => string | undefined
  readonly length: number
}

const forwards = (text: string): Walk => ({ at: (offset) => text[offset], length: text.length })
const backwards = (text: string): Walk => ({
  at: (offset) => text[text.length - 1 - offset],
  length: text.length,
})

function pastSpaces({ at, length }: Walk, from: number): number {
  let offset = from
  while (offset < length && isSpace(at(offset))) offset += 1
  return offset
}

/** End of an ellipsis that begins at `from`, including brackets; null if there is none. */
function pastEllipsis(
  { at, length }: Walk,
  from: number,
  [open, close]: readonly [string, string],
): number | null {
  const start = at(from) === open ? from + 1 : from
  let end = start
  if (at(start) === ELLIPSIS) end += 1
  else while (end < length && at(end) === '.') end += 1
  const isEllipsis = at(start) === ELLIPSIS || end - start >= FEWEST_DOTS
  if (!isEllipsis) return null
  return at(end) === close ? end + 1 : end
}

/** Number of characters at this end that belong to ellipses and the spaces around them. */
function ellipsesAt(walk: Walk, brackets: readonly [string, string]): number {
  let cut = 0
  for (;;) {
    const end = pastEllipsis(walk, pastSpaces(walk, cut), brackets)
    if (end === null) return cut === 0 ? 0 : pastSpaces(walk, cut)
    cut = end
  }
}

function withoutEllipses(text: string): string {
  const rest = text.slice(ellipsesAt(forwards(text), ['[', ']']))
  return rest.slice(0, rest.length - ellipsesAt(backwards(rest), [']', '[']))
}

function unwrapped(text: string): string {
  const bare = text.trim()
  const isWrapped =
    bare.length > 2 && OPENING.includes(bare[0] ?? ' ') && CLOSING.includes(bare[bare.length - 1] ?? ' ')
  return isWrapped ? bare.slice(1, -1) : text
}

/** Returns the quote as given, then progressively stripped. The last one has only the quoted words. */
export function readingsOf(quote: string): string[] {
  const bare = withoutEllipses(quote)
  return [...new Set([quote, bare, withoutEllipses(unwrapped(bare))])]
}

function marksAt({ at, length }: Walk): number {
  let offset = 0
  while (offset < length && (MARKS.includes(at(offset) ?? ' ') || isSpace(at(offset)))) offset += 1
  return offset
}

/** Removes punctuation, quotation marks and spaces at both ends. */
export function withoutMarks(text: string): string {
  const rest = text.slice(marksAt(forwards(text)))
  return rest.slice(0, rest.length - marksAt(backwards(rest)))
}
