/** Inserts a user into the database in the state that registering, confirming and signing in leave. */
import { sql } from 'drizzle-orm'
import { BETA_CREDIT, CONSENT_VERSION, LIFETIME } from '../../src/domain/account/account.ts'
import { randomIds } from '../../src/server/adapters/system.ts'
import { sha256 } from '../../src/server/base/hash.ts'
import { build, databaseOver } from '../../src/server/db/client.ts'
import {
  activity,
  consents,
  ledger,
  ledgerAccounts,
  sessions,
  tokens,
  users,
} from '../../src/server/db/schema/index.ts'
import { clientAt } from './database.ts'

export const PASSWORD = 'a quiet password'
/** Hash of PASSWORD at an eightieth of the usual cost, since wrong passwords are tried by the dozen. */
export const PASSWORD_HASH =
  'scrypt$1024$8$1$cnVsZW1hcmsgdGVzdHMhIQ$09ckcXca9_YuXldhr-gthp2EyMoa95O088FBRWOvRZA'

/** Returns the token of an open session. */
export async function seedUser(databaseUrl: string, email: string): Promise<string> {
  const now = Date.now()
  const id = sql<number>`(select id from ${users} where email_key = ${email})`
  const account = sql<string>`'user:' || ${id}`
  const token = randomIds.token()
  const tokenHash = await sha256(token)
  await databaseOver(clientAt(databaseUrl)).write({
    user: build.insert(users).values({
      email,
      emailKey: email,
      passwordHash: PASSWORD_HASH,
      confirmedAt: now,
      createdAt: now,
    }),
    consents: build.insert(consents).values([
      { userId: id, kind: 'terms', version: CONSENT_VERSION, givenAt: now },
      { userId: id, kind: 'processing', version: CONSENT_VERSION, givenAt: now },
    ]),
    account: build.insert(ledgerAccounts).values({ id: account, kind: 'user' }),
    booked: build.insert(ledger).values({
      debit: 'credit',
      credit: account,
      amount: BETA_CREDIT,
      code: 'signup',
      ref: account,
      at: now,
    }),
    link: build.insert(tokens).values({
      tokenHash: await sha256(randomIds.token()),
      userId: id,
      purpose: 'confirm',
      expiresAt: now + LIFETIME.confirmation,
      usedAt: now,
    }),
    session: build.insert(sessions).values({ tokenHash, userId: id, createdAt: now, lastSeenAt: now }),
    noted: build.insert(activity).values([
      { userId: id, kind: 'registered', at: now },
      { userId: id, kind: 'signed in', at: now },
    ]),
  })
  return token
}
