import { eq } from 'drizzle-orm'
import type { GivenConsent } from '../../contract/users.ts'
import { CONSENT_VERSION } from '../../domain/account.ts'
import type { Reads } from './client.ts'
import type { Owner } from './owner.ts'
import { consents } from './schema/index.ts'

export function consentsOf(db: Reads, owner: Owner) {
  return db.select().from(consents).where(eq(consents.userId, owner))
}

type ConsentRow = typeof consents.$inferSelect

export function toGivenConsent(rows: readonly ConsentRow[]): GivenConsent {
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
