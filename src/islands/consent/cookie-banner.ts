import { countPageView } from './analytics.ts'
import {
  askedThisVisit,
  consentGiven,
  giveConsent,
  postponeConsent,
  withdrawConsent,
} from './stored-consent.ts'

/** Adds behaviour to the cookie banner and to the "withdraw" button, where the page has one. */
export function startBanner(): void {
  const banner = document.querySelector<HTMLElement>('[data-consent]')
  if (!banner) return
  const withdraw = document.querySelector<HTMLElement>('[data-consent-withdraw]')
  const none = document.querySelector<HTMLElement>('[data-consent-none]')
  const show = (answered = false): void => {
    banner.hidden = answered || consentGiven() || askedThisVisit()
    if (withdraw) withdraw.hidden = !consentGiven()
    if (none) none.hidden = consentGiven()
  }
  onClick(banner.querySelector('[data-consent-accept]'), () => {
    giveConsent()
    countPageView()
    show(true)
  })
  onClick(banner.querySelector('[data-consent-later]'), () => {
    postponeConsent()
    show(true)
  })
  onClick(withdraw?.querySelector('button') ?? null, () => {
    withdrawConsent()
    location.reload()
  })
  show()
}

function onClick(element: Element | null, act: () => void): void {
  element?.addEventListener('click', act)
}
