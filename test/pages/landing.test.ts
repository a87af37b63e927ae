import { describe, expect, test } from 'vitest'
import { pages } from '../../src/contract/urls.ts'
import { calibrationSample } from '../../src/pages/use-cases/samples/calibration.ts'
import { consumerLoanSample } from '../../src/pages/use-cases/samples/consumer-loan.ts'
import { marketReportSample } from '../../src/pages/use-cases/samples/market-report.ts'
import { textsIn } from '../../src/server/check/texts.ts'
import { rendered, sectionOf, textOf } from './rendered.ts'

const html = rendered(pages.home)
const text = textOf(html)
const bar = html.slice(html.indexOf('<header'), html.indexOf('</header>'))
const footer = html.slice(html.indexOf('<footer'))

describe('[PUB-02] [PUB-03] [PUB-04] [PUB-05] scroll links of the bar', () => {
  test.each([
    ['Home', '/#home'],
    ['How it Works', '/#how-it-works'],
    ['Pricing', '/#pricing'],
    ['FAQ', '/#faq'],
  ])('"%s" leads to %s', (label, href) => {
    expect(bar).toContain(`<a href="${href}">${label}</a>`)
  })
})

test('[PUB-06] the Solutions menu opens without a script and lists the three use cases', () => {
  expect(bar).toMatch(/<button type="button" popovertarget="solutions-menu">Solutions/)
  const menu = bar.slice(bar.indexOf('id="solutions-menu"'))
  for (const path of [pages.contractReview, pages.complianceAutomation, pages.reportVerification]) {
    expect(menu).toContain(`href="${path}"`)
  }
})

test('[PUB-07] [PUB-08] [PUB-09] the bar links to sign-in, sign-up and the demo', () => {
  expect(bar).toContain(`<a href="${pages.login}">Sign In</a>`)
  expect(bar).toMatch(new RegExp(`href="${pages.register}">\\s*Sign Up`))
  expect(bar).toContain(`<a href="${pages.demoCheck}">Try Demo</a>`)
})

test('[PUB-12] [PUB-13] [PUB-14] the footer has legal links, a support link and the year', () => {
  for (const path of [pages.terms, pages.privacy, pages.cookies, pages.consentToProcessing]) {
    expect(footer).toContain(`href="${path}"`)
  }
  expect(footer).toContain('href="mailto:help@rulemark.example"')
  expect(textOf(footer)).toContain('2025')
})

test('[PUB-15] [PUB-16] the hero has the promise and a link to register', () => {
  const hero = sectionOf(html, 'home')
  expect(hero).toContain('<h1>')
  expect(hero).toMatch(new RegExp(`class="button button-primary[^"]*" href="${pages.register}"`))
})

test('[PUB-17] a problem and a solution are described', () => {
  expect(html).toContain('<h2>The problem</h2>')
  expect(html).toContain('<h2>The solution</h2>')
})

test('[PUB-18] [FACT-18] [FACT-19] [FACT-20] [FACT-21] the features are named', () => {
  for (const feature of [
    'Automated scans',
    'Folders of rules',
    'Reusable rule sets',
    'Built-in grammar checks',
  ]) {
    expect(html).toContain(`<h3>${feature}</h3>`)
  }
})

test('each audience links to its page and shows one of that page’s rules', () => {
  const trades = html.slice(html.indexOf('class="trades"'))
  const entries = [...trades.matchAll(/<a href="([^"]+)">.*?<q>(.*?)<\/q>/g)].slice(0, 3)
  const samples = [consumerLoanSample, calibrationSample, marketReportSample]
  const paths = [pages.contractReview, pages.complianceAutomation, pages.reportVerification]
  expect(entries.map(([, path]) => path)).toEqual(paths)
  entries.forEach(([, , rule], index) => {
    expect(samples[index]?.rules).toContain(rule)
  })
})

test('the features’ illustrations use the product’s own texts', () => {
  expect(html.match(/<div class="card specimen" aria-hidden="true">/g)).toHaveLength(6)
  expect(text).toContain(`Rule 4: ${consumerLoanSample.rules[3]}`)
  for (const language of ['en', 'de', 'cs']) expect(text).toContain(textsIn(language).verdicts.broken)
})

test('[PUB-19] how it works has three steps', () => {
  expect(sectionOf(html, 'how-it-works').match(/<h3>/g)).toHaveLength(3)
})

test('[PUB-20] [FACT-08] [FACT-09] [FACT-10] [FACT-11] pricing states the credit, that no card is needed, and the full launch', () => {
  const pricing = textOf(sectionOf(html, 'pricing'))
  expect(pricing).toContain('$10 credit')
  expect(pricing).toContain('no card needed')
  expect(pricing).toContain('Q1 2026')
  expect(pricing).toContain('from EUR 0.25 per document')
})

describe('[PUB-21] six questions', () => {
  const faq = sectionOf(html, 'faq')

  test('there are six, as native details elements', () => {
    expect(faq.match(/<details/g)).toHaveLength(6)
  })

  test.each([
    ['[PUB-22] accuracy', 'How accurate', 'can be wrong'],
    ['[PUB-23] missed findings', 'What if a finding is missed', 'the decision is yours'],
    ['[PUB-24] [FACT-06] [FACT-07] security', 'secure', 'not stored permanently'],
    ['[PUB-25] document types', 'types of documents', 'contracts, reports'],
    ['[PUB-26] [FACT-01] formats', 'file formats', 'PDF only'],
    ['[PUB-27] [FACT-05] speed', 'How fast', 'under one minute for small documents'],
  ])('%s', (_, question, answer) => {
    const entry = textOf(faq.split('<details').find((each) => each.includes(question)) ?? '')
    expect(entry).toContain(answer)
  })
})

test('[FACT-02] [FACT-03] [FACT-04] desktop only for now, from 1024x768, in four browsers', () => {
  expect(text).toContain('desktop only for now')
  expect(text).toContain('1024x768 or larger')
  expect(text).toContain('Chrome, Firefox, Safari or Edge')
})

test('[FACT-12] [FACT-13] the marketing figures are called typical figures', () => {
  expect(text).toContain('under 10 minutes')
  expect(text).toContain('95 percent less')
  expect(text).toContain('not a guarantee')
})

test('[FACT-07] one AI platform is named', () => {
  expect(text).toContain('shared with one AI platform')
})

test('[CORE-04] it addresses people who review reports, contracts and compliance material', () => {
  expect(text).toContain('For people who review reports, contracts and compliance material')
})
