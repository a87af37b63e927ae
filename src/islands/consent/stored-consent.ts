/** Consent to cookies that are not strictly needed, kept in this browser [COOK-05]. */

const consentKey = 'cookieConsent'
const laterKey = 'cookieConsentLater'
const visitKey = 'analyticsVisit'

export function consentGiven(): boolean {
  return localStorage.getItem(consentKey) === 'accepted'
}

export function giveConsent(): void {
  localStorage.setItem(consentKey, 'accepted')
}

export function withdrawConsent(): void {
  localStorage.removeItem(consentKey)
  sessionStorage.removeItem(visitKey)
}

/** "Not now" is no consent: the question comes back with the next visit. */
export function askLater(): void {
  sessionStorage.setItem(laterKey, 'yes')
}

export function askedThisVisit(): boolean {
  return sessionStorage.getItem(laterKey) === 'yes'
}

/** A random number that ties the page views of one visit in one tab together, in the counter's own format. */
export function visitId(): string {
  const known = sessionStorage.getItem(visitKey)
  if (known) return known
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1))
  const id = `${random}.${Math.floor(Date.now() / 1000)}`
  sessionStorage.setItem(visitKey, id)
  return id
}
