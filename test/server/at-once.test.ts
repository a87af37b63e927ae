/**
 * Submissions, batches, payments, cancellations, deletions, API keys and the deletion of the account itself at once, over
 * HTTP and two workers whose clocks differ: what happens is chosen by a seed, and round trips to the database overtake one
 * another. With RULEMARK_EARLIER_BUNDLE the other worker is an earlier version, as during a deployment.
 */
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { randomFrom } from '../simulation/chance.ts'
import { newAccountAt } from '../support/account.ts'
import { CrowdedAccount } from '../support/crowded-account.ts'
import { brokenInvariants, rowsAt } from '../support/database.ts'
import { type OwnStack, startOwnStack } from '../support/own-stack.ts'

const ACTS = 16
const AHEAD_MS = 5 * 60_000
/** Turns of the event loop by which a round trip may be delayed. */
const HELD_UP_MAX = 40

let stack: OwnStack

beforeAll(async () => {
  const bundle = process.env.RULEMARK_EARLIER_BUNDLE
  stack = await startOwnStack({}, { beside: { aheadMs: AHEAD_MS, ...(bundle && { bundle }) } })
})

afterAll(() => stack.stop())

function turn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}

const rows = (sql: string, ...args: (string | number)[]) => rowsAt(stack.databaseUrl, sql, ...args)

/** Tables with rows of users that are gone; payments are kept without their user. */
async function leftOfNobody(): Promise<string[]> {
  const tables = await rows(
    `select m.name from sqlite_master m where m.type = 'table'
      and exists (select 1 from pragma_table_info(m.name) where name = 'user_id')`,
  )
  const found = await rows(
    tables
      .map(
        ({ name }) =>
          `select '${name}' as name from ${name} where user_id not in (select id from users union select 0)`,
      )
      .join(' union '),
  )
  return found.map(({ name }) => String(name))
}

async function atOnce(seed: number): Promise<CrowdedAccount[]> {
  const random = randomFrom(seed)
  const chance = { below: (limit: number) => Math.floor(random() * limit) }
  const people = [
    new CrowdedAccount(await newAccountAt(stack), stack.besideUrl),
    new CrowdedAccount(await newAccountAt(stack), stack.besideUrl),
  ]
  await Promise.all(people.map((person) => person.begin()))
  stack.database.meddle(async () => {
    for (let left = chance.below(HELD_UP_MAX); left > 0; left--) await turn()
    return 'pass' as const
  })
  const acts = people.flatMap((person) => Array.from({ length: ACTS }, () => () => person.act(chance)))
  // The first leaves in the middle of it.
  acts.splice(chance.below(ACTS), 0, () => people[0]?.leave() ?? Promise.resolve())
  await Promise.all(acts.map((act) => act()))
  stack.database.meddle(() => 'pass')
  return people
}

test.each([1, 2, 3])(
  'everything at once, seed %i: nothing acknowledged is lost, no cent is, and nothing of a deleted account is left',
  { timeout: 240_000 },
  async (seed) => {
    const people = await atOnce(seed)
    paid += people.reduce((sum, { paidCents }) => sum + paidCents, 0)
    await vi.waitFor(
      async () => {
        // As every minute in production: on a busy machine a run may be cut off from the database.
        await stack.sweep()
        expect(await rows("select id from checks where state not in ('FINISHED', 'ERROR')")).toEqual([])
      },
      { timeout: 150_000, interval: 1_000 },
    )
    await stack.sweep()
    expect(people.flatMap(({ wrong }) => wrong)).toEqual([])
    expect(await brokenInvariants(stack.databaseUrl)).toEqual([])
    expect(await leftOfNobody()).toEqual([])
    const byOther = await rows('select 1 from checks where created_at > ?', Date.now())
    expect(byOther).not.toEqual([])
    const [leaver, stayer] = people
    expect(leaver?.hasLeft).toBe(true)
    const entries =
      await stayer?.account.visitor.get<{ documentRequestId: number }[]>('/api/documents/results')
    const listed = new Set(entries?.map(({ documentRequestId }) => documentRequestId))
    for (const id of stayer?.taken ?? [])
      if (!stayer?.deleted.asked.has(id)) expect(listed, `check ${id} of seed ${seed}`).toContain(id)
    for (const id of stayer?.deleted.done ?? []) expect(listed).not.toContain(id)
    const wanted = await rows('select pdf_key from results where marked = 1')
    expect((await stack.files()).toSorted()).toEqual(wanted.map(({ pdf_key }) => String(pdf_key)).toSorted())
    // A payment event that the server was too busy for is sent again.
    const booked = async () =>
      (await rows("select sum(amount) as mills from ledger where code = 'checkout'"))[0]?.mills
    await expect.poll(booked).toBe(paid * 10)
  },
)

/** Cents paid so far, because every seed uses the same ledger. */
let paid = 0
