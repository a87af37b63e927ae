/** Restricts signed-in pages to users who have finished the demo. */
import type { BatchItem, BatchResponse } from 'drizzle-orm/batch'
import { deleteCookie, getCookie } from 'hono/cookie'
import { HTTPException } from 'hono/http-exception'
import { DEMO_FINISHED_COOKIE } from '../../contract/cookies.ts'
import { pages } from '../../contract/urls.ts'
import type { User } from '../../domain/account/account.ts'
import { finishDemo } from '../accounts/user-choices.ts'
import { logFailure } from '../base/log.ts'
import type { AppContext } from '../http/context.ts'
import { type Ask, tryReadAs } from './session.ts'

/**
 * Returns the user and the rows of `ask`, read in one round trip.
 * @throws HTTPException a redirect to sign-in or to the demo
 */
export async function guarded<U extends BatchItem<'sqlite'>, T extends readonly U[]>(
  c: AppContext,
  ask: Ask<readonly [...T]>,
): Promise<readonly [User, ...BatchResponse<readonly [...T]>]> {
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

/**
 * Stores the finished demo from the cookie set after an earlier save failed. Grants access even if saving fails
 * again.
 */
async function saveFinishedDemo(c: AppContext, user: User): Promise<void> {
  try {
    await finishDemo(c.var.services, user.id)
    deleteCookie(c, DEMO_FINISHED_COOKIE, { path: '/' })
  } catch (error) {
    logFailure('demo-finished', { userId: user.id }, error)
  }
}
