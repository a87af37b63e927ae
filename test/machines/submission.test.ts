import { expect, test, vi } from 'vitest'
import { type AnyStateMachine, createActor, type SnapshotFrom } from 'xstate'
import { getAdjacencyMap, getShortestPaths } from 'xstate/graph'
import { FILE_MAX_BYTES } from '../../src/domain/document/documents.ts'
import {
  fileProblem,
  type Submission,
  type SubmissionEvent,
  type SubmissionNews,
  submissionMachine,
  type UploadReport,
} from '../../src/machines/submission.ts'

type Snapshot = SnapshotFrom<typeof submissionMachine>

const contract = new File(['%PDF-1.7'], 'contract.pdf', { type: 'application/pdf' })
const report = new File(['%PDF-1.7'], 'report.PDF', { type: '' })
const letter = new File(['words'], 'letter.docx')
const heavy = new File([new Uint8Array(FILE_MAX_BYTES + 1)], 'heavy.pdf', { type: 'application/pdf' })

const EVENTS: readonly SubmissionEvent[] = [
  { type: 'CHOOSE_FILES', files: [contract] },
  { type: 'CHOOSE_FILES', files: [report] },
  { type: 'CHOOSE_FILES', files: [letter] },
  { type: 'CHOOSE_FILES', files: [contract, report] },
  { type: 'CHOOSE_FILES', files: [heavy] },
  { type: 'REMOVE_FILE' },
  { type: 'CHOOSE_FOLDER', folderId: 1 },
  { type: 'CHOOSE_FOLDER', folderId: 2 },
  { type: 'CHOOSE_FOLDER', folderId: null },
  { type: 'CHOOSE_RULE_SET', ruleSetId: 11 },
  { type: 'CHOOSE_RULE_SET', ruleSetId: null },
  { type: 'ASSIGN', folderId: 1, ruleSetId: 11 },
  { type: 'ASSIGN', folderId: null, ruleSetId: 11 },
  { type: 'CHOOSE_AGREEMENT', agreement: true },
  { type: 'REFUSE_FILE', file: contract, problem: 'notPdf' },
  { type: 'SUBMIT', price: 0.25 },
  { type: 'CANCEL' },
  { type: 'PROGRESS', share: 0.5 },
  { type: 'ACCEPTED', id: 7 },
  { type: 'REFUSED' },
  { type: 'FAILED', reason: 'Server error. Please try again later.' },
]

function serializeState({ value, context }: Snapshot): string {
  const { file, folderId, ruleSetId, agreement, problem, share } = context
  return JSON.stringify([value, file?.name, folderId, ruleSetId, agreement, problem, share])
}
/** As JSON, all files look the same. */
function serializeEvent(event: SubmissionEvent): string {
  return JSON.stringify('files' in event ? event.files.map((file) => file.name) : event)
}
const options = { events: EVENTS, serializeState, serializeEvent, input: { upload: () => () => undefined } }

interface Step {
  readonly before: Snapshot
  readonly event: SubmissionEvent
  readonly after: Snapshot
}

/** The graph functions reject the type of a machine that emits events. */
const machine: AnyStateMachine = submissionMachine

/** Every transition from every state of the column. */
const steps: readonly Step[] = Object.values(getAdjacencyMap(machine, options)).flatMap(
  ({ state, transitions }) =>
    Object.values<{ event: SubmissionEvent; state: Snapshot }>(transitions)
      .filter(({ event }) => state.can(event))
      .map(({ event, state: next }) => ({ before: state, event, after: next })),
)
const states: readonly Snapshot[] = getShortestPaths(machine, options).map((path) => path.state)
/** Names of the states in which the form can be changed; `settling` is transient. */
const editing = Object.keys(machine.states.editing?.states ?? {}).filter((name) => name !== 'settling')

test('every state of the column is reached', () => {
  const seen = new Set(states.map(({ value }) => JSON.stringify(value)))
  expect(editing.length).toBe(5)
  for (const name of editing) expect(seen).toContain(JSON.stringify({ editing: name }))
  expect(seen).toContain('"uploading"')
  expect(seen.size).toBe(editing.length + 1)
})

test('[CHK-14] [CHK-15] a document can be submitted if there is a file and no upload is running', () => {
  for (const state of states) {
    const idle = !state.hasTag('sending')
    expect(state.hasTag('submittable'), serializeState(state)).toBe(idle && state.context.file !== null)
  }
})

