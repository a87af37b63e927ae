/** Strips what models add around a quote: quotation marks, and ellipses at its ends. */

/** Reading on from the beginning only, the expressions take linear time; ends are read backwards. */
const ELLIPSES = /^(?:\s*[[(]?(?:\u2026|\.{3,})[\])]?)+\s*/u
const ELLIPSES_BACKWARDS = /^(?:\s*[\])]?(?:\u2026|\.{3,})[[(]?)+\s*/u
const WRAPPED = /^\s*["'\u00ab\u2018\u201c\u201e\u201f]([\s\S]+)["'\u00bb\u2019\u201c\u201d]\s*$/u
const MARKS = /^[\s"'\u2018-\u201f\u00ab\u00bb,;:.]+/u

const reversed = (text: string): string => text.split('').reverse().join('')

const withoutEnds = (text: string, beginning: RegExp, end = beginning): string =>
  reversed(reversed(text.replace(beginning, '')).replace(end, ''))

const withoutEllipses = (text: string): string => withoutEnds(text, ELLIPSES, ELLIPSES_BACKWARDS)

/** Returns the quote as given, then progressively stripped. The last one has only the quoted words. */
export function readingsOf(quote: string): string[] {
  const bare = withoutEllipses(quote)
  return [...new Set([quote, bare, withoutEllipses(bare.replace(WRAPPED, '$1'))])]
}

/** Removes punctuation, quotation marks and spaces at both ends. */
export const withoutMarks = (text: string): string => withoutEnds(text, MARKS)
