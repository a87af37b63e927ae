/** Replaces Sign In and Sign Up on a static page by links to the workspace for signed-in users. */
import { SIGNED_IN_COOKIE, SIGNED_OUT_COOKIE } from '../../contract/cookies.ts'

export function showBarFor(cookies: string): void {
  if (!has(cookies, SIGNED_IN_COOKIE) || has(cookies, SIGNED_OUT_COOKIE)) return
  for (const item of document.querySelectorAll<HTMLElement>('[data-bar]')) {
    item.hidden = item.dataset.bar === 'visitor'
  }
}

function has(cookies: string, name: string): boolean {
  return cookies.split('; ').some((cookie) => cookie.startsWith(`${name}=`))
}
