/** @jsxImportSource preact */
import { expect, test } from 'vitest'
import { pages } from '../../src/contract/urls.ts'
import { AccountPage } from '../../src/pages/account-pages.tsx'
import { AppFrame } from '../../src/pages/app-frame.tsx'
import { ErrorPage } from '../../src/pages/error-pages.tsx'
import { documentHtml } from '../../src/pages/parts/layout.tsx'
import { robotsTxt, sitemapXml } from '../../src/pages/sitemap.ts'
import { assets, rendered, textOf } from './rendered.ts'

const scripts = { boot: '/assets/boot.js', later: ['/assets/wake.js'], preload: ['/assets/react.js'] }
const island = '<div data-island="login"><p>Form</p></div><script type="application/json">{}</script>'

test('[NAV-01] [NAV-02] the 404 page says so, and links to the home page', () => {
  const html = rendered('/404')
  expect(html).toContain('<h1>Oops! Page not found</h1>')
  expect(html).toMatch(new RegExp(`href="${pages.home}">\\s*Return to Home`))
  expect(html).toContain('<meta name="robots" content="noindex"')
})

test('[NAV-03] the fallback screen has the specified text, and a link to try again', () => {
  const html = documentHtml(<ErrorPage assets={assets} />)
  expect(textOf(html)).toContain('Unexpected Application Error!')
  expect(html).toMatch(/ href(="")?>\s*Try again/)
})

test('a signed-in page is an island in a document that search engines don’t index', () => {
  const html = documentHtml(
    <AppFrame
      title="Check"
      path={pages.check}
      style={'body{color:#123}'}
      scripts={scripts}
      island={island}
    />,
  )
  expect(html).toContain(island)
  expect(html).toContain('<style>body{color:#123}</style>')
  expect(html).toContain('<link rel="later" href="/assets/react.js"')
  expect(html).toContain('<script type="later" src="/assets/wake.js">')
  expect(html).toContain('<script type="module" src="/assets/boot.js">')
  expect(html).toContain('<meta name="robots" content="noindex"')
  expect(html).not.toMatch(/\sstyle=/)
})

test('an account page has its island between the top bar and the footer', () => {
  const html = documentHtml(<AccountPage page="login" assets={assets} scripts={scripts} island={island} />)
  expect(html.indexOf('<header')).toBeLessThan(html.indexOf(island))
  expect(html.indexOf(island)).toBeLessThan(html.indexOf('<footer'))
  expect(html).toContain('<title>Sign in · Rulemark</title>')
})

test('the measurement ID is in the page only if the operator has set one', () => {
  const page = { title: 'Check', path: pages.check, style: '', scripts, island }
  expect(documentHtml(<AppFrame {...page} />)).not.toContain('name="analytics"')
  expect(documentHtml(<AppFrame {...page} analytics="G-TEST" />)).toContain(
    '<meta name="analytics" content="G-TEST"',
  )
})

test('the sitemap lists public pages with their absolute address, and no error page', () => {
  const xml = sitemapXml('https://rulemark.example')
  expect(xml).toContain('<loc>https://rulemark.example/</loc>')
  expect(xml).toContain('<loc>https://rulemark.example/contract-review</loc>')
  expect(xml).not.toContain('404')
})

test('robots are excluded from personal pages and pointed to the sitemap', () => {
  const robots = robotsTxt('https://rulemark.example')
  expect(robots).toContain('Disallow: /app/\n')
  expect(robots).toContain('Sitemap: https://rulemark.example/sitemap.xml')
})
