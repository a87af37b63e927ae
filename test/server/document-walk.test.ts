/**
 * Every way through the document machine, walked by the real worker: database and AI are made to do what leads there,
 * and after each step the row is where the machine is.
 */
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { HistoryEntry } from '../../src/contract/documents.ts'
import type { DocumentState } from '../../src/domain/documents.ts'
import type { DocumentEvent } from '../../src/machines/document.ts'
import { type Account, newAccountAt } from '../support/account.ts'
import { newRuleSet, submit } from '../support/checks.ts'
import { brokenInvariants, rowsAt } from '../support/database.ts'
import { type OwnStack, startOwnStack } from '../support/own-stack.ts'
import { pdfOf } from '../support/pdf.ts'
import { walks } from './document-walks.ts'

let stack: OwnStack
let account: Account

beforeAll(async () => {
  stack = await startOwnStack()
  account = await newAccountAt(stack)
})

afterAll(async () => {
  expect(await brokenInvariants(stack.databaseUrl)).toEqual([])
  await stack.stop()
})

/** What the worker waits for at the database: its next claim, or the stage before the AI is asked. */
interface Gate {
  /** Lets it go on. */
  open(): void
  /** The database cannot be reached: the run that waits there dies. */
  fail(): void
}

interface Row {
  readonly state: DocumentState
  readonly attempts: number
}

interface Walker {
  readonly id: number
  readonly rule: string
  /** Where the worker is held, one gate after another. */
  gate: Gate
}

/** Holds each run before it claims and before it asks, one gate at a time. */
function holdRuns(): Walker['gate'] {
  let decide: (fate: 'pass' | 'down') => void = () => undefined
  let decided = new Promise<'pass' | 'down'>((resolve) => {
    decide = resolve
  })
  let dying = false
  const renewed = (): void => {
    const before = decide
    decided = new Promise((resolve) => {
      decide = resolve
    })
    before('pass')
  }
  stack.database.meddle(async (statements) => {
    if (dying && statements.includes("set state = 'STARTED', stage = 'queued'")) {
      dying = false
      return 'down'
    }
    const held = statements.includes("set state = 'PROCESSING'") || statements.includes('"value":"asking"')
    return held ? decided : 'pass'
  })
  return {
    open: renewed,
    fail() {
      dying = true
      const before = decide
      decided = new Promise((resolve) => {
        decide = resolve
      })
      before('down')
    },
  }
}

async function begin(): Promise<Walker> {
  const rule = `The document mentions ${crypto.randomUUID()}.`
  const ruleSet = await newRuleSet(account, [rule])
  const gate = holdRuns()
  const response = await submit(account, ruleSet, await pdfOf([`About ${rule}`]))
  const { documentRequestId: id } = (await response.json()) as HistoryEntry
  return { id, rule, gate }
}

async function rowOf({ id }: Walker): Promise<Row> {
  const [row] = await rowsAt(stack.databaseUrl, 'select state, attempts from checks where id = ?', id)
  return { state: String(row?.state) as DocumentState, attempts: Number(row?.attempts) }
}

/** Time passes for one check. */
async function age({ id }: Walker, column: string, ms: number): Promise<void> {
  await rowsAt(stack.databaseUrl, `update checks set ${column} = ${column} - ${ms} where id = ${id}`)
}

async function orderFault({ rule }: Walker, fault: object): Promise<void> {
  await fetch(`${stack.standIns}/model/faults`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ match: rule, times: 1, fault }),
  })
}

const MINUTE = 60_000

/** What makes each event happen. */
const CAUSES: Readonly<Record<DocumentEvent['type'], (walker: Walker, from: Row) => Promise<void>>> = {
  async CLAIM(walker, from) {
    if (from.state === 'PROCESSING') {
      await age(walker, 'lease_until', MINUTE)
      walker.gate.fail()
      walker.gate.open()
    } else {
      if (from.attempts > 0) {
        await age(walker, 'not_before', 2 * MINUTE)
        await age(walker, 'sent_at', 2 * MINUTE)
        await stack.sweep()
      }
      walker.gate.open()
    }
    await vi.waitFor(async () => expect((await rowOf(walker)).attempts).toBe(from.attempts + 1), {
      timeout: 20_000,
    })
  },
  async RELEASE(walker) {
    await orderFault(walker, { kind: 'status', status: 503, retryAfter: '60' })
    walker.gate.open()
  },
  async SUCCEED(walker) {
    walker.gate.open()
  },
  async FAIL(walker, from) {
    if (from.state === 'PROCESSING') {
      await orderFault(walker, { kind: 'status', status: 400 })
      walker.gate.open()
    } else {
      await age(walker, 'created_at', 26 * MINUTE)
      await stack.sweep()
    }
  },
  async CANCEL(walker) {
    await account.visitor.call('POST', `/api/documents/${walker.id}/cancel`)
  },
}

/** What could move an ended check, if anything could. */
async function pushAtTheEnd(walker: Walker): Promise<void> {
  await account.visitor.call('POST', `/api/documents/${walker.id}/cancel`)
  await age(walker, 'created_at', 30 * MINUTE)
  await stack.sweep()
  stack.database.meddle(() => 'pass')
  walker.gate.open()
  await stack.tell('CHECKS', { kind: 'check', id: walker.id })
}

test.each(walks(4))('[HIST-14] $title', async ({ steps }) => {
  const walker = await begin()
  expect((await rowOf(walker)).state).toBe('STARTED')
  for (const { event, state } of steps) {
    await CAUSES[event](walker, await rowOf(walker))
    await vi.waitFor(async () => expect((await rowOf(walker)).state).toBe(state), { timeout: 20_000 })
  }
  const end = await rowOf(walker)
  await pushAtTheEnd(walker)
  expect(await rowOf(walker)).toEqual(end)
})
