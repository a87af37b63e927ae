import { sql } from 'drizzle-orm'
import type { Figures } from '../../contract/operations.ts'
import { dollars, mills } from '../../domain/account/money.ts'
import type { Reads } from '../base/database.ts'
import { checks, counters, deadLetters, ledgerAccounts, mails } from './schema/index.ts'
import { isBreakerOpen, running, targetState } from './states.ts'

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

export async function countsOf(db: Reads, now: number) {
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
