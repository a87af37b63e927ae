import { sql } from 'drizzle-orm'
import type { Figures, Health } from '../../contract/operations.ts'
import { dollars, mills } from '../../domain/account/money.ts'
import type { Reads } from '../base/database.ts'
import { withDeadline } from '../base/deadline.ts'
import { logFacts, logFailure } from '../base/log.ts'
import type { Needs, Services } from '../base/services.ts'
import { checks, counters, deadLetters, ledgerAccounts, mails } from '../db/schema/index.ts'
import { isBreakerOpen, running, targetState } from '../db/states.ts'
import { sweep } from '../documents/sweep.ts'

/** A slower service counts as down. */
const PATIENCE_MS = 2_000
/** Cached, because anyone may ask as often as they like. */
const KEPT_MS = 1_000

let latest: { readonly at: number; readonly health: Health } | undefined

/** At most a second old. */
export async function readHealth(services: Needs<'settings' | 'db' | 'files' | 'clock'>): Promise<Health> {
  const { VERSION } = services.settings
  const now = services.clock.now()
  // A clock that was set back must not keep it.
  if (latest && Math.abs(now - latest.at) < KEPT_MS) return latest.health
  const [counts, files] = await Promise.all([
    answerOf('database', countsOf(services.db.read, now)),
    answerOf(
      'files',
      services.files.probe().then(() => 'up' as const),
    ),
  ])
  const health: Health = {
    database: counts === undefined ? 'down' : 'up',
    files: files ?? 'down',
    oldestWaitingSeconds: counts?.oldestWaitingSeconds ?? null,
    ...(VERSION && { version: VERSION }),
    ...(counts && { figures: counts.figures }),
  }
  latest = { at: now, health }
  return health
}

async function answerOf<T>(part: string, asked: Promise<T>): Promise<T | undefined> {
  try {
    return await withDeadline(PATIENCE_MS, asked)
  } catch (error) {
    logFailure('health', { part }, error)
    return undefined
  }
}

const HOUR = 3_600_000

interface Counted {
  readonly oldest: number | null
  readonly unfinished: number
  readonly running: number
  readonly again: number
  readonly refunds: number
  readonly letters: number
  readonly refused: number
  readonly dead: number
  readonly alone: number
  readonly suspense: number
}

async function countsOf(db: Reads, now: number) {
  const [row] = await db.all<Counted>(sql`select
    (select min(created_at) from ${checks} where ${running}) as oldest,
    (select count(*) from ${checks} where ${running}) as unfinished,
    (select count(*) from ${checks} where state = ${targetState('CLAIM')}) as running,
    (select count(*) from ${checks} where ${running} and attempts > 1) as again,
    (select count(*) from ${checks} where state = ${targetState('FAIL')} and price > 0 and ended_at > ${now - HOUR}) as refunds,
    (select count(*) from ${mails}) as letters,
    (select coalesce(sum(count), 0) from ${counters} where name = 'mail-refused') as refused,
    (select count(*) from ${deadLetters}) as dead,
    ${isBreakerOpen} as alone,
    (select coalesce(sum(balance), 0) from ${ledgerAccounts} where id = 'suspense') as suspense`)
  if (!row) throw new Error('a count has one row')
  const oldestWaitingSeconds = row.oldest === null ? null : Math.max(0, Math.round((now - row.oldest) / 1000))
  const figures: Figures = {
    checks: { waiting: row.unfinished - row.running, running: row.running, triedAgain: row.again },
    refundsLastHour: row.refunds,
    mails: { waiting: row.letters, refused: row.refused },
    deadLetters: row.dead,
    aiLeftAlone: row.alone === 1,
    suspense: dollars(mills(row.suspense)),
  }
  return { oldestWaitingSeconds, figures }
}

export async function everyMinute(services: Services): Promise<void> {
  try {
    logFacts('figures', await countsOf(services.db.read, services.clock.now()))
  } catch (error) {
    logFailure('figures-not-counted', {}, error)
  }
  await sweep(services)
}
