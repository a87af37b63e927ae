/** The only script of public pages, also loaded by all others. */
import { SIGNED_IN_COOKIE, SIGNED_OUT_COOKIE } from '../../contract/cookies.ts'
import { dropEntry, storedEntry, storeEntry } from '../base/stored.ts'
import { forgetDemoOnceLeft } from '../demo/storage.ts'
import { type PendingToast, takePendingToasts, usualDuration } from '../ui/pending-toasts.ts'
import { countPageView, VISIT } from './analytics.ts'

/** Keys of localStorage. "Not now" folds the banner into a tab at the edge, on every page and in every tab. */
const [CONSENT, FOLDED] = ['cookieConsent', 'cookieConsentLater']

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

function showBarFor(cookies: string): void {
  if (!has(cookies, SIGNED_IN_COOKIE) || has(cookies, SIGNED_OUT_COOKIE)) return
  for (const item of document.querySelectorAll<HTMLElement>('[data-bar]')) {
    item.hidden = item.dataset.bar === 'visitor'
  }
}

function has(cookies: string, name: string): boolean {
  return cookies.split('; ').some((cookie) => cookie.startsWith(`${name}=`))
}

function startBanner(): void {
  const banner = document.querySelector<HTMLElement>('[data-consent]')
  if (!banner) return
  const withdraw = document.querySelector<HTMLElement>('[data-consent-withdraw]')
  const none = document.querySelector<HTMLElement>('[data-consent-none]')
  const tab = document.querySelector<HTMLElement>('[data-consent-tab]')
  const isFolded = (): boolean => storedEntry('localStorage', FOLDED) !== null
  const show = (given = consentGiven(), folded = isFolded()): void => {
    banner.hidden = given || folded
    if (tab) tab.hidden = given || !folded
    if (withdraw) withdraw.hidden = !consentGiven()
    if (none) none.hidden = consentGiven()
  }
  onClick(banner.querySelector('[data-consent-accept]'), () => {
    storeEntry('localStorage', CONSENT, 'accepted')
    countPageView()
    show(true)
  })
  onClick(banner.querySelector('[data-consent-later]'), () => {
    storeEntry('localStorage', FOLDED, 'yes')
    show(false, true)
    tab?.focus()
  })
  onClick(tab, () => {
    dropEntry('localStorage', FOLDED)
    show(false, false)
    banner.querySelector('button')?.focus()
  })
  onClick(withdraw?.querySelector('button') ?? null, () => {
    dropEntry('localStorage', CONSENT)
    dropEntry('sessionStorage', VISIT)
    location.reload()
  })
  show()
}

/** [COOK-05] */
function consentGiven(): boolean {
  return storedEntry('localStorage', CONSENT) === 'accepted'
}

function onClick(element: Element | null, act: () => void): void {
  element?.addEventListener('click', act)
}

function showPendingNotices(): void {
  if (document.querySelector('[data-island]')) return
  const toasts = takePendingToasts()
  if (toasts.length === 0) return
  const corner = document.createElement('div')
  corner.className = 'toaster'
  corner.role = 'status'
  document.body.appendChild(corner)
  for (const toast of toasts) show(corner, toast)
}

function show(corner: HTMLElement, toast: PendingToast): void {
  const notice = document.createElement('div')
  notice.className = `floating toast toast-plain toast-${toast.kind}`
  const { title, text, action } = toast
  if (title) notice.appendChild(saying('p', title)).className = 'toast-title'
  notice.appendChild(saying('p', text))
  if (action) notice.appendChild(saying('a', action.label)).href = action.href
  corner.appendChild(notice)
  setTimeout(() => notice.remove(), toast.duration ?? usualDuration)
}

function saying<Name extends 'p' | 'a'>(name: Name, text: string): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name)
  element.textContent = text
  return element
}
