import { and, eq, sql } from 'drizzle-orm'
import type { ApiKeyBody, NewApiKey } from '../../contract/api-keys.ts'
import { pages } from '../../contract/urls.ts'
import { LIFETIME } from '../../domain/account/account.ts'
import { KEY_PREFIX, KEYS_MAX } from '../../domain/account/api-keys.ts'
import { AppError } from '../../domain/errors/errors.ts'
import { apiKeyCreated } from '../../pages/emails/letters.ts'
import { verifyPassword } from '../accounts/password.ts'
import { sha256 } from '../base/hash.ts'
import type { Needs } from '../base/services.ts'
import { build } from '../db/client.ts'
import { apiKeys, sessions, users } from '../db/schema/index.ts'
import { insertWhere, note, room } from '../db/statements.ts'
import { toApiKey } from '../db/users.ts'
import { enqueueMail, letterToUser } from '../mail/letters.ts'

const DAY = 86_400_000

interface Request extends ApiKeyBody {
  readonly userId: number
  readonly sessionHash: string | null
}

/**
 * Returns the key itself, which is never stored, and tells the user by mail. Creates none if the session ended while the
 * request was running.
 * @throws AppError passwordRequired, wrongPassword, tooManyKeys, unauthorized
 */
export async function createKey(
  services: Needs<'settings' | 'db' | 'jobs' | 'clock' | 'ids'>,
  { userId, sessionHash, name, scopes, expiresInDays, password }: Request,
): Promise<NewApiKey> {
  const { db, clock, ids } = services
  await confirmUser(services, sessionHash, password)
  const key = KEY_PREFIX + ids.token()
  const ending = key.slice(-4)
  const createdAt = clock.now()
  const expiresAt = expiresInDays === null ? null : createdAt + expiresInDays * DAY
  const letter = apiKeyCreated({ name, link: services.settings.APP_ORIGIN + pages.profile })
  const row = { userId, name, ending, scopes, createdAt, expiresAt }
  const isOpen = sql`exists (select 1 from ${sessions} where token_hash = ${sessionHash})`
  const { inserted, mailed, session } = await db.write({
    inserted: insertWhere(
      apiKeys,
      { ...row, tokenHash: await sha256(key) },
      sql`where ${room(sql`${apiKeys} where user_id = ${userId}`, KEYS_MAX)} and ${isOpen} returning id`,
    ),
    noted: note({ userId, kind: 'API key created', detail: name, at: createdAt }, sql`where changes() = 1`),
    mailed: letterToUser(sql`from ${users} where id = ${userId} and changes() = 1`, letter, createdAt),
    session: sql`select 1 where ${isOpen}`,
  })
  const id = inserted.rows[0]?.id
  if (session.rows.length === 0) throw new AppError('unauthorized')
  if (typeof id !== 'number') throw new AppError('tooManyKeys')
  await enqueueMail(services, mailed)
  return { ...toApiKey({ id, name, scopes, ending, createdAt, lastUsedAt: null, expiresAt }), key }
}

/** A copied cookie alone makes no key: a session is as old as the last time its user gave the password. */
async function confirmUser(
  services: Needs<'db' | 'clock'>,
  sessionHash: string | null,
  password: string | undefined,
): Promise<void> {
  const [session] = await services.db.read
    .select({ givenAt: sessions.createdAt, passwordHash: users.passwordHash })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.tokenHash, sessionHash ?? ''))
  if (!session) throw new AppError('unauthorized')
  if (password === undefined) {
    if (session.givenAt > services.clock.now() - LIFETIME.passwordGiven) return
    throw new AppError('passwordRequired')
  }
  if (!(await verifyPassword(password, session.passwordHash))) throw new AppError('wrongPassword')
}

/** Later calls with the key fail. @throws AppError notFound */
export async function revokeKey({ db, clock }: Needs<'db' | 'clock'>, userId: number, id: number) {
  const mine = and(eq(apiKeys.id, id), eq(apiKeys.userId, userId))
  const { deleted } = await db.write({
    noted: note(
      { userId, kind: 'API key revoked', detail: sql`name`, at: clock.now() },
      sql`from ${apiKeys} where ${mine}`,
    ),
    deleted: build.delete(apiKeys).where(mine),
  })
  if (deleted.rowsAffected !== 1) throw new AppError('notFound')
}
