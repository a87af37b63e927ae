/** Takes a pasted list apart: one rule an item, whatever way the items were numbered. */

export interface PastedRules {
  readonly rules: readonly string[]
  /** The first item carried a number or a bullet of its own. */
  readonly marked: boolean
}

type Kind = 'sure' | 'dotted' | 'letter' | 'roman'

/** "1." "2)" "(3)" "[4]" "1.2." "5:", a bullet, a tick box, "Article 6 -"; then a space, a letter or nothing. */
const SURE = [
  /^[([]?\d{1,3}(?:\.\d{1,3})*[.)\]:]+(?=\s|$|\p{L}|["'„“«(])\s*/u,
  /^(?:[-–—*+•‣◦▪●·□☐☑✓](?:\s+\[[ x]\])?|\[[ x]\])(?:\s+|$)/iu,
  /^(?:rule|article|section|clause|point|§|pravidlo|článek|čl\.|bod|artikel|abschnitt|regel)\s*\d{1,3}(?:\.\d{1,3})*(?:\s*[.):–-])?(?:\s+|$)/iu,
]
/** These can also begin a sentence ("1.5 metres", "A. Novák", "I. Newton"), so they count when two lines have them. */
const LIKELY: readonly (readonly [Kind, RegExp])[] = [
  ['dotted', /^\d{1,3}(?:\.\d{1,3})+\s+/],
  ['letter', /^\(?\p{L}[.)]\s+/u],
  ['roman', /^\(?[ivxlc]{1,6}[.)]\s+/i],
]

interface Mark {
  readonly kind: Kind
  readonly length: number
}

function sureMark(line: string): Mark | undefined {
  for (const pattern of SURE) {
    const found = pattern.exec(line)
    if (found) return { kind: 'sure', length: found[0].length }
  }
  return undefined
}

function likelyMarks(line: string): Mark[] {
  return LIKELY.flatMap(([kind, pattern]) => {
    const found = pattern.exec(line)
    return found ? [{ kind, length: found[0].length }] : []
  })
}

/** The number or bullet of each line, or undefined. */
function marksOf(lines: readonly string[]): readonly (Mark | undefined)[] {
  const likely = lines.map(likelyMarks)
  const count = (kind: Kind): number =>
    likely.filter((marks) => marks.some((each) => each.kind === kind)).length
  return lines.map((line, index) => sureMark(line) ?? likely[index]?.find(({ kind }) => count(kind) > 1))
}

/**
 * The rules of a pasted text of several lines. In a list with numbers or bullets a line without one continues the
 * item above it; in a text without any, each line is a rule.
 */
export function splitPasted(text: string): PastedRules {
  const lines = text.split(/\r\n|[\n\r\u2028\u2029]/).map((line) => line.trim())
  const marks = marksOf(lines)
  const isList = marks.some(Boolean)
  const rules: string[] = []
  for (const [index, line] of lines.entries()) {
    const mark = marks[index]
    const continues = isList && !mark && lines[index - 1] !== '' && rules.length > 0
    const words = line.slice(mark?.length ?? 0).trim()
    if (continues) rules.push(`${rules.pop() ?? ''} ${words}`.trim())
    else if (mark || words !== '') rules.push(words)
  }
  const first = lines.findIndex((line) => line !== '')
  return { rules: rules.filter((rule) => rule !== ''), marked: marks[first] !== undefined }
}

/** One pasted line without the number or bullet it may carry. */
export function withoutMark(line: string): string {
  const { rules, marked } = splitPasted(line)
  return marked ? (rules[0] ?? '') : line
}
