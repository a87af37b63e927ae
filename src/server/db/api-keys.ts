import { desc, eq } from 'drizzle-orm'
import type { ApiKey } from '../../contract/api-keys.ts'
import type { Owner, Reads } from '../base/database.ts'
import { apiKeys } from './schema/index.ts'

export const KEY_FIELDS = {
  id: apiKeys.id,
  name: apiKeys.name,
  scopes: apiKeys.scopes,
  ending: apiKeys.ending,
  createdAt: apiKeys.createdAt,
  lastUsedAt: apiKeys.lastUsedAt,
  expiresAt: apiKeys.expiresAt,
}

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

function timeOrNull(at: number | null): string | null {
  return at === null ? null : new Date(at).toISOString()
}
