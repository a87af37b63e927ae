/** Strips what models add around a quote: quotation marks, and ellipses at its ends. One pass from each end. */

const OPENING = '"\'\u00ab\u2018\u201c\u201e\u201f'
const CLOSING = '"\'\u00bb\u2019\u201c\u201d'
const MARKS = '"\'\u2018\u2019\u201a\u201b\u201c\u201d\u201e\u201f\u00ab\u00bb,;:.'
const ELLIPSIS = '\u2026'
/** Minimum dots of an ellipsis. */
const FEWEST_DOTS = 3

const isSpace = (char: string | undefined): boolean => char !== undefined && /\s/u.test(char)

function pastSpaces(text: string, from: number): number {
  let at = from
  while (isSpace(text[at])) at += 1
  return at
}

/** End of an ellipsis that begins at `from`, including brackets; null if there is none. */
function pastEllipsis(text: string, from: number, [open, close]: readonly [string, string]): number | null {
  const start = text[from] === open ? from + 1 : from
  let end = start
  if (text[start] === ELLIPSIS) end += 1
  else while (text[end] === '.') end += 1
  if (text[start] !== ELLIPSIS && end - start < FEWEST_DOTS) return null
  return text[end] === close ? end + 1 : end
}

/** The text without the ellipses that it begins with, and the spaces around them. */
function afterEllipses(text: string, brackets: readonly [string, string]): string {
  let cut = 0
  for (;;) {
    const end = pastEllipsis(text, pastSpaces(text, cut), brackets)
    if (end === null) return cut === 0 ? text : text.slice(pastSpaces(text, cut))
    cut = end
  }
}

/** The units of a text from its end, so that its end can be read as a beginning. */
const reversed = (text: string): string => text.split('').reverse().join('')

const withoutEllipses = (text: string): string =>
  reversed(afterEllipses(reversed(afterEllipses(text, ['[', ']'])), [']', '[']))

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

function afterMarks(text: string): string {
  let at = 0
  while (at < text.length && (MARKS.includes(text[at] ?? ' ') || isSpace(text[at]))) at += 1
  return text.slice(at)
}

/** Removes punctuation, quotation marks and spaces at both ends. */
export const withoutMarks = (text: string): string => reversed(afterMarks(reversed(afterMarks(text))))
