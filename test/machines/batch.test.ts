/** Choosing and sending many files: which requests are sent, in which order of events, and which state is kept. */
import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { BATCH_MAX } from '../../src/domain/account/quotas.ts'
import { FILE_MAX_BYTES } from '../../src/domain/document/documents.ts'
import { batchMachine, type Sending, type SendReport } from '../../src/machines/batch.ts'

function file(name: string, size = 100): File {
  return { name, size, type: '', lastModified: 1, webkitRelativePath: '' } as File
}

/** A running machine, the sendings it requested, and the callback of the last one. */
function started(ruleSetId: number | null = 7) {
  const sendings: Sending[] = []
  let report: (report: SendReport) => void = () => undefined
  let stopped = 0
  const actor = createActor(batchMachine, {
    input: {
      batch: null,
      ruleSetId,
      agreement: false,
      newId: () => 'batch-1',
      send(sending, to) {
        sendings.push(sending)
        report = to
        return () => {
          stopped += 1
        }
      },
    },
  }).start()
  const states = () =>
    actor
      .getSnapshot()
      .context.files.map(({ file: { name }, state, problem }) => `${name} ${problem ?? state}`)
  return { actor, sendings, states, report: (each: SendReport) => report(each), stops: () => stopped }
}

const key = (name: string) => `${name}|100|1`

test('each chosen PDF is kept once, and those that can’t be sent have a reason', () => {
  const { actor, states, sendings } = started()
  const files = [
    file('a.pdf'),
    file('a.pdf'),
    file('b.PDF', FILE_MAX_BYTES + 1),
    file('c.pdf', 0),
    file('.DS_Store'),
  ]
  actor.send({ type: 'ADD_FILES', files })
  expect(states()).toEqual(['a.pdf ready', 'b.PDF tooLarge', 'c.pdf empty'])
  expect(actor.getSnapshot().context.leftOut).toEqual({ others: 1, tooMany: 0 })
  actor.send({
    type: 'LOOKED_AT',
    key: key('a.pdf'),
    facts: { isPdf: false, pages: 0, isLocked: false },
  })
  actor.send({ type: 'START', most: 10, price: 0.25 })
  expect(states()[0]).toBe('a.pdf notPdf')
  expect(sendings).toEqual([])
})

test.each([{ isPdf: true, pages: 3, isLocked: false }, null])(
  'a PDF, or a file that the browser cannot look at, is sent: %j',
  (facts) => {
    const { actor, sendings } = started()
    actor.send({ type: 'ADD_FILES', files: [file('a.pdf'), file('notes.txt')] })
    actor.send({ type: 'LOOKED_AT', key: key('a.pdf'), facts })
    actor.send({ type: 'START', most: 1, price: 0.25 })
    expect(sendings.length).toBe(1)
    expect(actor.getSnapshot().context.leftOut).toEqual({ others: 0, tooMany: 0 })
  },
)

test('a file as large as is allowed can be sent', () => {
  const { actor, states } = started()
  actor.send({ type: 'ADD_FILES', files: [file('a.pdf', FILE_MAX_BYTES)] })
  expect(states()).toEqual(['a.pdf ready'])
})

test('a folder of thousands of files is cut to the maximum of a batch', () => {
  const { actor } = started()
  actor.send({ type: 'ADD_FILES', files: Array.from({ length: 5_000 }, (_, n) => file(`${n}.pdf`)) })
  const { files, leftOut } = actor.getSnapshot().context
  expect([files.length, leftOut.tooMany]).toEqual([BATCH_MAX, 5_000 - BATCH_MAX])
})

test('only the first files are sent if the balance is low; the rest can be sent later in the same batch', () => {
  const { actor, sendings, states, report, stops } = started()
  actor.send({ type: 'ADD_FILES', files: ['a.pdf', 'b.pdf', 'c.pdf'].map((name) => file(name)) })
  actor.send({ type: 'START', most: 2, price: 0.25 })
  expect(sendings[0]?.files.map((each) => each.file.name)).toEqual(['a.pdf', 'b.pdf'])
  report({ type: 'SENDING', key: key('a.pdf') })
  report({ type: 'SENT', key: key('a.pdf') })
  report({ type: 'STOPPED', reason: null })
  expect(states()).toEqual(['b.pdf ready', 'c.pdf ready'])
  expect(actor.getSnapshot().context).toMatchObject({ sent: 1, stop: { reason: null } })
  expect(stops()).toBe(1)
  actor.send({ type: 'START', most: 9, price: 0.25 })
  expect(sendings.map(({ batch }) => batch)).toEqual(['batch-1', 'batch-1'])
})

