import { sql } from 'drizzle-orm'
import type { ApiKeyBody, NewApiKey } from '../../contract/api-keys.ts'
import { KEY_PREFIX, KEYS_MAX } from '../../domain/api-keys.ts'
import { AppError } from '../../domain/errors.ts'
import { toApiKey } from '../db/api-keys.ts'
import { activity, apiKeys, sessions } from '../db/schema/index.ts'
import { sha256 } from '../hash.ts'
import type { Needs } from '../services.ts'

/**
 * Returns the key itself, which is never stored. Creates none if a password reset ended the session while the request
 * was running.
 * @throws AppError tooManyKeys, unauthorized
 */
export async function createKey(
  services: Needs<'db' | 'clock' | 'ids'>,
  userId: number,
  sessionHash: string | null,
  { name, scopes }: ApiKeyBody,
): Promise<NewApiKey> {
  const { db, clock, ids } = services
  const key = KEY_PREFIX + ids.token()
  const ending = key.slice(-4)
  const createdAt = clock.now()
  // Raw SQL: the insert itself counts, so that simultaneous requests can't exceed the limit.
  const isOpen = sql`exists (select 1 from ${sessions} where token_hash = ${sessionHash})`
  const [inserted, , session] = await db.write(
    sql`insert into ${apiKeys} (user_id, token_hash, name, ending, scopes, created_at)
      select ${userId}, ${await sha256(key)}, ${name}, ${ending}, ${JSON.stringify(scopes)}, ${createdAt}
      where (select count(*) from ${apiKeys} where user_id = ${userId}) < ${KEYS_MAX} and ${isOpen} returning id`,
    sql`insert into ${activity} (user_id, kind, detail, at)
      select ${userId}, 'API key created', ${name}, ${createdAt} where changes() = 1`,
    sql`select 1 where ${isOpen}`,
  )
  const id = inserted?.rows[0]?.id
  if (session?.rows.length === 0) throw new AppError('unauthorized')
  if (typeof id !== 'number') throw new AppError('tooManyKeys')
  return { ...toApiKey({ id, name, scopes, ending, createdAt, lastUsedAt: null }), key }
}
