/** Every mistake that `npm run simulate -- --mutants` plants still matches the product's source. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { MUTANTS, planted } from './mutants.ts'

test.each(MUTANTS.map((mutant) => [mutant.name, mutant] as const))('%s', (_, mutant) => {
  const source = readFileSync(mutant.file, 'utf8')
  expect(planted(mutant, source)).not.toBe(source)
})
