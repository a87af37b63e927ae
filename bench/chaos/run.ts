/**
 * Runs the whole product for a minute with 16 clients, while its worker and database are killed and the network between
 * them fails: `npm run chaos [-- SEED]`, where a seed repeats the clients' choices and the faults. Afterwards everything acknowledged must still exist, every cent and every file. Exits
 * with 1 otherwise.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@libsql/client/web'
import { buildProduct } from '../../scripts/build/building.ts'
import { freePort, onStop, stopAll } from '../../scripts/product/processes.ts'
import { type Product, startProduct } from '../../scripts/product/product.ts'
import { BROKEN_INVARIANTS } from '../../src/server/operations/invariants.ts'
import { randomFrom } from '../../test/simulation/chance.ts'
import { type DatabaseProxy, startDatabaseProxy } from '../../test/support/database-proxy.ts'
import { Person } from './person.ts'

const CLIENTS = 16
const SEED = Number(process.argv[2] ?? Math.floor(Math.random() * 1_000_000))
const BUSY_MS = 60_000
const KILLS_MIN = 20
/** Every nth kill is of the worker, which restarts more slowly. */
const WORKER_EVERY = 4
const BETWEEN_KILLS_MS = 2_500
/** Milliseconds within which all checks must end. */
const CALM_MS = 120_000
/** Share of database round trips that fail. */
const FAULTS = 0.05

interface Counts {
  kills: number
  faults: number
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

function disturb(database: DatabaseProxy, counts: Counts): void {
  const random = randomFrom(SEED)
  database.meddle(() => {
    if (random() > FAULTS) return 'pass'
    counts.faults++
    return (['busy', 'down', 'lost'] as const)[Math.floor(random() * 3)] ?? 'down'
  })
}

async function killUntil(end: number, product: Product, counts: Counts): Promise<void> {
  while (Date.now() < end || counts.kills < KILLS_MIN) {
    counts.kills++
    if (counts.kills % WORKER_EVERY === 0) {
      await product.killWorker()
      await product.startWorker()
    } else product.killDatabase()
    await pause(BETWEEN_KILLS_MS)
  }
}

/** Returns the seconds until all checks ended and all letters were sent; undefined on timeout. */
async function calm(databaseUrl: string): Promise<number | undefined> {
  const started = Date.now()
  while (Date.now() - started < CALM_MS) {
    const rows = await ask(
      databaseUrl,
      "select 1 from checks where state in ('STARTED', 'PROCESSING') union all select 1 from mails limit 1",
    )
    if (rows === 0) return (Date.now() - started) / 1000
    await pause(500)
  }
  return undefined
}

async function ask(url: string, query: string): Promise<number> {
  return (await createClient({ url }).execute(query)).rows.length
}

async function brokenIn(url: string): Promise<string[]> {
  const { rows } = await createClient({ url }).execute(BROKEN_INVARIANTS)
  return rows.map(({ name }) => String(name))
}

async function main(state: string): Promise<boolean> {
  await buildProduct()
  let database: DatabaseProxy | undefined
  const product = await startProduct({
    port: await freePort(),
    state,
    quiet: true,
    between: async (url) => {
      database = await startDatabaseProxy(url)
      return database.url
    },
  })
  const counts: Counts = { kills: 0, faults: 0 }
  const people: Person[] = []
  for (let number = 0; number < CLIENTS; number++) people.push(await Person.join(product, number, SEED))
  if (database) disturb(database, counts)
  const end = Date.now() + BUSY_MS
  await Promise.all([killUntil(end, product, counts), ...people.map((person) => person.actUntil(end))])
  database?.meddle(() => 'pass')
  const calmAfter = await calm(product.databaseUrl)
  const losses = (await Promise.all(people.map((person) => person.losses()))).flat()
  const broken = await brokenIn(product.databaseUrl)
  const acknowledged = people.reduce((sum, person) => sum + person.acknowledged, 0)
  counts.faults += people.reduce((sum, person) => sum + person.broken, 0)
  const unanswered = people.reduce((sum, person) => sum + person.unanswered, 0)
  console.log(JSON.stringify({ seed: SEED, ...counts, acknowledged, unanswered, calmAfter, losses, broken }))
  await product.stop()
  database?.close()
  return losses.length === 0 && broken.length === 0 && calmAfter !== undefined
}

onStop(stopAll)
const state = mkdtempSync(join(tmpdir(), 'rulemark-chaos-'))
const isWhole = await main(state)
await stopAll()
rmSync(state, { recursive: true, force: true })
process.exit(isWhole ? 0 : 1)
