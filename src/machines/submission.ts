/** The document column: one file, its folder and rule set, and the submission. Messages to the user are emitted. */
import { assign, emit, fromCallback, not, setup } from 'xstate'
import { FILE_MAX_BYTES } from '../domain/document/documents.ts'

/** Reasons to refuse a file or a submission; the view has the texts. */
export type SubmissionProblem =
  | 'noFile'
  | 'notPdf'
  | 'empty'
  | 'locked'
  | 'tooManyFiles'
  | 'tooLarge'
  | 'noRuleSet'

export interface Submission {
  readonly file: File
  readonly ruleSetId: number
  readonly agreement: boolean
  /** That the user saw, in dollars. */
  readonly price: number
}

/** Progress of an upload; `share` is between 0 and 1. */
export type UploadReport =
  | { readonly type: 'PROGRESS'; readonly share: number }
  /** `id` of the check; null if none is stored. */
  | { readonly type: 'ACCEPTED'; readonly id: number | null }
  | { readonly type: 'REFUSED' } // 402: the balance is too low
  | { readonly type: 'FAILED'; readonly reason: string }

/** Sends a submission, reports progress, and returns a function that cancels it. */
export type Upload = (submission: Submission, report: (report: UploadReport) => void) => () => void

export type SubmissionEvent =
  | { readonly type: 'CHOOSE_FILES'; readonly files: readonly File[] }
  | { readonly type: 'REMOVE_FILE' }
  /** Its content can't be checked: it is not a PDF, regardless of the file name, or asks for a password. */
  | { readonly type: 'REFUSE_FILE'; readonly file: File; readonly problem: 'notPdf' | 'locked' }
  /** A copy of the chosen file, with the text of its scanned pages. */
  | { readonly type: 'RECOGNISED'; readonly file: File; readonly copy: File }
  | { readonly type: 'CHOOSE_FOLDER'; readonly folderId: number | null }
  | { readonly type: 'CHOOSE_RULE_SET'; readonly ruleSetId: number | null }
  /** Sets folder and rule set together: from the open rule set, or as stored before a reload. */
  | { readonly type: 'ASSIGN'; readonly folderId: number | null; readonly ruleSetId: number | null }
  | { readonly type: 'CHOOSE_AGREEMENT'; readonly agreement: boolean }
  | { readonly type: 'SUBMIT'; readonly price: number }
  | { readonly type: 'CANCEL' }
  | UploadReport

export type SubmissionNews =
  | { readonly type: 'accepted'; readonly id: number | null; readonly fileName: string }
  | { readonly type: 'refused' }
  | { readonly type: 'failed'; readonly reason: string }

export interface SubmissionContext {
  readonly upload: Upload
  readonly file: File | null
  readonly folderId: number | null
  readonly ruleSetId: number | null
  readonly agreement: boolean
  readonly problem: SubmissionProblem | null
  readonly reason: string
  readonly share: number
}

export function fileProblem(files: readonly File[]): SubmissionProblem | null {
  const [file] = files
  if (files.length > 1) return 'tooManyFiles'
  if (!file) return 'noFile'
  if (file.type !== 'application/pdf' && !/\.pdf$/i.test(file.name)) return 'notPdf'
  if (file.size === 0) return 'empty'
  return file.size > FILE_MAX_BYTES ? 'tooLarge' : null
}

const nothing = {
  file: null,
  folderId: null,
  ruleSetId: null,
  agreement: false,
  problem: null,
  reason: '',
  share: 0,
} as const

const machine = setup({
  types: {
    context: {} as SubmissionContext,
    events: {} as SubmissionEvent,
    emitted: {} as SubmissionNews,
    input: {} as { readonly upload: Upload },
    tags: {} as 'editable' | 'submittable' | 'sending' | 'refused',
  },
  actors: {
    upload: fromCallback<SubmissionEvent, { upload: Upload; submission: Submission | null }>(
      ({ input, sendBack }) => (input.submission ? input.upload(input.submission, sendBack) : undefined),
    ),
  },
  guards: {
    hasFile: ({ context }) => context.file !== null,
    hasRuleSet: ({ context }) => context.ruleSetId !== null,
  },
})

