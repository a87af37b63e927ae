import { type SQL, sql } from 'drizzle-orm'
import { sha256 } from '../base/hash.ts'
import type { Needs } from '../base/services.ts'
import { sessions, users } from '../db/schema/index.ts'
import { insertWhere } from '../db/statements.ts'

export interface NewSession {
  readonly token: string
  readonly hash: string
}

/**
 * A session's secrets, and the statement that creates it only if the password is still the one that was verified,
 * because a reset in between ends every session.
 */
export async function newSession(
  services: Needs<'ids'>,
  user: { readonly id: number; readonly passwordHash: string },
  now: number,
): Promise<NewSession & { opening: SQL }> {
  const token = services.ids.token()
  const hash = await sha256(token)
  const opening = insertWhere(
    sessions,
    { tokenHash: hash, userId: user.id, createdAt: now, lastSeenAt: now },
    sql`from ${users} where id = ${user.id} and password_hash = ${user.passwordHash}`,
  )
  return { token, hash, opening }
}
