import fc from 'fast-check'
import { expect, test } from 'vitest'
import { statementCsv, withBalances } from '../../src/islands/profile/statement.ts'

const mills = fc.integer({ min: -1_000_000, max: 1_000_000 })
const movements = fc.array(mills, { maxLength: 60 }).map((amounts) =>
  amounts.map((amount, index) => ({
    id: amounts.length - index,
    at: '2026-03-01T10:00:00.000Z',
    kind: 'other' as const,
    label: `No. ${index}`,
    amount: amount / 1000,
  })),
)

test('each balance is the sum of its transaction and of all before it, exact to a thousandth', () => {
  fc.assert(
    fc.property(movements, (all) => {
      const lines = withBalances(all)
      expect(lines.map(({ id }) => id)).toEqual(all.map(({ id }) => id))
      for (const [index, { balance }] of lines.entries()) {
        const sum = all.slice(index).reduce((total, { amount }) => total + Math.round(amount * 1000), 0)
        expect(Math.round(balance * 1000)).toBe(sum)
      }
    }),
    { seed: 11, numRuns: 200 },
  )
})

test('the file has a line for each transaction; a file name that is a formula stays text', () => {
  const at = '2026-03-01T10:00:00.000Z'
  const lines = withBalances([
    { id: 2, at, kind: 'check', label: '=cmd(), "quoted"', amount: -0.25 },
    { id: 1, at, kind: 'credit', label: 'Beta credit', amount: 10 },
  ])
  expect(statementCsv(lines).split('\r\n')).toEqual([
    '\ufeffDate,Transaction,Amount (USD),Balance (USD)',
    `${at},"'=cmd(), ""quoted""",-0.250,9.750`,
    `${at},Beta credit,10.000,10.000`,
    '',
  ])
})
