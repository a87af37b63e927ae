/** Its text is what the field shows: line n is "n. " and the rule. It renumbers what the browser’s edits leave. */
import { splitPasted, withoutMark } from '../../../domain/rules/pasted-rules.ts'
import { formatRules, parseRules } from '../../../domain/rules/rules.ts'

/** A state in the undo history. The selection is offsets in the text. */
interface Moment {
  readonly text: string
  readonly start: number
  readonly end: number
}

export interface EditorState extends Moment {
  readonly past: readonly Moment[]
  readonly future: readonly Moment[]
  /** Typing or erasing a word is one undo step. */
  readonly run: 'typing' | 'erasing' | null
}

export type EditorEvent =
  | { readonly type: 'input'; readonly text: string; readonly caret: number }
  | { readonly type: 'select'; readonly start: number; readonly end: number }
  | { readonly type: 'fill'; readonly text: string }
  | { readonly type: 'move'; readonly by: -1 | 1 }
  | { readonly type: 'leave' }
  | { readonly type: 'undo' }
  | { readonly type: 'redo' }

const UNDO_STEPS = 200

export function openEditor(text: string): EditorState {
  return { ...filled(text), past: [], future: [], run: null }
}

export function editedText(text: string): string {
  return formatRules(parseRules(text))
}

export function isBlank({ text }: EditorState): boolean {
  return text === filled('').text
}

export function editRules(state: EditorState, event: EditorEvent): EditorState {
  switch (event.type) {
    case 'input':
      return input(state, changeBetween(state.text, event.text, event.caret))
    case 'select':
      return { ...state, ...settled(state, event.start, event.end), run: null }
    case 'fill':
      return step(state, filled(event.text))
    case 'move':
      return move(state, event.by)
    case 'leave':
      return leave(state)
    case 'undo':
      return travel(state, 'past', 'future')
    case 'redo':
      return travel(state, 'future', 'past')
  }
}

function filled(text: string): Moment {
  const shown = editedText(text) || formatRules([''])
  return { text: shown, start: shown.length, end: shown.length }
}

/** Returns the next state with an undo step, unless the text is the same or the run goes on. */
function step(state: EditorState, next: Moment, run: EditorState['run'] = null): EditorState {
  const { past, text, start, end } = state
  if (next.text === text) return { ...state, ...next, run: null }
  const goesOn = run !== null && run === state.run
  return {
    ...next,
    past: goesOn ? past : [...past, { text, start, end }].slice(-UNDO_STEPS),
    future: [],
    run,
  }
}

function travel(state: EditorState, from: 'past' | 'future', to: 'past' | 'future'): EditorState {
  const { text, start, end } = state
  const moment = state[from].at(-1)
  if (!moment) return state
  const left = { [from]: state[from].slice(0, -1), [to]: [...state[to], { text, start, end }] }
  return { ...state, ...moment, ...left, run: null }
}

interface Change {
  readonly from: number
  readonly to: number
  readonly insert: string
}

function changeBetween(before: string, after: string, caret: number): Change {
  const tail = after.slice(caret)
  const kept = before.endsWith(tail) ? tail.length : 0
  const limit = Math.min(before.length, after.length) - kept
  let from = 0
  while (from < limit && before[from] === after[from]) from += 1
  return { from, to: before.length - kept, insert: after.slice(from, after.length - kept) }
}

function input(state: EditorState, change: Change): EditorState {
  const { from, to, insert } = change
  const next = changed(state.text, change)
  if (from === to && insert.length === 1 && insert.trim() !== '') return step(state, next, 'typing')
  return step(state, next, to - from === 1 && insert === '' ? 'erasing' : null)
}

function lineAt(text: string, offset: number) {
  const begin = offset === 0 ? 0 : text.lastIndexOf('\n', offset - 1) + 1
  return { index: text.slice(0, begin).split('\n').length - 1, begin, rule: text.indexOf(' ', begin) + 1 }
}

