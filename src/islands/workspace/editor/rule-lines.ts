/**
 * The text of the rule editor as lines: line n reads "n. " and then the rule. A place is a line and a column within
 * the rule; the number itself holds no place, so whatever happens to it happens to the rule's beginning.
 */
import { formatRules } from '../../../domain/rules.ts'

export interface Place {
  /** From 0. */
  readonly line: number
  /** Characters of the rule before the place. */
  readonly column: number
}

/** Characters of the number in front of a line: 3 for "1. ", 4 for "10. ". */
export function numberLength(line: number): number {
  return String(line + 1).length + 2
}

/** The rules of a text whose lines are all numbered in order, as they stand: empty ones too. */
export function linesOf(text: string): readonly string[] {
  return text.split('\n').map((line, index) => line.slice(numberLength(index)))
}

/** The place at an offset of the text; inside a number it is the rule's beginning. */
export function placeAt(lines: readonly string[], offset: number): Place {
  let begin = 0
  for (const [line, rule] of lines.entries()) {
    const after = begin + numberLength(line) + rule.length
    if (offset <= after || line === lines.length - 1) {
      return { line, column: Math.min(Math.max(0, offset - begin - numberLength(line)), rule.length) }
    }
    begin = after + 1
  }
  return { line: 0, column: 0 }
}

/** The offset of a place in the text. */
export function offsetOf(lines: readonly string[], { line, column }: Place): number {
  return formatRules(lines.slice(0, line)).length + (line > 0 ? 1 : 0) + numberLength(line) + column
}
