/** Sessions: reads the signed-in user and their data in one round trip. */
import { type SQL, sql } from 'drizzle-orm'
import type { BatchItem, BatchResponse } from 'drizzle-orm/batch'
import type { MiddlewareHandler } from 'hono'
import { deleteCookie, getCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import { HTTPException } from 'hono/http-exception'
import { DEMO_FINISHED_COOKIE } from '../../contract/cookies.ts'
import { pages } from '../../contract/urls.ts'
import type { User } from '../../domain/account/account.ts'
import { dollars, mills } from '../../domain/account/money.ts'
import { AppError, orNotFound } from '../../domain/errors/errors.ts'
import { finishDemo } from '../accounts/user-choices.ts'
import type { Reads } from '../base/database.ts'
import { logFailure } from '../base/log.ts'
import type { Needs } from '../base/services.ts'
import { checks, consents, ledgerAccounts, users } from '../db/schema/index.ts'
import { running } from '../db/states.ts'
import type { AppContext, AppEnv } from '../http/context.ts'
import { type Credential, credentialOf } from './credential.ts'

type Query = BatchItem<'sqlite'>

/** The signed-in user and the rows of the queries `T`. */
type UserAnd<T extends readonly Query[]> = readonly [User, ...BatchResponse<readonly [...T]>]
export type Ask<Asked> = (db: Reads, owner: SQL<number>) => Asked

/** Returns the signed-in user and the rows of `ask`, read in one round trip. @throws AppError unauthorized */
export async function readAs<U extends Query, T extends readonly U[]>(
  c: AppContext,
  ask: Ask<readonly [...T]>,
): Promise<UserAnd<T>> {
  const read = await tryReadAs(c, ask)
  if (!read) throw new AppError('unauthorized')
  return read
}

export async function rowsAs<Q extends Query & PromiseLike<readonly unknown[]>>(
  c: AppContext,
  ask: Ask<Q>,
): Promise<Awaited<Q>> {
  const [, rows] = await readAs(c, (db, owner) => [ask(db, owner)])
  return rows as Awaited<Q>
}

export async function rowAs<Q extends Query & PromiseLike<readonly unknown[]>>(
  c: AppContext,
  ask: Ask<Q>,
): Promise<Awaited<Q>[number]> {
  const [row] = await rowsAs(c, ask)
  return orNotFound(row)
}

export async function tryReadAs<U extends Query, T extends readonly U[]>(
  c: AppContext,
  ask: Ask<readonly [...T]>,
): Promise<UserAnd<T> | null> {
  const { services } = c.var
  const now = services.clock.now()
  const credential = credentialOf(c.var, now)
  if (!credential) return null
  const [rows, ...rest] = await services.db.read.batch([
    userQuery(services, credential),
    ...ask(services.db.read, credential.owner),
  ])
  const row = rows[0]
  if (!row) return null
  if (row.lastUsed < now - credential.noteAfter) await services.db.run(credential.note)
  const user = toUser(row)
  c.set('user', user)
  return [user, ...(rest as BatchResponse<readonly [...T]>)]
}

export async function requireUser(c: AppContext): Promise<User> {
  const [user] = await readAs(c, () => [])
  return user
}

function given(kind: 'terms' | 'processing'): SQL<boolean> {
  return sql`exists (select 1 from ${consents} g where g.user_id = ${users}.id
    and g.kind = ${kind} and g.withdrawn_at is null)`.mapWith(Boolean)
}

function userQuery(services: Needs<'db'>, { owner, lastUsed }: Credential) {
  return services.db.read
    .select({
      id: users.id,
      email: users.email,
      role: users.role,
      enabled: users.enabled,
      demoFinishedAt: users.demoFinishedAt,
      createdAt: users.createdAt,
      terms: given('terms'),
      processing: given('processing'),
      runningChecks: sql<number>`(select count(*) from ${checks} c where c.user_id = ${users}.id and ${running})`,
      balance: sql<number>`coalesce((select a.balance from ${ledgerAccounts} a where a.id = 'user:' || ${users}.id), 0)`,
      lastUsed,
    })
    .from(users)
    .where(sql`${users.id} = ${owner} and ${users.enabled} = 1`)
}

type UserRow = Awaited<ReturnType<typeof userQuery>>[number]

function toUser(row: UserRow): User {
  return {
    id: row.id,
    username: row.email,
    email: row.email,
    role: row.role,
    enabled: row.enabled,
    consentTermAndConditions: row.terms,
    consentProcessingPersonalData: row.processing,
    balance: dollars(mills(row.balance)),
    runningChecks: row.runningChecks,
    demoFinished: row.demoFinishedAt !== null,
    createdAt: new Date(row.createdAt).toISOString(),
  }
}

const requireSession = createMiddleware<AppEnv>(async function requireSession(c, next) {
  await requireUser(c)
  await next()
})

/** Restricts a call to signed-in users; `then` runs before their request is read. */
export function signedIn<Call extends object>(
  call: Call,
  ...then: readonly MiddlewareHandler<AppEnv>[]
): Call & { middleware: MiddlewareHandler<AppEnv>[] } {
  return { ...call, middleware: [requireSession, ...then] }
}

export function userOf(c: AppContext): User {
  if (!c.var.user) throw new AppError('unauthorized')
  return c.var.user
}

/** As `readAs`. @throws HTTPException a redirect to sign-in or to the demo */
export async function guarded<U extends Query, T extends readonly U[]>(
  c: AppContext,
  ask: Ask<readonly [...T]>,
): Promise<UserAnd<T>> {
  const found = await tryReadAs(c, ask)
  if (!found) throw redirect(c, pages.login)
  const [user] = found
  if (user.demoFinished) return found
  if (getCookie(c, DEMO_FINISHED_COOKIE) === undefined) throw redirect(c, pages.demoCheck)
  await saveFinishedDemo(c, user)
  return found
}

function redirect(c: AppContext, path: string): HTTPException {
  return new HTTPException(302, { res: c.redirect(path) })
}

/** From the cookie set after an earlier save failed. Grants access even if saving fails again. */
async function saveFinishedDemo(c: AppContext, user: User): Promise<void> {
  try {
    await finishDemo(c.var.services, user.id)
    deleteCookie(c, DEMO_FINISHED_COOKIE, { path: '/' })
  } catch (error) {
    logFailure('demo-finished', { userId: user.id }, error)
  }
}
