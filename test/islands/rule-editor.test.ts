import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseRules } from '../../src/domain/rules/rules.ts'
import {
  type EditorEvent,
  type EditorState,
  editedText,
  editRules,
  openEditor,
} from '../../src/islands/workspace/editor/rule-editor.ts'

/** The browser's edit when a range is replaced by typing, deleting or pasting. */
function replace(state: EditorState, from: number, to: number, insert: string): EditorState {
  const text = state.text.slice(0, from) + insert + state.text.slice(to)
  return editRules(state, { type: 'input', text, caret: from + insert.length })
}
function type(state: EditorState, words: string): EditorState {
  return [...words].reduce((now, letter) => replace(now, now.start, now.end, letter), state)
}
function backspace(state: EditorState): EditorState {
  return replace(state, state.start === state.end ? state.start - 1 : state.start, state.end, '')
}
function remove(state: EditorState): EditorState {
  return replace(state, state.start, state.start === state.end ? state.end + 1 : state.end, '')
}
function caretAt(state: EditorState, caret: number): EditorState {
  return editRules(state, { type: 'select', start: caret, end: caret })
}
function caretAfter(state: EditorState, words: string): EditorState {
  return caretAt(state, state.text.indexOf(words) + words.length)
}
const undo = { type: 'undo' } as const
const redo = { type: 'redo' } as const
const blur = { type: 'leave' } as const

test('[RULE-15] an empty editor starts with "1. "', () => {
  expect(openEditor('')).toMatchObject({ text: '1. ', start: 3, end: 3 })
})

test('[RULE-14] [RULE-16] Enter adds the next numbered line', () => {
  const state = type(openEditor(''), 'First\nSecond\nThird')
  expect(state.text).toBe('1. First\n2. Second\n3. Third')
  expect(state.start).toBe(state.text.length)
})

test('[RULE-16] Enter within a rule splits it and renumbers the following rules', () => {
  const state = type(caretAfter(openEditor('1. One two\n2. Three'), 'One'), '\n')
  expect(state.text).toBe('1. One\n2. two\n3. Three')
  expect(state.text.slice(state.start)).toBe('two\n3. Three')
})

test('[RULE-17] Backspace on an empty numbered line removes it', () => {
  const state = backspace(type(openEditor('1. One'), '\n'))
  expect(state).toMatchObject({ text: '1. One', start: 6 })
})

test('[RULE-17] Backspace on an empty line in the middle renumbers the rest', () => {
  const state = backspace(type(caretAfter(openEditor('1. One\n2. Two'), 'One'), '\n'))
  expect(state.text).toBe('1. One\n2. Two')
})

test('[RULE-17] Backspace on an empty first line removes it while others follow', () => {
  const state = backspace(type(caretAt(openEditor('1. Two'), 3), '\n'))
  expect(caretAt(backspace(caretAt(state, 3)), 3)).toMatchObject({ text: '1. Two', start: 3 })
})

test('Backspace on a single empty line changes nothing', () => {
  expect(backspace(openEditor('')).text).toBe('1. ')
})

test('Backspace at the beginning of a rule joins it to the one above', () => {
  const state = backspace(caretAt(openEditor('1. One\n2. Two'), '1. One\n2. '.length))
  expect(state).toMatchObject({ text: '1. OneTwo', start: 6 })
})

test('Delete at the end of a rule joins the one below to it', () => {
  expect(remove(caretAfter(openEditor('1. One\n2. Two'), 'One')).text).toBe('1. OneTwo')
})

test('[RULE-18] [RULE-19] leaving drops empty lines and renumbers the rest', () => {
  const state = editRules(type(openEditor(''), 'One\n\n  \nTwo\n'), blur)
  expect(state.text).toBe('1. One\n2. Two')
})

test('[RULE-18] leaving an editor without words leaves "1. "', () => {
  expect(editRules(type(openEditor(''), '\n\n'), blur).text).toBe('1. ')
})

test('[RULE-06] an untouched editor has no rules', () => {
  expect(editedText(openEditor('').text)).toBe('')
})

test('a pasted list splits into rules with any numbering', () => {
  const empty = openEditor('')
  expect(replace(empty, 3, 3, 'a) Alpha\nb) Beta\nc) Gamma').text).toBe('1. Alpha\n2. Beta\n3. Gamma')
})

test('a list pasted after the words of a rule begins a new rule', () => {
  const state = openEditor('1. Zero')
  expect(replace(state, state.end, state.end, '1. Alpha\n2. Beta').text).toBe('1. Zero\n2. Alpha\n3. Beta')
})

test('a list pasted into the middle of a rule keeps the rest of the rule after it', () => {
  const state = caretAfter(openEditor('1. Zero end'), 'Zero')
  expect(replace(state, state.start, state.end, 'one\ntwo').text).toBe('1. Zeroone\n2. two end')
})

test('a numbered text that replaces everything is accepted unchanged', () => {
  const state = openEditor('1. Old\n2. Older')
  expect(replace(state, 0, state.text.length, '1. New\n2. Newer\n3. Newest').text).toBe(
    '1. New\n2. Newer\n3. Newest',
  )
})

test('one pasted line loses its number', () => {
  expect(replace(openEditor(''), 3, 3, '7) Alpha').text).toBe('1. Alpha')
})

test('a line’s number typed by habit is not doubled', () => {
  expect(type(openEditor(''), '1. Alpha\n2. Beta').text).toBe('1. Alpha\n2. Beta')
})

