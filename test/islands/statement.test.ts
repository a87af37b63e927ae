import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Movement } from '../../src/contract/billing.ts'
import { STATEMENT_PAGE } from '../../src/domain/account/quotas.ts'
import { readStatement, statementCsv } from '../../src/islands/profile/statement.ts'

const at = '2026-03-01T10:00:00.000Z'

/** A source of ids from `length` down to 1, paged as the server does. */
function sourceOf(length: number) {
  const asked: (number | undefined)[] = []
  async function movements(before = length + 1): Promise<readonly Movement[]> {
    asked.push(before)
    const ids = Array.from({ length: Math.min(STATEMENT_PAGE, before - 1) }, (_, index) => before - 1 - index)
    return ids.map((id) => ({ id, at, kind: 'other', label: `No. ${id}`, amount: 1, balance: id }))
  }
  return { asked, movements }
}

test('pages have no gaps or repeats, and none is requested after the last', () => {
  return fc.assert(
    fc.asyncProperty(fc.nat(5 * STATEMENT_PAGE), fc.nat(6), async (length, pages) => {
      const source = sourceOf(length)
      const lines = await readStatement(source, pages)
      const expected = Math.min(length, pages * STATEMENT_PAGE)
      expect(lines.map(({ id }) => id)).toEqual(
        Array.from({ length: expected }, (_, index) => length - index),
      )
      expect(source.asked.length).toBe(Math.min(pages, Math.floor(length / STATEMENT_PAGE) + 1))
    }),
    { seed: 11, numRuns: 100 },
  )
})

test('the file has a line for each transaction, and a formula in a file name stays text', () => {
  const lines: readonly Movement[] = [
    { id: 2, at, kind: 'check', label: '=cmd(), "quoted"', amount: -0.25, balance: 9.75 },
    { id: 1, at, kind: 'credit', label: 'Beta credit', amount: 10, balance: 10 },
  ]
  expect(statementCsv(lines).split('\r\n')).toEqual([
    '\ufeffDate,Transaction,Amount (USD),Balance (USD)',
    `${at},"'=cmd(), ""quoted""",-0.250,9.750`,
    `${at},Beta credit,10.000,10.000`,
    '',
  ])
})
