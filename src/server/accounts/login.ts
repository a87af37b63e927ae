import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Login } from '../../contract/accounts.ts'
import { emailKey } from '../../domain/account/account.ts'
import { AppError } from '../../domain/errors/errors.ts'
import { sha256 } from '../base/hash.ts'
import { logFacts } from '../base/log.ts'
import type { Needs } from '../base/services.ts'
import { build } from '../db/client.ts'
import { sessions, users } from '../db/schema/index.ts'
import { insertWhere, note } from '../db/statements.ts'
import { hashPassword, isOutdated, verifyPassword } from './password.ts'

/** Replaces the browser's earlier session. @throws AppError invalidCredentials, emailNotConfirmed */
export async function login(
  services: Needs<'db' | 'clock' | 'ids'>,
  input: Login,
  earlierHash: string | null,
): Promise<NewSession> {
  const [user] = await services.db.read
    .select()
    .from(users)
    .where(eq(users.emailKey, emailKey(input.username)))
  const known = await verifyPassword(input.password, user?.passwordHash ?? null)
  if (!user || !known || !user.enabled) throw new AppError('invalidCredentials')
  if (user.confirmedAt === null) throw new AppError('emailNotConfirmed')
  const now = services.clock.now()
  const { token, hash, opening } = await newSession(services, user, now)
  const { opened } = await services.db.write({
    opened: opening,
    noted: note({ userId: user.id, kind: 'signed in', at: now }, sql`where changes() = 1`),
    replaced: build.delete(sessions).where(eq(sessions.tokenHash, earlierHash ?? '')),
  })
  // The stored hash has changed meanwhile: the password is verified against the new one.
  if (opened.rowsAffected !== 1) return login(services, input, earlierHash)
  logFacts('signed-in', { userId: user.id })
  if (isOutdated(user.passwordHash)) await rehash(services, user.id, user.passwordHash, input.password)
  return { token, hash }
}

/** Replaces only the hash that was verified, because the password may have changed meanwhile. */
async function rehash(services: Needs<'db'>, userId: number, stored: string, password: string) {
  const passwordHash = await hashPassword(password)
  await services.db.run(
    build
      .update(users)
      .set({ passwordHash })
      .where(and(eq(users.id, userId), eq(users.passwordHash, stored))),
  )
}

export async function logout({ db }: Needs<'db'>, sessionHash: string | null): Promise<void> {
  if (sessionHash) await db.run(build.delete(sessions).where(eq(sessions.tokenHash, sessionHash)))
}

export interface NewSession {
  readonly token: string
  readonly hash: string
}

/** `opening` creates it only if the password is still the verified one: a reset in between ends every session. */
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