test('typing over selected lines doesn’t change the next line', () => {
  const state = openEditor('1. One\n2. Two\n3. Three')
  const from = '1. One\n'.length
  expect(replace(state, from, '1. One\n2. Two\n'.length, 'X').text).toBe('1. One\n2. X\n3. Three')
})

test('undo and redo work across renumbering', () => {
  const before = type(openEditor('1. One\n2. Two'), '\nThree')
  const after = editRules(editRules(caretAfter(before, 'One'), { type: 'move', by: 1 }), blur)
  expect(after.text).toBe('1. Two\n2. One\n3. Three')
  const back = editRules(after, undo)
  expect(back.text).toBe('1. One\n2. Two\n3. Three')
  expect(editRules(back, redo).text).toBe(after.text)
})

test('a typed word is one undo step', () => {
  const state = type(openEditor(''), 'one two')
  expect(editRules(state, undo).text).toBe('1. one ')
  expect(editRules(editRules(state, undo), undo).text).toBe('1. one')
})

test('a rule moves up and down with the caret in it', () => {
  const state = caretAfter(openEditor('1. One\n2. Two\n3. Three'), 'Tw')
  const up = editRules(state, { type: 'move', by: -1 })
  expect(up).toMatchObject({ text: '1. Two\n2. One\n3. Three', start: 5 })
  expect(editRules(up, { type: 'move', by: -1 })).toBe(up)
  expect(editRules(editRules(up, { type: 'move', by: 1 }), { type: 'move', by: 1 }).text).toBe(
    '1. One\n2. Three\n3. Two',
  )
})

test('selected rules move together', () => {
  const state = openEditor('1. One\n2. Two\n3. Three')
  const selected = editRules(state, { type: 'select', start: 4, end: '1. One\n2. Tw'.length })
  expect(editRules(selected, { type: 'move', by: 1 }).text).toBe('1. Three\n2. One\n3. Two')
})

test('the caret is never inside a number', () => {
  const state = openEditor('1. One\n2. Two')
  expect(caretAt(state, 0).start).toBe(3)
  expect(caretAt(state, '1. One\n'.length).start).toBe('1. One\n2. '.length)
})

test('Left at the beginning of a rule moves to the end of the one above', () => {
  const state = caretAt(openEditor('1. One\n2. Two'), '1. One\n2. '.length)
  expect(caretAt(state, state.start - 1).start).toBe('1. One'.length)
})

const someText = fc.string({
  unit: fc.constantFrom('a', 'B', ' ', '\n', '.', ')', '1', '2', '-', 'ř', '"'),
  maxLength: 12,
})
const share = fc.double({ min: 0, max: 1, noNaN: true })
const action = fc.oneof(
  fc.record({ kind: fc.constant('replace' as const), from: share, length: fc.nat(8), insert: someText }),
  fc.record({ kind: fc.constant('select' as const), from: share, length: fc.nat(8) }),
  fc.record({ kind: fc.constant('move' as const), by: fc.constantFrom(-1 as const, 1 as const) }),
  fc.record({ kind: fc.constant('other' as const), event: fc.constantFrom(blur, undo, redo) }),
)
type Action = typeof action extends fc.Arbitrary<infer T> ? T : never

function act(state: EditorState, step: Action): EditorState {
  if (step.kind === 'move') return editRules(state, { type: 'move', by: step.by })
  if (step.kind === 'other') return editRules(state, step.event)
  const from = Math.round(step.from * state.text.length)
  const to = Math.min(from + step.length, state.text.length)
  if (step.kind === 'select') return editRules(state, { type: 'select', start: from, end: to })
  return replace(state, from, to, step.insert)
}
const actions = fc.array(action, { maxLength: 40 })

test('[RULE-14] after any edits every line has its number and the selection is within the text', () => {
  fc.assert(
    fc.property(actions, (steps) => {
      for (const state of walk(steps)) {
        for (const [index, line] of state.text.split('\n').entries())
          expect(line).toMatch(new RegExp(`^${index + 1}\\. `))
        expect(0 <= state.start && state.start <= state.end && state.end <= state.text.length).toBe(true)
      }
    }),
  )
})

test('[RULE-18] [RULE-19] leaving after any edits removes empty lines and keeps the rules', () => {
  fc.assert(
    fc.property(actions, (steps) => {
      const state = walk(steps).at(-1) ?? openEditor('')
      const left = editRules(state, blur)
      expect(parseRules(left.text)).toEqual(parseRules(state.text))
      if (left.text !== '1. ')
        expect(left.text.split('\n').every((line) => /^\d+\. \S/.test(line))).toBe(true)
    }),
  )
})

test('undoing everything restores the first state, and redoing everything the last', () => {
  fc.assert(
    fc.property(actions, (steps) => {
      const end = walk(steps).at(-1) ?? openEditor('')
      const all: EditorEvent[] = end.past.map(() => undo)
      const start = all.reduce(editRules, end)
      expect(start.past).toEqual([])
      const again = end.past.map(() => redo).reduce<EditorState>(editRules, start)
      expect(again.text).toBe(end.text)
    }),
  )
})

test('words typed letter by letter stay in their rule', () => {
  const words = fc.string({ unit: fc.constantFrom('a', 'b', 'ž', ','), minLength: 1, maxLength: 20 })
  fc.assert(
    fc.property(fc.array(words, { minLength: 1, maxLength: 12 }), (rules) => {
      expect(parseRules(type(openEditor(''), rules.join('\n')).text)).toEqual(rules)
    }),
  )
})

function walk(steps: readonly Action[]): EditorState[] {
  const states = [openEditor('1. One\n2. Two')]
  for (const step of steps) states.push(act(states.at(-1) ?? openEditor(''), step))
  return states
}
