/** Signing out, and what every signed-in screen does when its session has ended. */
import { SIGNED_OUT_COOKIE } from '../../contract/cookies.ts'
import { pages } from '../../contract/urls.ts'
import type { User } from '../../domain/account.ts'
import { answer, client, done } from '../api.ts'
import { ApiError } from '../call.ts'
import { toastOnNextPage } from '../ui/pending-toasts.ts'

/**
 * A cookie by which this browser disowns its session when the server could not be told; signing in takes it away.
 * Lives as long as a session can.
 */
const DISOWNED = `${SIGNED_OUT_COOKIE}=1; path=/; SameSite=Lax; max-age=5184000`

/** The signed-in user; null when there is no session. @throws ApiError */
export async function loadUser(): Promise<User | null> {
  return answer(client.users.me.$get()).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 401) return null
    throw error
  })
}

/** Once a session is over here, calls that are still under way and get a 401 have nothing to add. */
let over = false

/** The page was left and came back out of the browser's history. */
export function cameBack(): void {
  over = false
}

/** Ends the session. Never fails: without an answer, this browser is signed out all the same. */
export async function logout(): Promise<void> {
  over = true
  try {
    await done(client.auth.logout.$post())
  } catch {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing over plain http
    document.cookie = DISOWNED
  }
}

/** Where a person goes who has signed out. */
export function leave(): void {
  toastOnNextPage({ kind: 'success', text: 'Successfully logged out' })
  location.assign(pages.home)
}

/** Sends a person whose session has ended to the sign-in page, which says why. */
export function endSession(): void {
  if (over) return
  over = true
  toastOnNextPage({ kind: 'error', text: 'Session expired. Please log in again.' })
  location.assign(pages.login)
}

/** Whether a failed call means that the session has ended; if so the person is on the way to the sign-in page. */
export function onSessionEnd(error: unknown): boolean {
  const ended = error instanceof ApiError && error.status === 401
  if (ended) endSession()
  return ended
}
