import { SIGNED_OUT_COOKIE } from '../../contract/cookies.ts'
import { pages } from '../../contract/urls.ts'
import type { User } from '../../domain/account/account.ts'
import { answer, client, done } from '../base/api.ts'
import { ApiError, userMessage } from '../base/call.ts'
import { toastOnNextPage } from '../ui/pending-toasts.ts'

/** Set when the sign-out call failed: the server ignores the session, as long as one can last. Sign-in clears it. */
const DISOWNED = `${SIGNED_OUT_COOKIE}=1; path=/; SameSite=Lax; max-age=5184000`

export async function loadUser(): Promise<User | null> {
  return answer(client.users.me.$get()).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 401) return null
    throw error
  })
}

/** Set once the session ended here: a 401 of a pending call needs no second message. */
let over = false

export function pageRestored(): void {
  over = false
}

/** Ends the session. Never rejects: if the call fails, this browser is signed out anyway. */
export async function logout(): Promise<void> {
  over = true
  try {
    await done(client.auth.logout.$post())
  } catch {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing over plain http
    document.cookie = DISOWNED
  }
}

export function leave(): void {
  toastOnNextPage({ kind: 'success', text: 'Successfully logged out' })
  location.assign(pages.home)
}

export function endSession(): void {
  if (over) return
  over = true
  toastOnNextPage({ kind: 'error', text: userMessage('', 401) })
  location.assign(pages.login)
}

export function onSessionEnd(error: unknown): boolean {
  const ended = error instanceof ApiError && error.status === 401
  if (ended) endSession()
  return ended
}
