import { visitId } from './stored-consent.ts'

const collectAddress = 'https://www.google-analytics.com/g/collect'

/**
 * Counts this page view [NAV-05]: every screen is a document of its own, so loading one is the route change.
 * One request in GA4's wire format, sent by our own code: no script and no cookie of the counter's. Nothing is sent
 * unless the operator has set a measurement ID; the caller has made sure of the consent.
 */
export function countPageView(): void {
  const measurement = document.querySelector<HTMLMetaElement>('meta[name="analytics"]')?.content
  if (!measurement) return
  const view = new URLSearchParams({
    v: '2',
    tid: measurement,
    cid: visitId(),
    en: 'page_view',
    dl: withoutQuery(location.href),
    dr: withoutQuery(document.referrer),
    dt: document.title,
    ul: navigator.language.toLowerCase(),
  })
  navigator.sendBeacon(`${collectAddress}?${view}`)
}

/** A query may carry a token from an e-mail, so it never leaves this browser. */
export function withoutQuery(address: string): string {
  return address.replace(/[?#].*$/s, '')
}
