/**
 * A submitted document, from submission to its end. The server asks the machine which states a statement may affect,
 * where an event leads and which actions follow.
 */
import { getInitialSnapshot, setup, transition } from 'xstate'
import { type DocumentState, isRunning } from '../domain/documents.ts'

export type DocumentEvent =
  | { readonly type: 'CLAIM' } // a worker takes it; also from one whose lease ran out
  | { readonly type: 'RELEASE' } // the worker gives it back, to be tried again later
  | { readonly type: 'SUCCEED' }
  | { readonly type: 'FAIL' }
  | { readonly type: 'CANCEL' }

/** Actions that follow from an ending; whoever ends the document performs them. */
export type DocumentEffect = 'deleteUpload' | 'refund'
type DocumentTag = 'running' | 'ended'

function effect(): void {}

function tagOf(state: DocumentState): DocumentTag {
  return isRunning(state) ? 'running' : 'ended'
}

export const documentMachine = setup({
  types: { events: {} as DocumentEvent, tags: {} as DocumentTag },
  actions: { deleteUpload: effect, refund: effect },
}).createMachine({
  id: 'document',
  initial: 'STARTED',
  states: {
    STARTED: {
      tags: tagOf('STARTED'),
      on: { CLAIM: 'PROCESSING', FAIL: 'ERROR', CANCEL: 'ERROR' },
    },
    PROCESSING: {
      tags: tagOf('PROCESSING'),
      on: {
        CLAIM: { target: 'PROCESSING', reenter: true },
        RELEASE: 'STARTED',
        SUCCEED: 'FINISHED',
        FAIL: 'ERROR',
        CANCEL: 'ERROR',
      },
    },
    FINISHED: { tags: tagOf('FINISHED'), entry: 'deleteUpload' },
    ERROR: { tags: tagOf('ERROR'), entry: ['refund', 'deleteUpload'] },
  },
})

export const FIRST_STATE: DocumentState = getInitialSnapshot(documentMachine).value

const STATES = Object.keys(documentMachine.states) as DocumentState[]

export interface DocumentStep {
  readonly state: DocumentState
  readonly effects: readonly DocumentEffect[]
}

/** One transition from a stored state; null when the machine has none. */
export function nextDocument(state: DocumentState, type: DocumentEvent['type']): DocumentStep | null {
  const snapshot = documentMachine.resolveState({ value: state })
  if (!snapshot.can({ type })) return null
  const [next, actions] = transition(documentMachine, snapshot, { type })
  return { state: next.value, effects: actions.map((action) => action.type as DocumentEffect) }
}

/** The states in which an event is allowed. */
export function statesAllowing(type: DocumentEvent['type']): readonly DocumentState[] {
  return STATES.filter((state) => nextDocument(state, type))
}

/** The state that an event leads to from every state where it is allowed, and the actions that follow. */
export function stepOn(type: DocumentEvent['type']): DocumentStep {
  const [step, ...others] = statesAllowing(type).map((state) => nextDocument(state, type))
  if (!step || others.some((other) => other?.state !== step.state))
    throw new Error(`${type} leads nowhere certain`)
  return step
}

export function statesTagged(tag: DocumentTag): readonly DocumentState[] {
  return STATES.filter((state) => documentMachine.resolveState({ value: state }).hasTag(tag))
}
