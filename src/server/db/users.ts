import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { ApiKey } from '../../contract/api-keys.ts'
import type { Activity, GivenConsent } from '../../contract/users.ts'
import { CONSENT_VERSION, emailKey } from '../../domain/account/account.ts'
import type { Owner, Reads } from '../base/database.ts'
import { activity, apiKeys, consents, users } from './schema/index.ts'
import { timeOrNull } from './statements.ts'

const ENTRIES = 200

export async function findUser(db: Reads, email: string): Promise<number | undefined> {
  const [user] = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.emailKey, emailKey(email)))
  return user?.id
}

/** The newest entries of the owner, or of `userId`, which the route allows only to administrators. */
export function activityOf(db: Reads, owner: Owner, userId?: number) {
  const isAdmin = sql`exists (select 1 from ${users} where ${users.id} = ${owner} and ${users.role} = 'ADMIN')`
  const whose = userId === undefined ? eq(activity.userId, owner) : and(eq(activity.userId, userId), isAdmin)
  return db
    .select({ id: activity.id, kind: activity.kind, detail: activity.detail, at: activity.at })
    .from(activity)
    .where(whose)
    .orderBy(desc(activity.id))
    .limit(ENTRIES)
}

type ActivityRow = Awaited<ReturnType<typeof activityOf>>[number]

export function toActivity(row: ActivityRow): Activity {
  return { ...row, at: new Date(row.at).toISOString() }
}

export function consentsOf(db: Reads, owner: Owner) {
  return db.select().from(consents).where(eq(consents.userId, owner))
}

type ConsentRow = typeof consents.$inferSelect

export function toGivenConsent(rows: readonly ConsentRow[]): GivenConsent {
  const given = (kind: ConsentRow['kind']): string | null => {
    const row = rows.find((each) => each.kind === kind)
    return row?.withdrawnAt === null ? new Date(row.givenAt).toISOString() : null
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

const { userId: _user, tokenHash: _hash, ...KEY_FIELDS } = getTableColumns(apiKeys)

export function apiKeysOf(db: Reads, owner: Owner) {
  return db.select(KEY_FIELDS).from(apiKeys).where(eq(apiKeys.userId, owner)).orderBy(desc(apiKeys.id))
}

type KeyRow = Awaited<ReturnType<typeof apiKeysOf>>[number]

export function toApiKey({ createdAt, lastUsedAt, expiresAt, ...row }: KeyRow): ApiKey {
  return {
    ...row,
    createdAt: new Date(createdAt).toISOString(),
    lastUsedAt: timeOrNull(lastUsedAt),
    expiresAt: timeOrNull(expiresAt),
  }
}
