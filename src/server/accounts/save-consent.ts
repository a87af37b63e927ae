import { type SQL, sql } from 'drizzle-orm'
import type { Consent } from '../../contract/users.ts'
import { CONSENT_VERSION } from '../../domain/account/account.ts'
import type { Needs } from '../base/services.ts'
import { note } from '../db/entries.ts'
import { consents } from '../db/schema/index.ts'

/**
 * Unchanged consents keep their date. Raw SQL, because the activity entry depends on the row before the change.
 */
export async function saveConsent(
  services: Needs<'db' | 'clock'>,
  userId: number,
  input: Consent,
): Promise<void> {
  const now = services.clock.now()
  await services.db.write(
    ...set(userId, 'terms', input.consentTermAndConditions, now),
    ...set(userId, 'processing', input.consentProcessingPersonalData, now),
  )
}

function set(userId: number, kind: 'terms' | 'processing', given: boolean, now: number): SQL[] {
  const changed = sql`user_id = ${userId} and kind = ${kind} and withdrawn_at is ${given ? sql`not null` : sql`null`}`
  const what = `consent ${kind} ${given ? 'given' : 'withdrawn'}` as const
  return [
    note({ userId, kind: what, at: now }, sql`from ${consents} where ${changed}`),
    given
      ? sql`update ${consents} set withdrawn_at = null, given_at = ${now}, version = ${CONSENT_VERSION} where ${changed}`
      : sql`update ${consents} set withdrawn_at = ${now} where ${changed}`,
  ]
}