test('[CHK-17] an upload has a file and a rule set', () => {
  const uploads = states.filter((state) => state.hasTag('sending'))
  expect(uploads.length).toBeGreaterThan(0)
  for (const { context } of uploads) {
    expect(context.file).not.toBeNull()
    expect(context.ruleSetId).not.toBeNull()
  }
})

test('[CHK-13] there is no rule set without a folder', () => {
  for (const { context } of states) if (context.folderId === null) expect(context.ruleSetId).toBeNull()
})

test('[CHK-12] changing the folder clears the rule set', () => {
  const changed = steps.filter(
    ({ before, event }) => event.type === 'CHOOSE_FOLDER' && event.folderId !== before.context.folderId,
  )
  expect(changed.length).toBeGreaterThan(0)
  for (const { after } of changed) expect(after.context.ruleSetId).toBeNull()
})

test('[CHK-09] [CHK-10] [CHK-11] replacing the file clears folder and rule set', () => {
  const replacements = steps.filter(
    ({ before, event }) =>
      event.type === 'CHOOSE_FILES' && fileProblem(event.files) === null && before.context.file !== null,
  )
  expect(replacements.length).toBeGreaterThan(0)
  for (const { event, after } of replacements) {
    const file = event.type === 'CHOOSE_FILES' ? event.files[0] : undefined
    expect(after.context).toMatchObject({ file, folderId: null, ruleSetId: null, problem: null })
  }
})

test('a rule set chosen before the first file stays chosen', () => {
  const firsts = steps.filter(
    ({ before, after }) => before.context.file === null && after.context.file !== null,
  )
  expect(firsts.length).toBeGreaterThan(0)
  for (const { before, after } of firsts) {
    expect(after.context.folderId).toBe(before.context.folderId)
    expect(after.context.ruleSetId).toBe(before.context.ruleSetId)
  }
})

test.each([
  ['[CHK-05] a file that is no PDF', [letter], 'notPdf'],
  ['[CHK-06] two files', [contract, report], 'tooManyFiles'],
  ['[CHK-08] a file above 10 MB', [heavy], 'tooLarge'],
] as const)('%s changes only the message', (_, files, problem) => {
  const names = serializeEvent({ type: 'CHOOSE_FILES', files })
  const tries = steps.filter(({ event }) => serializeEvent(event) === names)
  expect(tries.length).toBeGreaterThan(0)
  for (const { before, after } of tries) {
    expect(serializeState(after)).toBe(
      serializeState({ ...before, context: { ...before.context, problem } } as Snapshot),
    )
  }
})

test('[CHK-25] a refused or failed submission keeps the file, its folder and its rule set', () => {
  const ends = steps.filter(({ event }) => event.type === 'REFUSED' || event.type === 'FAILED')
  expect(ends.length).toBeGreaterThan(0)
  for (const { before, after } of ends) {
    const { file, folderId, ruleSetId } = before.context
    expect(after.context).toMatchObject({ file, folderId, ruleSetId })
    expect(after.can({ type: 'SUBMIT', price: 0.25 })).toBe(true)
  }
})

test('an accepted submission empties the form', () => {
  const ends = steps.filter(({ event }) => event.type === 'ACCEPTED')
  expect(ends.length).toBeGreaterThan(0)
  for (const { after } of ends)
    expect(after).toMatchObject({
      value: { editing: 'noFile' },
      context: { file: null, folderId: null, ruleSetId: null },
    })
})

/** A column whose upload reports are sent by the test. */
function column() {
  const uploads: { submission: Submission; report: (report: UploadReport) => void; stop: () => void }[] = []
  const upload = (submission: Submission, tell: (report: UploadReport) => void): (() => void) => {
    const stop = vi.fn()
    uploads.push({ submission, report: tell, stop })
    return stop
  }
  const actor = createActor(submissionMachine, { input: { upload } }).start()
  const news: SubmissionNews[] = []
  actor.on('*', (item) => news.push(item))
  return { actor, uploads, news }
}

test('[CHK-16] submitting without a file asks for one', () => {
  const { actor, uploads } = column()
  actor.send({ type: 'SUBMIT', price: 0.25 })
  expect(actor.getSnapshot().context.problem).toBe('noFile')
  expect(uploads).toEqual([])
})

test('[CHK-17] submitting without a rule set asks for one', () => {
  const { actor, uploads } = column()
  actor.send({ type: 'CHOOSE_FILES', files: [contract] })
  actor.send({ type: 'CHOOSE_FOLDER', folderId: 1 })
  actor.send({ type: 'SUBMIT', price: 0.25 })
  expect(actor.getSnapshot().context.problem).toBe('noRuleSet')
  expect(uploads).toEqual([])
})

