import { describe, expect, test } from 'vitest'
import { pages } from '../../src/contract/urls.ts'
import { site } from '../../src/pages/site.tsx'
import { assets, attributes, headingLevels, rendered, textOf } from './rendered.ts'

const known = new Set<string>([...Object.values(pages), ...site.map(({ path }) => path)])
const paths = site.map(({ path }) => path)

describe.each(paths)('%s', (path) => {
  const html = rendered(path)

  test('has no style attribute, no inline script, and only the style sheet whose hash is in the policy', () => {
    expect(html).not.toMatch(/\sstyle=/)
    expect(html.match(/<style.*?<\/style>/gs)).toEqual([`<style>${assets.style}</style>`])
    expect(html).not.toMatch(/<script(?![^>]*\ssrc=)/)
    expect(html).not.toMatch(/\son\w+=/)
  })

  test('loads nothing from another host', () => {
    const loaded = [...html.matchAll(/<(?:script|img|link rel="(?:stylesheet|preload|icon)")[^>]*>/g)].join(
      '',
    )
    expect(loaded).not.toMatch(/(?:src|href)="(?:https?:)?\/\//)
  })

  test('every internal link leads to an existing page, and every hash to an existing element', () => {
    const links = attributes(html, 'href').filter((href) => /^[/#]/.test(href) && !/\.\w+$/.test(href))
    for (const link of links) {
      const [target = '', hash] = link.split('#')
      expect(known, link).toContain(target || path)
      const targetHtml = paths.includes(target || path) ? rendered(target || path) : ''
      if (hash) expect(targetHtml, link).toContain(` id="${hash}"`)
    }
  })

  test('has one h1, and its headings never skip a level', () => {
    const levels = headingLevels(html)
    expect(levels.filter((level) => level === 1)).toHaveLength(1)
    levels.forEach((level, index) => {
      expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1)
    })
  })

  test('has a language, a title and a main element, and no duplicate ids', () => {
    const ids = attributes(html, 'id')
    expect(html).toMatch(/^<!doctype html><html lang="en">/)
    expect(html).toMatch(/<title>[^<]*Rulemark[^<]*<\/title>/)
    expect(html).toMatch(/<main id="main"/)
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('[PUB-01] has the top bar with its links, and the footer', () => {
    const bar = textOf(html.slice(html.indexOf('<header'), html.indexOf('</header>')))
    for (const label of [
      'Home',
      'How it Works',
      'Pricing',
      'FAQ',
      'Solutions',
      'Sign In',
      'Sign Up',
      'Try Demo',
    ]) {
      expect(bar).toContain(label)
    }
    expect(html).toContain('<footer')
  })

  test('has no exclamation marks, except in the specification’s texts', () => {
    expect(textOf(html.slice(html.indexOf('<body'))).replace('Oops! Page not found', '')).not.toContain('!')
  })
})

describe.each(paths)('%s', (path) => {
  const html = rendered(path)

  test('loads one script, the cookie banner’s module; the page that verifies receipts has one more', () => {
    const scripts = [assets.consent, ...(path === pages.verify ? [assets.verify] : [])]
    expect(html.match(/<script[^>]*>/g)).toEqual(scripts.map((src) => `<script type="module" src="${src}">`))
  })

  test('[COOK-03] [COOK-04] the banner links to the cookie policy and has the button', () => {
    const banner = html.slice(html.indexOf('<aside'), html.indexOf('</aside>'))
    expect(banner).toContain(`href="${pages.cookies}"`)
    expect(banner).toMatch(/<button[^>]*>Accept Cookies<\/button>/)
    expect(banner).toMatch(/^<aside[^>]* hidden/)
  })

  test.skipIf(path === '/404')('has a description, a canonical address and a picture for sharing', () => {
    expect(html).toMatch(/<meta name="description" content="[^"]{50,170}"/)
    expect(html).toContain(`<link rel="canonical" href="${assets.origin}${path}"`)
    expect(html).toContain(`<meta property="og:image" content="${assets.origin}/og/rulemark.png"`)
  })
})

test('titles and descriptions are unique', () => {
  const titles = paths.map((path) => rendered(path).match(/<title>([^<]*)/)?.[1])
  const descriptions = paths
    .filter((path) => path !== '/404')
    .map((path) => rendered(path).match(/name="description" content="([^"]*)/)?.[1])
  expect(new Set(titles).size).toBe(titles.length)
  expect(new Set(descriptions).size).toBe(descriptions.length)
})