function linesOf(text: string): readonly string[] {
  return text.split('\n').map((line) => line.slice(line.indexOf(' ') + 1))
}

const LINE_END = /[\n\r\u2028\u2029]/

function isBreak(insert: string): boolean {
  return LINE_END.test(insert) && insert.trim() === ''
}

/** What a change of the numbered text leads to; a change within a number is one at the rule's beginning. */
function changed(text: string, { from, to, insert }: Change): Moment {
  const lines = linesOf(text)
  const first = lineAt(text, from)
  const last = lineAt(text, to)
  const above = lines.slice(0, first.index)
  const head = text.slice(first.rule, Math.max(from, first.rule))
  const tail = lines[last.index]?.slice(Math.max(0, to - last.rule)) ?? ''
  const below = [isBreak(insert) ? tail.trimStart() : tail, ...lines.slice(last.index + 1)]
  const isWithinLine = first.index === last.index
  if (insert === '' && from < to && isWithinLine && to <= last.rule) return joined(above, below)
  // Words that replace whole lines leave the line below as it is.
  if (insert !== '' && !isWithinLine && head === '' && to <= last.rule) below.unshift('')
  return written([...above, ...inserted(head, insert, first.index)], below)
}

/** The words before and after the caret, by line; the caret's line is the last of one and the first of the other. */
function written(before: readonly string[], [rest = '', ...below]: readonly string[]): Moment {
  const caret = formatRules(before).length
  const lines = [...before.slice(0, -1), (before.at(-1) ?? '') + rest, ...below]
  return { text: formatRules(lines), start: caret, end: caret }
}

/** Backspace at a rule's beginning removes an empty line, or joins the rule to the one above. */
function joined(above: readonly string[], below: readonly string[]): Moment {
  if (above.length > 0) return written(above, below)
  return written([''], below[0] === '' && below.length > 1 ? below.slice(1) : below)
}

/** The lines from the one that begins with `head` to the caret, after an insertion. */
function inserted(head: string, insert: string, line: number): readonly string[] {
  // "2. " typed out of habit on line 2.
  if (insert === ' ' && (head === `${line + 1}.` || head === `${line + 1})`)) return ['']
  if (!LINE_END.test(insert))
    return [head + (head === '' && insert.length > 2 ? withoutMark(insert) : insert)]
  if (isBreak(insert)) return [head, '']
  const { rules, marked } = splitPasted(insert)
  const [words = '', ...others] = rules
  return marked && head.trim() !== '' ? [head, ...rules] : [head + words, ...others]
}

/** Keeps the caret out of numbers: Left at a rule's beginning goes to the line above. */
function settled(state: EditorState, start: number, end: number): Pick<Moment, 'start' | 'end'> {
  if (start !== end) return { start, end }
  const { begin, rule } = lineAt(state.text, start)
  const wentLeft = state.start === state.end && state.start === rule && start === rule - 1 && begin > 0
  const caret = wentLeft ? begin - 1 : Math.max(start, rule)
  return { start: caret, end: caret }
}

function move(state: EditorState, by: -1 | 1): EditorState {
  const lines = linesOf(state.text)
  const first = lineAt(state.text, state.start).index
  const last = lineAt(state.text, state.end).index
  const neighbour = by < 0 ? first - 1 : last + 1
  const passed = lines[neighbour]
  if (passed === undefined) return state
  const moved = lines.toSpliced(neighbour, 1).toSpliced(by < 0 ? last : first, 0, passed)
  const place = (offset: number): number => {
    const { index, rule } = lineAt(state.text, offset)
    return formatRules([...moved.slice(0, index + by), '']).length + Math.max(0, offset - rule)
  }
  return step(state, { text: formatRules(moved), start: place(state.start), end: place(state.end) })
}

function leave(state: EditorState): EditorState {
  const { text } = filled(state.text)
  if (text === state.text) return state
  const caret = Math.min(state.end, text.length)
  return step(state, { text, start: caret, end: caret })
}
