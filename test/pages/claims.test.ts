import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const CLAIM = /\b10 minutes\b|\b95 ?(?:percent|%)/i

function claiming(pattern: string): string[] {
  return globSync(pattern).filter((file) => CLAIM.test(readFileSync(file, 'utf8')))
}

test('[FACT-14] the marketing figures are only on the landing page, and no part of the product uses them', () => {
  expect(claiming('src/pages/landing/*.tsx')).toEqual(['src/pages/landing/hero.tsx'])
  expect(claiming('src/{domain,contract,machines,islands,server}/**/*.{ts,tsx}')).toEqual([])
})
