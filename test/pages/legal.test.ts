import { describe, expect, test } from 'vitest'
import { pages } from '../../src/contract/urls.ts'
import { rendered, sectionOf, textOf } from './rendered.ts'

const texts = {
  terms: textOf(rendered(pages.terms)),
  privacy: textOf(rendered(pages.privacy)),
  cookies: textOf(rendered(pages.cookies)),
  consent: textOf(rendered(pages.consentToProcessing)),
}

describe.each([
  ['[LEGAL-01]', pages.terms, 'Terms of Service'],
  ['[LEGAL-02]', pages.privacy, 'Privacy Policy'],
  ['[LEGAL-03]', pages.cookies, 'Cookie Policy'],
  ['[LEGAL-04]', pages.consentToProcessing, 'Consent to Data Processing'],
])('%s %s', (_, path, title) => {
  test(`is "${title}" and [FACT-17] shows the effective date`, () => {
    expect(rendered(path)).toContain(`<h1>${title}</h1>`)
    expect(textOf(rendered(path))).toContain('Effective date: August 30, 2025')
  })
})

test('[FACT-15] the operator is an individual in the Czech Republic', () => {
  for (const text of [texts.terms, texts.privacy, texts.consent]) {
    expect(text).toContain('an individual in the Czech Republic')
  }
})

test.each([pages.terms, pages.privacy])(
  '%s names the configured operator, or says that none is configured',
  (path) => {
    const operator = 'Jana <Nová>, Dlouhá 1, 110 00 Praha'
    expect(rendered(path, { operator })).toContain('The operator is Jana &lt;Nová>, Dlouhá 1, 110 00 Praha.')
    expect(textOf(rendered(path))).toContain('name and address have not been entered in this installation')
  },
)

test.each([pages.privacy, pages.consentToProcessing, pages.home])(
  '%s names only the configured AI',
  (path) => {
    expect(textOf(rendered(path))).toContain('one AI platform, Google Gemini')
    const own = textOf(rendered(path, { model: 'qwen<3>:8b' }))
    expect(own).toContain('one AI model, “qwen&lt;3>:8b” on a server that the operator has chosen')
    expect(own).not.toMatch(/Gemini|Google(?! Analytics)/)
  },
)

test('[FACT-16] the minimum age is 16', () => {
  expect(texts.terms).toContain('at least 16 years old')
  expect(texts.privacy).toContain('under 16')
  expect(texts.consent).toContain('at least 16 years old')
})

test('[FACT-06] [FACT-07] documents are not stored permanently and are shared with one AI platform', () => {
  expect(texts.privacy).toContain('Documents are not stored permanently')
  expect(texts.privacy).toContain('shared with one AI platform')
})

test('the privacy policy names every processor, and what others keep longer', () => {
  const processors = textOf(sectionOf(rendered(pages.privacy), 'processors'))
  for (const name of ['Cloudflare', 'Turso', 'Gemini', 'Stripe', 'Resend', 'Google Analytics']) {
    expect(processors).toContain(name)
  }
  const elsewhere = textOf(sectionOf(rendered(pages.privacy), 'elsewhere'))
  expect(elsewhere).toContain('up to 55 days')
  expect(elsewhere).toContain('90 days at most')
})

test('the cookie policy names every entry that the product keeps in the browser', () => {
  const named = [
    'session',
    'XSRF-TOKEN',
    'cookieConsent',
    'cookieConsentLater',
    'analyticsVisit',
    'pendingToasts',
  ]
  const later = ['demoTourActive', 'mockBalance', 'appRated', 'historyRefreshCooldownUntil']
  const viewer = ['documentZoom']
  for (const name of [...named, ...later, ...viewer]) expect(texts.cookies).toContain(name)
})

test('the cookie policy has a button to withdraw consent, hidden until there is one', () => {
  expect(rendered(pages.cookies)).toMatch(/<div data-consent-withdraw[^>]* hidden[^>]*>/)
})

test('questions go to the configured address', () => {
  expect(rendered(pages.privacy)).toContain(
    '<a href="mailto:help@rulemark.example">help@rulemark.example</a>',
  )
})
