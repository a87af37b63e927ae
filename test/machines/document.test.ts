import { describe, expect, test } from 'vitest'
import { getAdjacencyMap, getShortestPaths } from 'xstate/graph'
import { type DocumentState, isRunning } from '../../src/domain/document/documents.ts'
import {
  type DocumentEvent,
  documentMachine,
  FIRST_STATE,
  nextDocument,
  statesAllowing,
  statesTagged,
  transitionFor,
} from '../../src/machines/document.ts'

const TYPES: readonly DocumentEvent['type'][] = ['CLAIM', 'RELEASE', 'SUCCEED', 'FAIL', 'CANCEL']
const OPTIONS = { events: TYPES.map((type) => ({ type })) }
const NODES = Object.values(getAdjacencyMap(documentMachine, OPTIONS))
interface Transition {
  readonly event: DocumentEvent
  readonly state: { readonly value: DocumentState }
}

const STATES = NODES.map(({ state }) => state.value)

test('a document has one of four states, and each can be reached', () => {
  expect(STATES.toSorted()).toEqual(['ERROR', 'FINISHED', 'PROCESSING', 'STARTED'])
  expect(getShortestPaths(documentMachine, OPTIONS)).toHaveLength(4)
})

test('it begins as STARTED, waiting for a worker', () => {
  expect(FIRST_STATE).toBe('STARTED')
  expect(statesAllowing('CLAIM')).toContain(FIRST_STATE)
})

test('every state is either running or ended', () => {
  expect([...statesTagged('running'), ...statesTagged('ended')].toSorted()).toEqual(STATES.toSorted())
})

test.each(TYPES)('%s leads to the same state and effects from every state that allows it', (type) => {
  const from = statesAllowing(type)
  expect(from.length).toBeGreaterThan(0)
  for (const state of from) expect(nextDocument(state, type)).toEqual(transitionFor(type))
})

describe.each(STATES)('%s', (state: DocumentState) => {
  const node = NODES.find((each) => each.state.value === state)
  const transitions = Object.values<Transition>(node?.transitions ?? {})

  test.each(TYPES)('on %s the stored row changes as the machine does, or not at all', (type) => {
    const found = transitions.find(({ event }) => event.type === type)
    const can = node?.state.can({ type }) ?? false
    expect(nextDocument(state, type)?.state ?? null).toBe(can ? found?.state.value : null)
  })

  test('it is running exactly if an event can still change it', () => {
    expect(isRunning(state)).toBe(TYPES.some((type) => nextDocument(state, type)))
    expect(statesTagged('running').includes(state)).toBe(isRunning(state))
    expect(statesTagged('ended').includes(state)).toBe(!isRunning(state))
  })
})

test('every path to ERROR refunds and deletes the upload; FINISHED keeps the money', () => {
  const steps = STATES.flatMap((state) => TYPES.map((type) => nextDocument(state, type))).filter(Boolean)
  for (const step of steps) {
    const ends = {
      ERROR: ['refund', 'deleteUpload'],
      FINISHED: ['deleteUpload'],
      STARTED: [],
      PROCESSING: [],
    }
    expect(step?.effects).toEqual(ends[step?.state ?? 'STARTED'])
  }
  expect(steps).toHaveLength(8)
})

test('failing and cancelling end a check from every running state; only a claimed check can succeed', () => {
  for (const state of ['STARTED', 'PROCESSING'] as const)
    for (const type of ['FAIL', 'CANCEL'] as const) expect(nextDocument(state, type)?.state).toBe('ERROR')
  expect(nextDocument('STARTED', 'SUCCEED')).toBeNull()
})
