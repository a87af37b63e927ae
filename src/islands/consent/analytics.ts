import { storedEntry, storeEntry } from '../base/stored.ts'

export const VISIT = 'analyticsVisit'
const collectAddress = 'https://www.google-analytics.com/g/collect'

/** [NAV-05] One request of our own in GA4’s wire format: no third-party script, no cookie, no title, which may name a document. */
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
    ul: navigator.language.toLowerCase(),
  })
  navigator.sendBeacon(`${collectAddress}?${view}`)
}

/** A query may contain a token from an email, so it is never sent. */
export function withoutQuery(address: string): string {
  return address.replace(/[?#].*$/s, '')
}

/** A random number that links the page views of one visit in one tab, in GA4's client id format. */
function visitId(): string {
  const known = storedEntry('sessionStorage', VISIT)
  if (known) return known
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1))
  const id = `${random}.${Math.floor(Date.now() / 1000)}`
  storeEntry('sessionStorage', VISIT, id)
  return id
}
