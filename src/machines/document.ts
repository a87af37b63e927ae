/** Lifecycle of a document: the server asks where an event is allowed, which state follows and what to do. */
import { getInitialSnapshot, setup, transition } from 'xstate'
import { type DocumentState, isRunning } from '../domain/document/documents.ts'

export type DocumentEvent =
  | { readonly type: 'CLAIM' } // a worker takes the lease; also after another's lease expired
  | { readonly type: 'RELEASE' } // the worker gives up the lease, for a later retry
  | { readonly type: 'SUCCEED' }
  | { readonly type: 'FAIL' }
  | { readonly type: 'CANCEL' }

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
        CLAIM: 'PROCESSING',
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

function stepFrom(state: DocumentState, type: DocumentEvent['type']): DocumentStep | null {
  const snapshot = documentMachine.resolveState({ value: state })
  if (!snapshot.can({ type })) return null
  const [next, actions] = transition(documentMachine, snapshot, { type })
  return { state: next.value, effects: actions.map((action) => action.type as DocumentEffect) }
}

const TYPES = documentMachine.events as readonly DocumentEvent['type'][]

/** Every step, because each statement about documents asks for some. */
const STEPS = new Map(
  STATES.map((state) => [state, new Map(TYPES.map((type) => [type, stepFrom(state, type)]))]),
)

/** Returns the transition from a stored state; null if there is none. */
export function nextDocument(state: DocumentState, type: DocumentEvent['type']): DocumentStep | null {
  return STEPS.get(state)?.get(type) ?? null
}

export function statesAllowing(type: DocumentEvent['type']): readonly DocumentState[] {
  return STATES.filter((state) => nextDocument(state, type))
}

/** Returns the target state of an event, the same from every state that allows it, and its actions. */
export function transitionFor(type: DocumentEvent['type']): DocumentStep {
  const [step] = statesAllowing(type).map((state) => nextDocument(state, type))
  if (!step) throw new Error(`${type} leads nowhere`)
  return step
}

export function statesTagged(tag: DocumentTag): readonly DocumentState[] {
  return STATES.filter((state) => documentMachine.resolveState({ value: state }).hasTag(tag))
}
