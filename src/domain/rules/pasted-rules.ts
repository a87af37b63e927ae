/** Splits a pasted list into rules, one per item, for any style of numbering. */

export interface PastedRules {
  readonly rules: readonly string[]
  /** Whether the first item had a number or a bullet. */
  readonly marked: boolean
}

type Kind = 'dotted' | 'letter' | 'roman'

/**
 * "1." "2)" "(3)" "[4]" "1.2." "5:" "（6）" "7、" "⑧" "(d)", a bullet, a check box, "Article 6 -", an ID in a separate
 * column ("REQ-014", tab); then a space, a letter or nothing.
 */
const SURE = [
  /^[([]?\d{1,3}(?:\.\d{1,3})*[.)\]:]+(?=\s|$|\p{L}|["'„“«(])\s*/u,
  /^(?:[（(]\d{1,3}[）)]|\d{1,3}[、．）]|[\u2460-\u24ff])\s*/u,
  /^\(\p{L}\)\s+/u,
  /^(?:[-–—*+•‣◦▪●·□☐☑✓](?:\s+\[[ x]\])?|\[[ x]\])(?:\s+|$)/iu,
  /^[・•●■◆○]\s*/u,
  /^(?:rule|article|section|clause|point|§|pravidlo|článek|čl\.|bod|artikel|abschnitt|regel)\s*\d{1,3}(?:\.\d{1,3})*(?:\s*[.):–-])?(?:\s+|$)/iu,
  /^[\p{Lu}\d][\p{Lu}\d._-]{0,11}\t\s*/u,
]
/** These can also begin a sentence ("1.5 metres", "A. Novák", "I. Newton"), so they count only within a list. */
const LIKELY: readonly (readonly [Kind, RegExp])[] = [
  ['dotted', /^\d{1,3}(?:\.\d{1,3})+\s+/],
  ['letter', /^\(?\p{L}[.)]\s+/u],
  ['roman', /^\(?[ivxlc]{1,6}[.)]\s+/i],
]

/** Length of a sure mark. */
function sureMark(line: string): number | undefined {
  return SURE.map((pattern) => pattern.exec(line)?.[0].length).find(Boolean)
}

function likelyMarks(line: string): { readonly kind: Kind; readonly length: number }[] {
  return LIKELY.flatMap(([kind, pattern]) => {
    const length = pattern.exec(line)?.[0].length
    return length ? [{ kind, length }] : []
  })
}

/** Minimum share of marked lines for a list with mixed marks. */
const MIXED_LIST = 0.75

/** Length of the number or bullet of each line, or undefined. A likely mark counts if another line has the same kind. */
function marksOf(lines: readonly string[]): readonly (number | undefined)[] {
  const sure = lines.map(sureMark)
  const likely = lines.map(likelyMarks)
  const linesOf = Map.groupBy(likely.flat(), ({ kind }) => kind)
  const marked = lines.filter((_, index) => sure[index] || likely[index]?.length).length
  const isMixed = sure.some(Boolean) && marked >= lines.filter((line) => line !== '').length * MIXED_LIST
  const counts = ({ kind }: { kind: Kind }) => isMixed || (linesOf.get(kind) ?? []).length > 1
  return lines.map((_, index) => sure[index] ?? likely[index]?.find(counts)?.length)
}

/** Each line with words is a rule. The only line without a mark above marked ones is their title, and is dropped. */
export function splitPasted(text: string): PastedRules {
  const raw = text.split(/\r\n|[\n\r\u2028\u2029]/).map((line) => line.trim())
  const rows = raw.map((line, index) => textCell(line, raw[index + 1] ?? ''))
  const lines = rows.filter((line) => line !== '')
  const marks = marksOf(lines)
  const isTitled = lines.length > 2 && !marks[0] && marks.slice(1).every(Boolean) && isFirst(lines[1])
  const rules = lines.map((line, index) => line.slice(marks[index] ?? 0).trim())
  return {
    rules: rules.slice(isTitled ? 1 : 0).filter((rule) => rule !== ''),
    marked: marks[isTitled ? 1 : 0] !== undefined || rows[0] !== raw[0],
  }
}

/** Not "2.": then the line above is the first rule, pasted behind a "1. " that was there. */
function isFirst(line = ''): boolean {
  const [, number = '1'] = /^\W*(\d+)/.exec(line) ?? []
  return number === '1'
}

const RULED = /^\|[\s:|-]*\|$/

/** The longest cell of a table's row ("| 7 | Payment is due within 30 days. |"), empty for its heading; any other line as it is. */
function textCell(line: string, next: string): string {
  if (line.length < 2 || !line.startsWith('|') || !line.endsWith('|')) return line
  if (RULED.test(line) || RULED.test(next)) return ''
  const cells = line.split('|').map((cell) => cell.trim())
  return cells.reduce((longest, cell) => (cell.length > longest.length ? cell : longest), '')
}

/** Removes the number or bullet of a pasted line, if any. */
export function withoutMark(line: string): string {
  const { rules, marked } = splitPasted(line)
  return marked ? (rules[0] ?? '') : line
}
