/**
 * Every path through the document machine, on the real worker: database and AI are made to cause each event, and
 * after each step the row must be in the machine's state.
 */
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { HistoryEntry } from '../../src/contract/documents.ts'
import type { DocumentState } from '../../src/domain/document/documents.ts'
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

/** Holds runs at the database: before they claim a check, and before they ask the AI. */
interface Gate {
  /** Lets runs claim checks from now on. */
  letClaim(): void
  /** Lets the current or next asking run continue, or cuts it off from the database for good. */
  letAsk(fate: 'pass' | 'down'): void
}

interface Row {
  readonly state: DocumentState
  readonly attempts: number
}

interface Walker {
  readonly id: number
  readonly rule: string
  /** Holds this walk's runs at the database. */
  gate: Gate
}

/** A promise settled by the caller. */
function held<T>(): PromiseWithResolvers<T> {
  return Promise.withResolvers<T>()
}

function holdRuns(): Gate {
  const claims = held<'pass'>()
  let asks = held<'pass' | 'down'>()
  let dying = false
  stack.database.meddle(async (statements) => {
    if (statements.includes('set \\"state\\" = \'PROCESSING\'')) return claims.promise
    if (statements.includes('"value":"asking"')) {
      const fate = await asks.promise
      asks = held()
      dying = fate === 'down'
      return fate
    }
    return dying && statements.includes("set state = 'STARTED', stage = 'queued'") ? 'down' : 'pass'
  })
  return {
    letClaim: () => claims.resolve('pass'),
    letAsk: (fate) => asks.resolve(fate),
  }
}

async function begin(): Promise<Walker> {
  const rule = `The document mentions ${crypto.randomUUID()}.`
  const ruleSet = await newRuleSet(account, [rule])
  // Clears AI failures of earlier walks.
  await rowsAt(stack.databaseUrl, 'delete from breakers')
  const gate = holdRuns()
  const response = await submit(account, ruleSet, await pdfOf([`About ${rule}`]))
  const { documentRequestId: id } = (await response.json()) as HistoryEntry
  return { id, rule, gate }
}

async function rowOf({ id }: Walker): Promise<Row> {
  const [row] = await rowsAt(stack.databaseUrl, 'select state, attempts from checks where id = ?', id)
  return { state: String(row?.state) as DocumentState, attempts: Number(row?.attempts) }
}

/** Makes one check older. */
async function age({ id }: Walker, column: string, ms: number): Promise<void> {
  await rowsAt(stack.databaseUrl, `update checks set ${column} = ${column} - ${ms} where id = ${id}`)
}

async function orderFault({ rule }: Walker, fault: object): Promise<void> {
  await fetch(`${stack.emulatedUrl}/model/faults`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ match: rule, times: 1, fault }),
  })
}

const MINUTE = 60_000
/** Longer than a run waits for its turn at the PDF engine: the local queue has one consumer. */
const WAIT = { timeout: 45_000, interval: 50 }

const CAUSES: Readonly<Record<DocumentEvent['type'], (walker: Walker, from: Row) => Promise<void>>> = {
  async CLAIM(walker, from) {
    if (from.state === 'PROCESSING') {
      await age(walker, 'lease_until', MINUTE)
      walker.gate.letAsk('down')
    } else if (from.attempts > 0) {
      await age(walker, 'not_before', 2 * MINUTE)
      await age(walker, 'sent_at', 2 * MINUTE)
      await stack.sweep()
    }
    walker.gate.letClaim()
    await vi.waitFor(async () => expect((await rowOf(walker)).attempts).toBe(from.attempts + 1), WAIT)
  },
  async RELEASE(walker) {
    await orderFault(walker, { kind: 'status', status: 503, retryInfo: 60 })
    walker.gate.letAsk('pass')
  },
  async SUCCEED(walker) {
    walker.gate.letAsk('pass')
  },
  async FAIL(walker, from) {
    if (from.state === 'PROCESSING') {
      await orderFault(walker, { kind: 'status', status: 400 })
      walker.gate.letAsk('pass')
    } else {
      await age(walker, 'created_at', 26 * MINUTE)
      await stack.sweep()
    }
  },
  async CANCEL(walker) {
    await account.visitor.call('POST', `/api/documents/${walker.id}/cancel`)
  },
}

/** Everything that might change a check that has ended. */
async function pushAtTheEnd(walker: Walker): Promise<void> {
  await account.visitor.call('POST', `/api/documents/${walker.id}/cancel`)
  await age(walker, 'created_at', 30 * MINUTE)
  await stack.sweep()
  walker.gate.letClaim()
  walker.gate.letAsk('pass')
  await stack.tell('CHECKS', { kind: 'check', id: walker.id })
}

/** A check is not reclaimed from a dead run twice at the same point; faults.test.ts covers how that ends. */
const POSSIBLE = walks(4).filter(({ title }) => !title.startsWith('CLAIM, CLAIM, CLAIM'))

test.each(POSSIBLE)('[HIST-14] $title', async ({ steps }) => {
  const walker = await begin()
  expect((await rowOf(walker)).state).toBe('STARTED')
  for (const { event, state } of steps) {
    await CAUSES[event](walker, await rowOf(walker))
    await vi.waitFor(async () => expect((await rowOf(walker)).state).toBe(state), WAIT)
  }
  const end = await rowOf(walker)
  await pushAtTheEnd(walker)
  expect(await rowOf(walker)).toEqual(end)
})
