/** Submits many files, one after another. Sent files are only counted here; their state comes from the server. */
import { assign, fromCallback, setup } from 'xstate'
import {
  type BatchFile,
  backToReady,
  changed,
  type FileFacts,
  type LeftOut,
  sendable,
  underWay,
  withCopy,
  withFiles,
} from './batch-files.ts'

export interface Sending {
  readonly batch: string
  readonly ruleSetId: number
  readonly agreement: boolean
  /** Of each document, as the user saw it, in dollars. */
  readonly price: number
  readonly files: readonly BatchFile[]
}

export type SendReport =
  | { readonly type: 'SENDING'; readonly key: string }
  | { readonly type: 'SENT'; readonly key: string }
  | { readonly type: 'REFUSED'; readonly key: string; readonly reason: string }
  /** Null: sending resumes. */
  | { readonly type: 'HELD'; readonly by: Hold | null }
  /** The rest of the batch can't be sent either. Null: the balance is used up. */
  | { readonly type: 'STOPPED'; readonly reason: string | null }
  | { readonly type: 'DRAINED' }

/** Sends the files and reports progress; returns a function that stops it. */
export type Send = (sending: Sending, report: (report: SendReport) => void) => () => void

export type BatchEvent =
  | { readonly type: 'ADD_FILES'; readonly files: readonly File[] }
  | { readonly type: 'REMOVE_FILE'; readonly key: string }
  | { readonly type: 'LOOKED_AT'; readonly key: string; readonly facts: FileFacts | null }
  /** A copy of a chosen file, with the text of its scanned pages. */
  | { readonly type: 'RECOGNISED'; readonly file: File; readonly copy: File }
  | { readonly type: 'CHOOSE_RULE_SET'; readonly ruleSetId: number }
  | { readonly type: 'CHOOSE_AGREEMENT'; readonly agreement: boolean }
  /** `most`: sends at most this many files, from the first on. */
  | { readonly type: 'START'; readonly most: number; readonly price: number }
  | { readonly type: 'PAUSE' }
  | { readonly type: 'RESUME' }
  | { readonly type: 'CANCEL' }
  | SendReport

type Hold = 'offline' | 'busy'

export interface BatchContext {
  readonly send: Send
  readonly newId: () => string
  /** Id of the batch; null until the first file is sent. */
  readonly batch: string | null
  readonly ruleSetId: number | null
  readonly agreement: boolean
  /** Of each document, as the user saw it at the last start, in dollars. */
  readonly price: number
  readonly files: readonly BatchFile[]
  readonly sent: number
  readonly leftOut: LeftOut
  readonly held: Hold | null
  /** Why the last sending ended early. */
  readonly stop: { readonly reason: string | null } | null
}

interface BatchInput extends Pick<BatchContext, 'send' | 'newId' | 'batch' | 'ruleSetId' | 'agreement'> {}

const machine = setup({
  types: {
    context: {} as BatchContext,
    events: {} as BatchEvent,
    input: {} as BatchInput,
    tags: {} as 'editable' | 'running',
  },
  actors: {
    send: fromCallback<BatchEvent, { send: Send; sending: Sending | null }>(({ input, sendBack }) =>
      input.sending ? input.send(input.sending, sendBack) : undefined,
    ),
  },
  guards: {
    canStart: ({ context }) => context.ruleSetId !== null && sendable(context.files).length > 0,
    hasOpen: ({ context }) => underWay(context.files).length > 0,
  },
})

const clearFiles = machine.assign({ files: [], stop: null })

export const batchMachine = machine.createMachine({
  id: 'batch',
  context: ({ input }) => ({
    ...input,
    price: 0,
    files: [],
    sent: 0,
    leftOut: { others: 0, tooMany: 0 },
    held: null,
    stop: null,
  }),
  initial: 'choosing',
  on: {
    LOOKED_AT: {
      actions: assign(({ context, event: { key, facts } }) => ({
        files: changed(context.files, key, {
          facts,
          ...(facts?.isLocked && { problem: 'locked' }),
          ...(facts?.isPdf === false && { problem: 'notPdf' }),
        }),
      })),
    },
  },
  states: {
    choosing: {
      tags: 'editable',
      on: {
        ADD_FILES: {
          actions: assign(({ context, event }) => ({ ...withFiles(context.files, event.files), stop: null })),
        },
        REMOVE_FILE: {
          actions: assign(({ context, event }) => ({
            files: context.files.filter(({ key }) => key !== event.key),
          })),
        },
        RECOGNISED: {
          actions: assign(({ context, event: { file, copy } }) => ({
            files: withCopy(context.files, file, copy),
          })),
        },
        CHOOSE_RULE_SET: { actions: assign(({ event }) => ({ ruleSetId: event.ruleSetId })) },
        CHOOSE_AGREEMENT: {
          actions: assign(({ event }) => ({ agreement: event.agreement, stop: null })),
        },
        CANCEL: { target: 'choosing', actions: clearFiles },
        START: {
          guard: 'canStart',
          target: 'sending',
          actions: assign(({ context, event }) => {
            const chosen = new Set(sendable(context.files).slice(0, event.most))
            return {
              batch: context.batch ?? context.newId(),
              price: event.price,
              files: context.files.map((file) => (chosen.has(file) ? { ...file, state: 'waiting' } : file)),
              leftOut: { others: 0, tooMany: 0 },
              stop: null,
            }
          }),
        },
      },
    },
    sending: {
      tags: 'running',
      entry: assign({ held: null }),
      invoke: {
        src: 'send',
        input: ({ context }) => ({ send: context.send, sending: sendingOf(context) }),
      },
      on: {
        SENDING: {
          actions: assign(({ context, event }) => ({
            files: changed(context.files, event.key, { state: 'sending' }),
          })),
        },
        SENT: {
          actions: assign(({ context, event }) => ({
            files: context.files.filter(({ key }) => key !== event.key),
            sent: context.sent + 1,
          })),
        },
        REFUSED: {
          actions: assign(({ context, event: { key, reason } }) => ({
            files: changed(context.files, key, { state: 'refused', reason }),
          })),
        },
        HELD: { actions: assign(({ event }) => ({ held: event.by })) },
        PAUSE: {
          target: 'paused',
          actions: assign(({ context }) => ({
            files: context.files.map((file) =>
              file.state === 'sending' ? { ...file, state: 'waiting' as const } : file,
            ),
          })),
        },
        CANCEL: { target: 'choosing', actions: clearFiles },
        STOPPED: {
          target: 'choosing',
          actions: assign(({ context, event }) => ({
            files: backToReady(context.files),
            stop: { reason: event.reason },
          })),
        },
        DRAINED: 'choosing',
      },
    },
    paused: {
      tags: 'running',
      on: {
        RESUME: { guard: 'hasOpen', target: 'sending' },
        CANCEL: { target: 'choosing', actions: clearFiles },
      },
    },
  },
})

function sendingOf({ batch, ruleSetId, agreement, price, files }: BatchContext): Sending | null {
  return batch === null || ruleSetId === null
    ? null
    : { batch, ruleSetId, agreement, price, files: underWay(files) }
}
