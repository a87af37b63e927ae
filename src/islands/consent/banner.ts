/**
 * The only script of public pages, also loaded by all others: cookie banner, page views, notices, menu. No framework.
 */

import { SIGNED_IN_COOKIE, SIGNED_OUT_COOKIE } from '../../contract/cookies.ts'
import { forgetDemoOnceLeft } from '../demo/storage.ts'
import { countPageView } from './analytics.ts'
import { startBanner } from './cookie-banner.ts'
import { showPendingNotices } from './pending-notices.ts'
import { consentGiven } from './stored-consent.ts'

forgetDemoOnceLeft()
showBarFor(document.cookie)
startBanner()
showPendingNotices()
closeMenuOnFollow()
if (consentGiven()) countPageView()

/** On a narrow screen, a link to a section of the same page also closes the menu that contains it. */
function closeMenuOnFollow(): void {
  const menu = document.getElementById('bar-menu')
  menu?.addEventListener('click', (event) => {
    const followed = event.target instanceof Element && event.target.closest('a')
    if (followed && menu.matches(':popover-open')) menu.hidePopover()
  })
}

/** Replaces Sign In and Sign Up on a static page by links to the workspace for signed-in users. */
function showBarFor(cookies: string): void {
  if (!has(cookies, SIGNED_IN_COOKIE) || has(cookies, SIGNED_OUT_COOKIE)) return
  for (const item of document.querySelectorAll<HTMLElement>('[data-bar]')) {
    item.hidden = item.dataset.bar === 'visitor'
  }
}

function has(cookies: string, name: string): boolean {
  return cookies.split('; ').some((cookie) => cookie.startsWith(`${name}=`))
}
