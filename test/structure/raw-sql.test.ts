import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const WRITES = /sql`\s*(?:insert into|update|delete from)\b/g

test('every file that writes with raw SQL says why the query builder isn’t enough', () => {
  const writing = globSync('src/server/**/*.ts').filter((file) => readFileSync(file, 'utf8').match(WRITES))
  const silent = writing.filter((file) => !/\bRaw SQL\b/.test(readFileSync(file, 'utf8')))
  expect(writing.length).toBeGreaterThan(10)
  expect(silent).toEqual([])
})
