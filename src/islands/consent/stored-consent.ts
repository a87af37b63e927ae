/** Consent to optional cookies, stored in this browser [COOK-05]. */
import { dropEntry, storedEntry, storeEntry } from '../base/stored.ts'

const consentKey = 'cookieConsent'
const laterKey = 'cookieConsentLater'
const visitKey = 'analyticsVisit'

export function consentGiven(): boolean {
  return storedEntry('localStorage', consentKey) === 'accepted'
}

export function giveConsent(): void {
  storeEntry('localStorage', consentKey, 'accepted')
}

export function withdrawConsent(): void {
  dropEntry('localStorage', consentKey)
  dropEntry('sessionStorage', visitKey)
}

/** "Not now" folds the banner into a tab at the edge, on every page and in every tab of this browser. */
export function foldBanner(): void {
  storeEntry('localStorage', laterKey, 'yes')
}

export function unfoldBanner(): void {
  dropEntry('localStorage', laterKey)
}

export function bannerFolded(): boolean {
  return storedEntry('localStorage', laterKey) === 'yes'
}

/** A random number that links the page views of one visit in one tab, in GA4's client id format. */
export function visitId(): string {
  const known = storedEntry('sessionStorage', visitKey)
  if (known) return known
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1))
  const id = `${random}.${Math.floor(Date.now() / 1000)}`
  storeEntry('sessionStorage', visitKey, id)
  return id
}
