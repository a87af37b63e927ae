/**
 * The text of the rule editor as lines: line n is "n. " and the rule. A place is a line and a column within the rule;
 * an offset inside the number maps to the rule's beginning.
 */
import { formatRules } from '../../../domain/rules/rules.ts'

export interface Place {
  /** From 0. */
  readonly line: number
  /** Column in the rule, from 0. */
  readonly column: number
}

/** Characters of the number before a line: 3 for "1. ", 4 for "10. ". */
export function numberLength(line: number): number {
  return String(line + 1).length + 2
}

/** Returns the rules of a text whose lines are numbered in order, empty ones included. */
export function linesOf(text: string): readonly string[] {
  return text.split('\n').map((line, index) => line.slice(numberLength(index)))
}

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

export function offsetOf(lines: readonly string[], { line, column }: Place): number {
  return formatRules(lines.slice(0, line)).length + (line > 0 ? 1 : 0) + numberLength(line) + column
}