function ready() {
  const made = column()
  made.actor.send({ type: 'CHOOSE_FILES', files: [contract] })
  made.actor.send({ type: 'ASSIGN', folderId: 1, ruleSetId: 11 })
  made.actor.send({ type: 'SUBMIT', price: 0.25 })
  return made
}

test('[CHK-09] the file is sent once, with its rule set and the price that the user saw', () => {
  const { actor, uploads, news } = ready()
  actor.send({ type: 'SUBMIT', price: 0.25 })
  uploads[0]?.report({ type: 'PROGRESS', share: 0.4 })
  expect(actor.getSnapshot().context.share).toBe(0.4)
  uploads[0]?.report({ type: 'ACCEPTED', id: 7 })
  expect(uploads.map((each) => each.submission)).toEqual([
    { file: contract, ruleSetId: 11, agreement: false, price: 0.25 },
  ])
  expect(news).toMatchObject([{ type: 'accepted', id: 7 }])
})

test('asking three times applies to one submission only', () => {
  const { actor, uploads } = column()
  actor.send({ type: 'CHOOSE_FILES', files: [contract] })
  actor.send({ type: 'ASSIGN', folderId: 1, ruleSetId: 11 })
  actor.send({ type: 'CHOOSE_AGREEMENT', agreement: true })
  actor.send({ type: 'SUBMIT', price: 0.25 })
  expect(uploads[0]?.submission.agreement).toBe(true)
  uploads[0]?.report({ type: 'ACCEPTED', id: 7 })
  expect(actor.getSnapshot().context.agreement).toBe(false)
})

test('a file that turns out not to be checkable is removed, unless it was replaced in the meantime', () => {
  const { actor } = column()
  actor.send({ type: 'CHOOSE_FILES', files: [contract] })
  actor.send({ type: 'REFUSE_FILE', file: report, problem: 'notPdf' })
  expect(actor.getSnapshot().context.file).toBe(contract)
  actor.send({ type: 'REFUSE_FILE', file: contract, problem: 'locked' })
  expect(actor.getSnapshot().context).toMatchObject({ file: null, problem: 'locked' })
})

test('[CHK-25] after a refusal the same file can be submitted again', () => {
  const { actor, uploads, news } = ready()
  uploads[0]?.report({ type: 'REFUSED' })
  expect(actor.getSnapshot().hasTag('refused')).toBe(true)
  actor.send({ type: 'SUBMIT', price: 0.25 })
  expect(uploads[1]?.submission.file).toBe(contract)
  expect(news).toEqual([{ type: 'refused' }])
})

test('[CHK-20] a failure is reported with its reason', () => {
  const { uploads, news } = ready()
  uploads[0]?.report({ type: 'FAILED', reason: 'Request timeout expired.' })
  expect(news).toEqual([{ type: 'failed', reason: 'Request timeout expired.' }])
})

test('cancelling aborts the upload without a message', () => {
  const { actor, uploads, news } = ready()
  actor.send({ type: 'CANCEL' })
  expect(uploads[0]?.stop).toHaveBeenCalledOnce()
  expect(actor.getSnapshot().matches({ editing: 'ready' })).toBe(true)
  expect(news).toEqual([])
})

test('choosing no file is refused with its own message', () => {
  expect(fileProblem([])).toBe('noFile')
  expect(fileProblem([new File([], 'a.pdf')])).toBe('empty')
  expect(fileProblem([{ size: FILE_MAX_BYTES, name: 'a.pdf', type: '' } as File])).toBeNull()
})

test('a recognised copy takes the place of its scan, with folder and rule set, unless it is too large', () => {
  const actor = createActor(submissionMachine, { input: { upload: () => () => undefined } }).start()
  actor.send({ type: 'CHOOSE_FILES', files: [contract] })
  actor.send({ type: 'ASSIGN', folderId: 1, ruleSetId: 11 })
  const copy = new File(['%PDF-1.7 with text'], 'contract.pdf')
  actor.send({ type: 'RECOGNISED', file: report, copy })
  expect(actor.getSnapshot().context.file).toBe(contract)
  actor.send({ type: 'RECOGNISED', file: contract, copy: heavy })
  expect(actor.getSnapshot().context).toMatchObject({ file: contract, problem: 'tooLarge' })
  actor.send({ type: 'RECOGNISED', file: contract, copy })
  expect(actor.getSnapshot().context).toMatchObject({ file: copy, ruleSetId: 11, problem: null })
})
