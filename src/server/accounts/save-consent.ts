import { sql } from 'drizzle-orm'
import type { Consent } from '../../contract/users.ts'
import { CONSENT_VERSION } from '../../domain/account/account.ts'
import type { Needs } from '../base/services.ts'
import { build } from '../db/client.ts'
import { consents } from '../db/schema/index.ts'
import { note } from '../db/statements.ts'

/** Unchanged consents keep their date, and are not noted again. */
export async function saveConsent(
  services: Needs<'db' | 'clock'>,
  userId: number,
  input: Consent,
): Promise<void> {
  const now = services.clock.now()
  await services.db.write({
    terms: set(userId, 'terms', input.consentTermAndConditions, now),
    processing: set(userId, 'processing', input.consentProcessingPersonalData, now),
  })
}

function set(userId: number, kind: 'terms' | 'processing', given: boolean, now: number) {
  const changed = sql`user_id = ${userId} and kind = ${kind} and withdrawn_at is ${given ? sql`not null` : sql`null`}`
  const what = `consent ${kind} ${given ? 'given' : 'withdrawn'}` as const
  return [
    note({ userId, kind: what, at: now }, sql`from ${consents} where ${changed}`),
    build
      .update(consents)
      .set(given ? { withdrawnAt: null, givenAt: now, version: CONSENT_VERSION } : { withdrawnAt: now })
      .where(changed),
  ]
}
