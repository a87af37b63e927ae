/** One change to the lines of the rule editor: a range replaced by text, numbers excluded. */
import { splitPasted, withoutMark } from '../../../domain/rules/pasted-rules.ts'
import { linesOf, offsetOf, type Place, placeAt } from './rule-lines.ts'

export interface Change {
  readonly from: number
  readonly to: number
  readonly insert: string
}

export interface Edited {
  readonly lines: readonly string[]
  readonly caret: Place
}

/** Returns the browser's change between two values of a field, given the `caret` afterwards. */
export function changeBetween(before: string, after: string, caret: number): Change {
  const tail = after.slice(caret)
  const kept = before.endsWith(tail) ? tail.length : commonSuffix(before, after)
  const limit = Math.min(before.length, after.length) - kept
  let from = 0
  while (from < limit && before[from] === after[from]) from += 1
  return { from, to: before.length - kept, insert: after.slice(from, after.length - kept) }
}

function commonSuffix(before: string, after: string): number {
  const limit = Math.min(before.length, after.length)
  let length = 0
  while (length < limit && before.at(-1 - length) === after.at(-1 - length)) length += 1
  return length
}

/** Returns the lines after a change of the numbered text. */
export function applyChange(text: string, { from, to, insert }: Change): Edited {
  const lines = linesOf(text)
  const start = placeAt(lines, from)
  const end = placeAt(lines, to)
  const nothing = start.line === end.line && start.column === end.column
  if (insert === '' && nothing && from < to) return joinUp(lines, start.line)
  return replace(lines, start, end, insert)
}

/** Backspace at a rule's beginning removes an empty line, or joins the rule to the one above. */
function joinUp(lines: readonly string[], line: number): Edited {
  const rule = lines[line] ?? ''
  if (line === 0) {
    const rest = rule === '' && lines.length > 1 ? lines.slice(1) : lines
    return { lines: rest, caret: { line: 0, column: 0 } }
  }
  const above = lines[line - 1] ?? ''
  const joined = [...lines.slice(0, line - 1), above + rule, ...lines.slice(line + 1)]
  return { lines: joined, caret: { line: line - 1, column: above.length } }
}

function replace(lines: readonly string[], start: Place, end: Place, insert: string): Edited {
  const head = (lines[start.line] ?? '').slice(0, start.column)
  const tail = (lines[end.line] ?? '').slice(end.column)
  const wholeLines = start.column === 0 && end.column === 0 && end.line > start.line && insert !== ''
  const middle = pieces(head, wholeLines ? '' : tail, insert)
  const after = wholeLines ? [tail] : []
  return {
    lines: [...lines.slice(0, start.line), ...middle.lines, ...after, ...lines.slice(end.line + 1)],
    caret: { line: start.line + middle.caret.line, column: middle.caret.column },
  }
}

/** Returns the lines after inserting `insert` between `head` and `tail`; the caret is relative to the first. */
function pieces(head: string, tail: string, insert: string): Edited {
  if (!/[\n\r\u2028\u2029]/.test(insert)) return oneLine(head, tail, insert)
  if (insert.trim() === '') return { lines: [head, tail.trimStart()], caret: { line: 1, column: 0 } }
  const { rules, marked } = splitPasted(insert)
  const apart = marked && head.trim() !== ''
  const all = apart ? [head, ...rules] : [head + (rules[0] ?? ''), ...rules.slice(1)]
  const last = all.at(-1) ?? ''
  return { lines: [...all.slice(0, -1), last + tail], caret: { line: all.length - 1, column: last.length } }
}

function oneLine(head: string, tail: string, insert: string): Edited {
  const words = head === '' && insert.length > 2 ? withoutMark(insert) : insert
  const line = head + words
  return { lines: [line + tail], caret: { line: 0, column: line.length } }
}

export function caretOf({ lines, caret }: Edited): number {
  return offsetOf(lines, caret)
}
