import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('[FACT-14] the product itself never promises or measures the times that marketing claims', () => {
  const files = globSync('src/{domain,contract,machines,islands,server}/**/*.{ts,tsx}')
  const claiming = files.filter((file) => /10 minutes|95 ?(%|percent)/i.test(readFileSync(file, 'utf8')))
  expect(files.length).toBeGreaterThan(200)
  expect(claiming).toEqual([])
})
