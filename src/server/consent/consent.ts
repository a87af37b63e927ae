/** What a user agreed to, when, and to which version of the texts. */
import { type SQL, sql } from 'drizzle-orm'
import type { Consent } from '../../contract/accounts.ts'
import { CONSENT_VERSION } from '../../domain/account.ts'
import type { Reads } from '../db/client.ts'
import { activity, consents } from '../db/schema/index.ts'
import type { Owner } from '../db/workspace.ts'
import type { Services } from '../services.ts'

export interface ConsentView extends Consent {
  /** ISO 8601; null while withdrawn. */
  readonly termAndConditionsGivenAt: string | null
  readonly processingPersonalDataGivenAt: string | null
  /** Version of the texts agreed to. */
  readonly version: string
}

export function consentsOf(db: Reads, owner: Owner) {
  return db.select().from(consents).where(sql`${consents.userId} = ${owner}`)
}

type ConsentRow = Awaited<ReturnType<typeof consentsOf>>[number]

export function toConsentView(rows: readonly ConsentRow[]): ConsentView {
  const given = (kind: ConsentRow['kind']): string | null => {
    const row = rows.find((each) => each.kind === kind)
    return row && row.withdrawnAt === null ? new Date(row.givenAt).toISOString() : null
  }
  const terms = given('terms')
  const processing = given('processing')
  return {
    consentTermAndConditions: terms !== null,
    consentProcessingPersonalData: processing !== null,
    termAndConditionsGivenAt: terms,
    processingPersonalDataGivenAt: processing,
    version: rows[0]?.version ?? CONSENT_VERSION,
  }
}

/** Gives or withdraws; what stays as it was keeps its date. */
export async function saveConsent(services: Services, userId: number, input: Consent): Promise<void> {
  const now = services.clock.now()
  await services.db.write(
    ...set(userId, 'terms', input.consentTermAndConditions, now),
    ...set(userId, 'processing', input.consentProcessingPersonalData, now),
  )
}

function set(userId: number, kind: 'terms' | 'processing', given: boolean, now: number): SQL[] {
  const changed = sql`user_id = ${userId} and kind = ${kind} and withdrawn_at is ${given ? sql`not null` : sql`null`}`
  const what = `consent ${kind} ${given ? 'given' : 'withdrawn'}`
  return [
    sql`insert into ${activity} (user_id, kind, at) select user_id, ${what}, ${now} from ${consents} where ${changed}`,
    given
      ? sql`update ${consents} set withdrawn_at = null, given_at = ${now}, version = ${CONSENT_VERSION} where ${changed}`
      : sql`update ${consents} set withdrawn_at = ${now} where ${changed}`,
  ]
}