test('pausing aborts uploads, and resuming sends unanswered files again', () => {
  const { actor, sendings, report, stops } = started()
  actor.send({ type: 'ADD_FILES', files: ['a.pdf', 'b.pdf'].map((name) => file(name)) })
  actor.send({ type: 'START', most: 2, price: 0.25 })
  report({ type: 'SENDING', key: key('a.pdf') })
  actor.send({ type: 'PAUSE' })
  expect(stops()).toBe(1)
  report({ type: 'SENT', key: key('a.pdf') })
  actor.send({ type: 'RESUME' })
  expect(sendings[1]?.files.map((each) => each.file.name)).toEqual(['a.pdf', 'b.pdf'])
  expect(sendings.map(({ price }) => price)).toEqual([0.25, 0.25])
})

test('cancelling drops unsent files; a refused file stays and can be chosen again', () => {
  const { actor, states, report } = started()
  actor.send({ type: 'ADD_FILES', files: ['a.pdf', 'b.pdf'].map((name) => file(name)) })
  actor.send({ type: 'START', most: 2, price: 0.25 })
  report({ type: 'REFUSED', key: key('a.pdf'), reason: 'Why' })
  expect(states()).toEqual(['a.pdf refused', 'b.pdf waiting'])
  report({ type: 'SENT', key: key('b.pdf') })
  report({ type: 'DRAINED' })
  actor.send({ type: 'ADD_FILES', files: [file('a.pdf')] })
  expect(states()).toEqual(['a.pdf ready'])
  actor.send({ type: 'START', most: 1, price: 0.25 })
  actor.send({ type: 'CANCEL' })
  expect([actor.getSnapshot().value, states()]).toEqual(['choosing', []])
})

test('why asking three times was refused is shown until it is switched off', () => {
  const { actor, report } = started()
  const stop = () => actor.getSnapshot().context.stop
  actor.send({ type: 'CHOOSE_AGREEMENT', agreement: true })
  actor.send({ type: 'ADD_FILES', files: [file('a.pdf')] })
  actor.send({ type: 'START', most: 1, price: 0.75 })
  report({ type: 'STOPPED', reason: 'Switch it off.' })
  expect(stop()).toEqual({ reason: 'Switch it off.' })
  actor.send({ type: 'CHOOSE_AGREEMENT', agreement: false })
  expect(stop()).toBe(null)
})

test('nothing is sent without a rule set', () => {
  const { actor, sendings } = started(null)
  actor.send({ type: 'ADD_FILES', files: [file('a.pdf')] })
  actor.send({ type: 'START', most: 1, price: 0.25 })
  expect(sendings).toEqual([])
  actor.send({ type: 'CHOOSE_RULE_SET', ruleSetId: 3 })
  actor.send({ type: 'START', most: 1, price: 0.25 })
  expect(sendings[0]?.ruleSetId).toBe(3)
})

test('a file that was chosen can be taken out again, and the others stay', () => {
  const { actor, states } = started()
  actor.send({ type: 'ADD_FILES', files: [file('a.pdf'), file('b.pdf'), file('c.pdf')] })
  actor.send({ type: 'REMOVE_FILE', key: key('b.pdf') })
  expect(states()).toEqual(['a.pdf ready', 'c.pdf ready'])
})

test('a recognised copy is sent instead of its scan, which can’t be added once more', () => {
  const { actor, sendings, states } = started()
  const [scan, copy] = [file('scan.pdf'), file('scan.pdf', 200)]
  actor.send({ type: 'ADD_FILES', files: [scan] })
  actor.send({ type: 'RECOGNISED', file: scan, copy })
  actor.send({ type: 'ADD_FILES', files: [scan] })
  expect(states()).toEqual(['scan.pdf ready'])
  actor.send({ type: 'START', most: 10, price: 0.25 })
  expect(sendings[0]?.files.map((each) => each.file)).toEqual([copy])
})
