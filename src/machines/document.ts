/**
 * A submitted document, from submission to its end. The server moves a stored row with `nextDocument`; the
 * browser asks tags. Effects come back as data, whoever holds the row performs them.
 */
import { initialTransition, setup, transition } from 'xstate'
import type { DocumentState } from '../domain/documents.ts'

export type DocumentEvent =
  | { readonly type: 'CLAIM' } // a worker takes it; also from one whose lease ran out
  | { readonly type: 'RELEASE' } // the worker gives it back, to be tried again later
  | { readonly type: 'SUCCEED' }
  | { readonly type: 'FAIL' }
  | { readonly type: 'CANCEL' }

export type DocumentEffect = 'deleteUpload' | 'refund' | 'enqueue'

function effect(): void {}

export const documentMachine = setup({
  types: { events: {} as DocumentEvent, tags: {} as 'running' | 'ended' },
  actions: { deleteUpload: effect, refund: effect, enqueue: effect },
}).createMachine({
  id: 'document',
  initial: 'STARTED',
  states: {
    STARTED: {
      tags: 'running',
      entry: 'enqueue',
      on: { CLAIM: 'PROCESSING', FAIL: 'ERROR', CANCEL: 'ERROR' },
    },
    PROCESSING: {
      tags: 'running',
      on: {
        CLAIM: { target: 'PROCESSING', reenter: true },
        RELEASE: 'STARTED',
        SUCCEED: 'FINISHED',
        FAIL: 'ERROR',
        CANCEL: 'ERROR',
      },
    },
    FINISHED: { tags: 'ended', entry: 'deleteUpload' },
    ERROR: { tags: 'ended', entry: ['refund', 'deleteUpload'] },
  },
})

export interface DocumentStep {
  readonly state: DocumentState
  readonly effects: readonly DocumentEffect[]
}

/** Where a new document stands, and what is to be done for it. */
export function firstDocument(): DocumentStep {
  const [snapshot, actions] = initialTransition(documentMachine)
  return { state: snapshot.value, effects: actions.map((action) => action.type as DocumentEffect) }
}

/** One step from a stored state; null when the machine has no such transition. */
export function nextDocument(state: DocumentState, type: DocumentEvent['type']): DocumentStep | null {
  const snapshot = documentMachine.resolveState({ value: state })
  if (!snapshot.can({ type })) return null
  const [next, actions] = transition(documentMachine, snapshot, { type })
  return { state: next.value, effects: actions.map((action) => action.type as DocumentEffect) }
}

/** Whether a document in this state can still change. */
export function isRunning(state: DocumentState): boolean {
  return documentMachine.resolveState({ value: state }).hasTag('running')
}
