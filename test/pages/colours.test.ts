import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const css = readFileSync(new URL('../../src/pages/styles/tokens.css', import.meta.url), 'utf8')
const [lightCss = '', darkCss = ''] = css.split('@media screen and (prefers-color-scheme: dark)')

function colours(source: string): Map<string, string> {
  return new Map(
    [...source.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name = '', value = '']) => [name, value]),
  )
}

const light = colours(lightCss)
const schemes = { light, dark: new Map([...light, ...colours(darkCss)]) }

/** Relative luminance, WCAG 2.2. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(scheme: keyof typeof schemes, one: string, other: string): number {
  const [first = 0, second = 0] = [one, other].map((name) =>
    luminance(schemes[scheme].get(name) ?? '#808080'),
  )
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05)
}

const texts = [
  'ink',
  'ink-2',
  'ink-3',
  'pen',
  'met',
  'broken',
  'not-found',
  'undecided',
  'waiting',
  'working',
]

describe.each(['light', 'dark'] as const)('%s', (scheme) => {
  test.each(texts.flatMap((text) => [[text, 'paper'] as const, [text, 'sheet'] as const]))(
    '%s is readable on %s',
    (text, ground) => {
      expect(contrast(scheme, text, ground)).toBeGreaterThanOrEqual(4.5)
    },
  )

  test.each([
    ['on-pen', 'pen'],
    ['on-broken', 'broken'],
  ])('%s is readable on %s', (text, ground) => {
    expect(contrast(scheme, text, ground)).toBeGreaterThanOrEqual(4.5)
  })

  test('the border of a control has enough contrast to both sides', () => {
    expect(contrast(scheme, 'edge', 'sheet')).toBeGreaterThanOrEqual(3)
    expect(contrast(scheme, 'edge', 'paper')).toBeGreaterThanOrEqual(3)
  })
})

test('marked words are readable in dark mode', () => {
  expect(contrast('dark', 'on-marker', 'marker')).toBeGreaterThanOrEqual(4.5)
})
