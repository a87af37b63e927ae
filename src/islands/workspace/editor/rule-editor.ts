/**
 * The rule editor as a pure reducer. Its text is what the field shows: all lines numbered in order, at least "1. ". It
 * takes the browser's text after a key, paste or composition and returns it renumbered.
 */

import { formatRules, parseRules } from '../../../domain/rules/rules.ts'
import { applyChange, type Change, caretOf, changeBetween, type Edited } from './rule-edit.ts'
import { linesOf, numberLength, offsetOf, placeAt } from './rule-lines.ts'

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
  /** The field now holds `text`, with the caret at `caret`. */
  | { readonly type: 'input'; readonly text: string; readonly caret: number }
  | { readonly type: 'select'; readonly start: number; readonly end: number }
  /** Replaces the whole text, e.g. by a ready rule set. */
  | { readonly type: 'fill'; readonly text: string }
  /** Moves the selected rules up or down by one. */
  | { readonly type: 'move'; readonly by: -1 | 1 }
  | { readonly type: 'leave' }
  | { readonly type: 'undo' }
  | { readonly type: 'redo' }

const UNDO_STEPS = 200

/** Opens a stored rule text, caret at the end. */
export function openEditor(text: string): EditorState {
  const shown = numbered(parseRules(text))
  return { text: shown, start: shown.length, end: shown.length, past: [], future: [], run: null }
}

/** Returns the text to store: the non-empty rules. */
export function editedText(text: string): string {
  return formatRules(parseRules(text))
}

export function isBlank({ text }: EditorState): boolean {
  return text === numbered([])
}

export function editRules(state: EditorState, event: EditorEvent): EditorState {
  switch (event.type) {
    case 'input':
      return input(state, changeBetween(state.text, event.text, event.caret))
    case 'select':
      return { ...state, ...settled(state, event.start, event.end), run: null }
    case 'fill':
      return step(state, whole(numbered(parseRules(event.text))))
    case 'move':
      return move(state, event.by)
    case 'leave':
      return leave(state)
    case 'undo':
      return travel(state, state.past.at(-1), {
        past: state.past.slice(0, -1),
        future: [...state.future, moment(state)],
      })
    case 'redo':
      return travel(state, state.future.at(-1), {
        past: [...state.past, moment(state)],
        future: state.future.slice(0, -1),
      })
  }
}

function numbered(rules: readonly string[]): string {
  return formatRules(rules.length > 0 ? rules : [''])
}

function moment({ text, start, end }: EditorState): Moment {
  return { text, start, end }
}

function whole(text: string): Moment {
  return { text, start: text.length, end: text.length }
}

function momentOf(edited: Edited): Moment {
  const caret = caretOf(edited)
  return { text: formatRules(edited.lines), start: caret, end: caret }
}

/** Returns the next state with an undo step, unless the text is the same. */
function step(state: EditorState, next: Moment): EditorState {
  if (next.text === state.text) return { ...state, ...next, run: null }
  return { ...next, past: [...state.past, moment(state)].slice(-UNDO_STEPS), future: [], run: null }
}

function input(state: EditorState, change: Change): EditorState {
  const run = runOf(change)
  const next = momentOf(applyChange(state.text, withoutOwnNumber(state.text, change)))
  const goesOn = run !== null && run === state.run && next.text !== state.text
  if (goesOn) return { ...state, ...next, future: [] }
  return { ...step(state, next), run }
}

function runOf({ from, to, insert }: Change): EditorState['run'] {
  if (from === to && insert.length === 1 && insert.trim() !== '') return 'typing'
  if (to - from === 1 && insert === '') return 'erasing'
  return null
}

/** Ignores "2. " typed out of habit on line 2. */
function withoutOwnNumber(text: string, change: Change): Change {
  if (change.insert !== ' ' || change.from !== change.to) return change
  const lines = linesOf(text)
  const { line, column } = placeAt(lines, change.from)
  const typed = (lines[line] ?? '').slice(0, column)
  if (typed !== `${line + 1}.` && typed !== `${line + 1})`) return change
  return { from: change.from - column, to: change.from, insert: '' }
}

/** Keeps the caret out of numbers: Left at a rule's beginning goes to the line above. */
function settled(state: EditorState, start: number, end: number): Pick<Moment, 'start' | 'end'> {
  if (start !== end) return { start, end }
  const lines = linesOf(state.text)
  const place = placeAt(lines, start)
  const rest = offsetOf(lines, place)
  const wentLeft = state.start === state.end && state.start === rest && start === rest - 1 && place.line > 0
  const caret = wentLeft ? rest - numberLength(place.line) - 1 : rest
  return { start: caret, end: caret }
}

function move(state: EditorState, by: -1 | 1): EditorState {
  const lines = [...linesOf(state.text)]
  const first = placeAt(lines, state.start)
  const last = placeAt(lines, state.end)
  const neighbour = by < 0 ? first.line - 1 : last.line + 1
  if (neighbour < 0 || neighbour >= lines.length) return state
  const [passed = ''] = lines.splice(neighbour, 1)
  lines.splice(by < 0 ? last.line : first.line, 0, passed)
  const start = offsetOf(lines, { line: first.line + by, column: first.column })
  const end = offsetOf(lines, { line: last.line + by, column: last.column })
  return step(state, { text: formatRules(lines), start, end })
}

/** On blur, drops empty lines and renumbers the rest. */
function leave(state: EditorState): EditorState {
  const text = numbered(parseRules(state.text))
  if (text === state.text) return state
  const caret = Math.min(state.end, text.length)
  return step(state, { text, start: caret, end: caret })
}

function travel(
  state: EditorState,
  to: Moment | undefined,
  stacks: Pick<EditorState, 'past' | 'future'>,
): EditorState {
  return to ? { ...to, ...stacks, run: null } : state
}
