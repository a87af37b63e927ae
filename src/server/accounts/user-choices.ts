import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Consent, Rating } from '../../contract/users.ts'
import { CONSENT_VERSION } from '../../domain/account/account.ts'
import type { Needs } from '../base/services.ts'
import { build } from '../db/client.ts'
import { consents, ratings, users } from '../db/schema/index.ts'
import { note } from '../db/statements.ts'

/** Unchanged consents keep their date, and are not noted again. */
export async function saveConsent(services: Needs<'db' | 'clock'>, userId: number, input: Consent) {
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

/** A blank comment is stored as null. */
export async function submitRating(
  { db, clock }: Needs<'db' | 'clock'>,
  userId: number,
  { ratingValue, comment }: Rating,
): Promise<void> {
  const rating = { userId, value: ratingValue, comment: comment || null, createdAt: clock.now() }
  await db.run(build.insert(ratings).values(rating))
}

/** Keeps the first date. */
export async function finishDemo({ db, clock }: Needs<'db' | 'clock'>, userId: number): Promise<void> {
  await db.run(
    build
      .update(users)
      .set({ demoFinishedAt: clock.now() })
      .where(and(eq(users.id, userId), isNull(users.demoFinishedAt))),
  )
}
