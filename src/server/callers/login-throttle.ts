/** Limits sign-in attempts; a browser that signed in before has its own limit, so that others can't lock its user out. */
import { and, eq, gt, sql } from 'drizzle-orm'
import type { Login } from '../../contract/accounts.ts'
import { emailKey } from '../../domain/account/account.ts'
import { sha256 } from '../base/hash.ts'
import { build } from '../db/client.ts'
import { counterKey, counting, type Limit, refusePast } from '../db/rate-limit.ts'
import { rateCounters, sessions, users } from '../db/schema/index.ts'
import { countCall } from '../http/caller.ts'
import type { AppContext } from '../http/context.ts'
import { knownDevice } from '../http/cookies.ts'

const QUARTER = 900
const ACCOUNT: Limit = { name: 'login', max: 10, windowSeconds: QUARTER }
const SAME: Limit = { name: 'login-same', max: 2, windowSeconds: QUARTER }
/** Against trying one password on many accounts. */
const ADDRESS: Limit = { name: 'login-address', max: 100, windowSeconds: QUARTER }

/** Characters of the password's hash: enough to recognise a repeat, far too few to find the password. */
const PRINT_LENGTH = 3

/** Skips every second attempt with the same password: a browser repeats a refused JSON call. @throws tooManyRequests */
export async function countAttempt(c: AppContext, input: Login) {
  await countCall(c, ADDRESS)
  const { db, clock, settings } = c.var.services
  const who = await triedBy(c, emailKey(input.username))
  const print = (await sha256(settings.SECRET, who, input.password)).slice(0, PRINT_LENGTH)
  const key = await counterKey(c.var.services, ACCOUNT, who)
  const sameKey = await counterKey(c.var.services, SAME, `${who} ${print}`)
  const first = sql`(select count from ${rateCounters} where key = ${sameKey}) % 2 = 1`
  const now = clock.now()
  const same = counting(sameKey, SAME, now)
  const attempt = counting(key, ACCOUNT, now, first)
  const { counted, standing } = await db.write({
    overSame: same.over,
    same: same.counted,
    ...attempt,
    standing: sql`select count, window_start from ${rateCounters} where key = ${key}`,
  })
  refusePast(c.var.services, ACCOUNT, standing.rows[0])
  return {
    /** Called after a correct password. */
    async forgive() {
      await db.write({
        same: deleting(sameKey),
        attempt: build
          .update(rateCounters)
          .set({ count: sql`${rateCounters.count} - ${counted.rows.length}` })
          .where(and(eq(rateCounters.key, key), gt(rateCounters.count, 0))),
      })
    },
  }
}

/** Clears the attempts of unknown browsers after a password reset by mail. */
export async function forgetAttempts(c: AppContext, email: string): Promise<void> {
  const key = await counterKey(c.var.services, ACCOUNT, emailKey(email))
  await c.var.services.db.run(deleting(key))
}

function deleting(key: string) {
  return build.delete(rateCounters).where(eq(rateCounters.key, key))
}

/** Counter key: the account, or a known browser of it. */
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