export const submissionMachine = machine.createMachine({
  id: 'submission',
  context: ({ input }) => ({ ...nothing, upload: input.upload }),
  initial: 'editing',
  states: {
    editing: {
      tags: 'editable',
      initial: 'settling',
      on: {
        CHOOSE_FILES: [
          {
            guard: ({ event }) => fileProblem(event.files) === null,
            target: '.settling',
            actions: assign(({ context, event }) => withFile(context, event.files[0] ?? null)),
          },
          { actions: assign({ problem: ({ event }) => fileProblem(event.files) }) },
        ],
        REMOVE_FILE: { target: '.settling', actions: assign(nothing) },
        REFUSE_FILE: {
          guard: ({ context, event }) => context.file === event.file,
          target: '.settling',
          actions: assign(({ event }) => ({ file: null, problem: event.problem })),
        },
        RECOGNISED: {
          guard: ({ context, event }) => context.file === event.file,
          actions: assign(({ context, event: { copy } }) =>
            copy.size > FILE_MAX_BYTES
              ? { ...context, problem: 'tooLarge' }
              : { ...context, file: copy, problem: null },
          ),
        },
        CHOOSE_AGREEMENT: {
          target: '.settling',
          actions: assign({ agreement: ({ event }) => event.agreement }),
        },
        CHOOSE_FOLDER: {
          guard: ({ context, event }) => context.folderId !== event.folderId,
          target: '.settling',
          actions: assign(({ event }) => ({ folderId: event.folderId, ruleSetId: null, problem: null })),
        },
        CHOOSE_RULE_SET: {
          guard: ({ context }) => context.folderId !== null,
          target: '.settling',
          actions: assign(({ event }) => ({ ruleSetId: event.ruleSetId, problem: null })),
        },
        ASSIGN: {
          target: '.settling',
          actions: assign(({ event }) => ({
            folderId: event.folderId,
            ruleSetId: event.folderId === null ? null : event.ruleSetId,
            problem: null,
          })),
        },
      },
      states: {
        settling: {
          always: [
            { guard: not('hasFile'), target: 'noFile' },
            { guard: not('hasRuleSet'), target: 'chosen' },
            { target: 'ready' },
          ],
        },
        noFile: { on: { SUBMIT: { actions: machine.assign({ problem: 'noFile' }) } } },
        chosen: {
          tags: 'submittable',
          on: { SUBMIT: { actions: machine.assign({ problem: 'noRuleSet' }) } },
        },
        ready: { tags: 'submittable', on: { SUBMIT: '#uploading' } },
        refused: { tags: ['submittable', 'refused'], on: { SUBMIT: '#uploading' } },
        failed: { tags: 'submittable', on: { SUBMIT: '#uploading' } },
      },
    },
    uploading: {
      id: 'uploading',
      tags: 'sending',
      entry: assign({ share: 0, problem: null }),
      invoke: {
        src: 'upload',
        input: ({ context, event }) => ({ upload: context.upload, submission: submissionOf(context, event) }),
      },
      on: {
        PROGRESS: { actions: assign({ share: ({ event }) => event.share }) },
        CANCEL: 'editing',
        ACCEPTED: {
          target: 'editing',
          actions: [
            emit(({ context, event }) => ({
              type: 'accepted' as const,
              id: event.id,
              fileName: context.file?.name ?? '',
            })),
            assign(nothing),
          ],
        },
        REFUSED: { target: 'editing.refused', actions: emit({ type: 'refused' }) },
        FAILED: {
          target: 'editing.failed',
          actions: [
            assign({ reason: ({ event }) => event.reason }),
            emit(({ event }) => ({ type: 'failed' as const, reason: event.reason })),
          ],
        },
      },
    },
  },
})

/** Replacing the file clears folder and rule set; the first file keeps them. */
function withFile(context: SubmissionContext, file: File | null): Partial<SubmissionContext> {
  return context.file === null ? { file, problem: null } : { ...nothing, file }
}

function submissionOf(
  { file, ruleSetId, agreement }: SubmissionContext,
  event: SubmissionEvent,
): Submission | null {
  return file && ruleSetId !== null && event.type === 'SUBMIT'
    ? { file, ruleSetId, agreement, price: event.price }
    : null
}
