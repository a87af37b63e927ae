/** The demo's end, its only server calls: whether there is a user, and that they finished. */
import { DEMO_FINISHED_COOKIE } from '../../contract/cookies.ts'
import { pages } from '../../contract/urls.ts'
import type { Finisher } from '../../machines/tour.ts'
import { client, done } from '../base/api.ts'
import { leave, loadUser, logout } from '../session/session.ts'
import { toastOnNextPage } from '../ui/index.ts'
import { saveDemoRuleSet } from '../workspace/rule-sets/demo-rule-set.ts'
import { demoState } from './demo-state.ts'
import { forgetDemo, rememberTourFinished } from './storage.ts'

/** Set if the server call failed, so that nobody is led into the demo again; the next signed-in page saves it. */
const UNSAVED = `${DEMO_FINISHED_COOKIE}=1; path=/; SameSite=Lax; max-age=86400`

/** `maybeUser`: the browser has a session, valid or not. Never rejects. */
export async function finishDemo(maybeUser: boolean): Promise<Finisher> {
  try {
    if ((await loadUser()) === null) return 'visitor'
  } catch {
    if (!maybeUser) return 'visitor'
  }
  return (await tellServer()) ? 'user' : 'unsaved'
}

async function tellServer(): Promise<boolean> {
  try {
    await done(client.users.me['demo-finished'].$post())
    await loadUser()
    return true
  } catch {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing over plain http
    document.cookie = UNSAVED
    return false
  }
}

export function goOn(as: Finisher): void {
  if (as !== 'visitor') saveDemoRuleSet(demoState())
  forgetDemo()
  rememberTourFinished()
  if (as === 'visitor') toastOnNextPage({ kind: 'info', text: 'Sign up to check your own documents.' })
  if (as === 'unsaved') toastOnNextPage({ kind: 'error', text: 'Unable to finalize demo.' })
  location.assign(as === 'visitor' ? pages.home : pages.check)
}

const WORKSPACE_READY = {
  kind: 'info',
  text: 'You skipped the tour. Your workspace is ready.',
  action: { label: 'Open Rulemark', href: pages.check },
} as const

export async function leaveTour(maybeUser: boolean): Promise<void> {
  if (maybeUser) {
    saveDemoRuleSet(demoState())
    await tellServer()
    toastOnNextPage(WORKSPACE_READY)
  }
  forgetDemo()
  location.assign(pages.home)
}

export async function signOutOfDemo(maybeUser: boolean): Promise<void> {
  forgetDemo()
  if (!maybeUser) return location.assign(pages.home)
  await logout()
  leave()
}
