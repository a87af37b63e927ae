import type { Assets } from '../../src/pages/parts/layout.tsx'
import { site } from '../../src/pages/site.tsx'

export const assets: Assets = {
  style: 'body{color:#123}',
  consent: '/assets/consent.js',
  verify: '/assets/verify.js',
  fonts: ['/assets/serif.woff2'],
  origin: 'https://rulemark.example',
  support: 'help@rulemark.example',
}

/** The HTML of a public page by its path. */
export function rendered(path: string, settings: Partial<Assets> = {}): string {
  const page = site.find((each) => each.path === path)
  if (!page) throw new Error(`no public page at ${path}`)
  return page.render({ ...assets, ...settings })
}

/** Visible text of a piece of HTML, on one line. */
export function textOf(html: string): string {
  return html
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&quot;', '"')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Inner HTML of the section with this id. */
export function sectionOf(html: string, id: string): string {
  const start = html.search(new RegExp(`<section[^>]* id="${id}"`))
  if (start < 0) throw new Error(`no section #${id}`)
  const parts = html.slice(start).split(/(<section|<\/section>)/)
  let depth = 0
  let inside = ''
  for (const part of parts) {
    inside += part
    if (part === '<section') depth += 1
    if (part === '</section>') depth -= 1
    if (part === '</section>' && depth === 0) break
  }
  return inside
}

/** Every value of an attribute, in order. */
export function attributes(html: string, name: string): string[] {
  return [...html.matchAll(new RegExp(`\\s${name}="([^"]*)"`, 'g'))].map((match) => match[1] ?? '')
}

/** Heading levels, in order: [1, 2, 3, 3, 2]. */
export function headingLevels(html: string): number[] {
  return [...html.matchAll(/<h([1-6])[\s>]/g)].map((match) => Number(match[1]))
}
