/** Lines of a text, its parts between separators, and its words. */

/** The text before the first separator. */
export const firstPart = (text: string, separator: string | RegExp): string =>
  text.split(separator, 1).join('')

/** The text after the last separator. */
export const lastPart = (text: string, separator: RegExp): string => text.split(separator).pop() ?? ''

/** What stands before and after a place in its sentence, up to `reach` characters; `ends` is between sentences. */
export function sentenceAround(
  text: string,
  { start, end }: { readonly start: number; readonly end: number },
  reach: number,
  ends: RegExp,
): readonly [before: string, after: string] {
  return [
    lastPart(text.slice(Math.max(0, start - reach), start), ends),
    firstPart(text.slice(end, end + reach), ends),
  ]
}

export const firstLine = (text: string): string => firstPart(text, '\n')

export const lastLine = (text: string): string => text.slice(text.lastIndexOf('\n') + 1)

/** Offset at which the line around `at` begins. */
export const lineStart = (text: string, at: number): number => at - lastLine(text.slice(0, at)).length

/** Offset at which the line around `at` ends. */
export const lineEnd = (text: string, at: number): number => at + firstLine(text.slice(at)).length

/** Maximum characters of a line that is read as an answer or a remark. */
export const LONGEST_LINE = 120

/** The line that begins after an offset, if it is short. */
export function lineAfter(text: string, from: number): string {
  const line = firstLine(text.slice(from).trimStart())
  return line.length > LONGEST_LINE ? '' : line.trim()
}

/** Returns the words in lower case, without hyphens inside words and at line ends. */
export function wordsOf(text: string): string[] {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\u00ad|(?<=\p{L})[-\u2010]\s*(?=\p{L})/gu, '')
    .replace(/[\u2018\u2019\u02bc]/g, "'")
    .replace(/\bno\.(?=\s*\d)/g, 'number')
  return plain.match(/[\p{L}\p{M}]+(?:'[\p{L}\p{M}]+)*/gu) ?? []
}
