/**
 * How often signing in may be tried. Strangers together have a few attempts an account; a browser that has signed in
 * to it before has its own, so that nobody is locked out by others. A right password gives its attempt back.
 */
import { sql } from 'drizzle-orm'
import type { Login } from '../../contract/accounts.ts'
import { emailKey } from '../../domain/account.ts'
import type { AppContext } from '../context.ts'
import { rateCounters, sessions, users } from '../db/schema/index.ts'
import { sha256 } from '../hash.ts'
import { knownDevice } from './known-device.ts'
import { callerAddress, countAgainst, counterKey, counting, type Limit, refusePast } from './rate-limit.ts'

const QUARTER = 900
const ACCOUNT: Limit = { name: 'login', max: 10, windowSeconds: QUARTER }
const SAME: Limit = { name: 'login-same', max: 2, windowSeconds: QUARTER }
/** Against trying one password on many accounts. */
const ADDRESS: Limit = { name: 'login-address', max: 100, windowSeconds: QUARTER }

/** 18 bits: enough to know an attempt that is sent again, far too few to know the password. */
const PRINT_LENGTH = 3

export interface Attempt {
  /** The password was right. */
  forgive(): Promise<void>
}

/**
 * Counts an attempt. A browser sends one as JSON and, refused, again as a form: every second time the same password
 * comes it is not counted. @throws AppError tooManyRequests
 */
export async function countAttempt(c: AppContext, input: Login): Promise<Attempt> {
  await countAgainst(c, ADDRESS, callerAddress(c))
  const { db, clock, settings } = c.var.services
  const who = await triedBy(c, emailKey(input.username))
  const print = (await sha256(settings.SECRET, who, input.password)).slice(0, PRINT_LENGTH)
  const key = await counterKey(c, ACCOUNT, who)
  const sameKey = await counterKey(c, SAME, `${who} ${print}`)
  const first = sql`(select count from ${rateCounters} where key = ${sameKey}) % 2 = 1`
  const now = clock.now()
  const results = await db.write(
    ...counting(sameKey, SAME, now),
    ...counting(key, ACCOUNT, now, first),
    sql`select count, window_start from ${rateCounters} where key = ${key}`,
  )
  refusePast(c, ACCOUNT, results.at(-1)?.rows[0])
  const counted = results[3]?.rows.length === 1
  return {
    async forgive() {
      await db.write(
        sql`delete from ${rateCounters} where key = ${sameKey}`,
        sql`update ${rateCounters} set count = count - ${counted ? 1 : 0} where key = ${key} and count > 0`,
      )
    },
  }
}

/** Whoever reset the password by mail owns the account: what strangers tried does not count any more. */
export async function forgetAttempts(c: AppContext, email: string): Promise<void> {
  const key = await counterKey(c, ACCOUNT, emailKey(email))
  await c.var.services.db.write(sql`delete from ${rateCounters} where key = ${key}`)
}

/** The account; within it, a browser that has signed in to it before. */
async function triedBy(c: AppContext, account: string): Promise<string> {
  const device = await knownDevice(c, account)
  if (device) return `${account} ${device}`
  const { sessionHash, services } = c.var
  if (!sessionHash) return account
  const known = await services.db.read
    .select({ id: users.id })
    .from(users)
    .where(
      sql`${users.emailKey} = ${account}
        and exists (select 1 from ${sessions} s where s.token_hash = ${sessionHash} and s.user_id = ${users}.id)`,
    )
  return known.length > 0 ? `${account} ${sessionHash}` : account
}
