/** Paths through the document machine, generated from it. */
import { getAdjacencyMap } from 'xstate/graph'
import type { DocumentState } from '../../src/domain/document/documents.ts'
import { type DocumentEvent, documentMachine } from '../../src/machines/document.ts'

type EventType = DocumentEvent['type']
const TYPES: readonly EventType[] = ['CLAIM', 'RELEASE', 'SUCCEED', 'FAIL', 'CANCEL']

export interface Step {
  readonly event: EventType
  readonly state: DocumentState
}
export interface Walk {
  readonly title: string
  readonly steps: readonly Step[]
}

interface Transition {
  readonly event: DocumentEvent
  readonly state: { readonly value: DocumentState }
}

const map = getAdjacencyMap(documentMachine, { events: TYPES.map((type) => ({ type })) })

function stepsFrom(state: DocumentState): Step[] {
  const node = Object.values(map).find((each) => each.state.value === state)
  return Object.values<Transition>(node?.transitions ?? {})
    .filter(({ event }) => node?.state.can(event))
    .map(({ event, state: next }) => ({ event: event.type, state: next.value }))
}

/** Every path from the initial state to a final one with at most this many steps. */
export function walks(
  longest: number,
  state: DocumentState = 'STARTED',
  before: readonly Step[] = [],
): Walk[] {
  const next = stepsFrom(state)
  if (next.length === 0) return [{ title: before.map(({ event }) => event).join(', '), steps: before }]
  if (before.length === longest) return []
  return next.flatMap((step) => walks(longest, step.state, [...before, step]))
}
