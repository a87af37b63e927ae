import fc from 'fast-check'
import { expect, test } from 'vitest'
import { affordable } from '../../src/domain/account/money.ts'
import { matrixOf, withBrokenRules } from '../../src/domain/results/batch-matrix.ts'
import { totalOf } from '../../src/domain/results/findings.ts'
import { GENERAL_KINDS, VERDICTS, type Verdict } from '../../src/domain/results/verdicts.ts'

function check(documentRequestId: number, rules: number, verdicts: readonly Verdict[] | null) {
  const cells = verdicts?.map((verdict, at) => ({ id: at + 1, verdict }))
  return {
    documentRequestId,
    state: 'FINISHED' as const,
    rules,
    verdicts: cells ? { rules: cells, general: [] } : null,
  }
}

test('a balance covers only whole checks, to the thousandth of a dollar', () => {
  expect(affordable(-1, 0.25)).toBe(0)
  fc.assert(
    fc.property(fc.nat(1_000_000), fc.integer({ min: 1, max: 1000 }), (balance, price) => {
      expect(affordable(balance / 1000, price / 1000)).toBe(Math.floor(balance / price))
    }),
  )
})

test('after a change of the rule set, columns are matched by wording, and rules that a document was not checked against are empty', () => {
  const lists = [
    ['Payment', 'Law'],
    ['Law', 'Late term', 'Late term'],
  ]
  const checks = [
    check(1, 0, ['broken', 'met']),
    check(2, 1, ['met', 'not-found', 'broken']),
    check(3, 1, null),
  ]
  const { rules, rows } = matrixOf(lists, checks)
  expect(rules.map(({ title }) => title)).toEqual(['Payment', 'Law', 'Late term', 'Late term'])
  expect(rows.map((row) => row.rules.map((cell) => cell && `${cell.id} ${cell.verdict}`))).toEqual([
    ['1 broken', '2 met', null, null],
    [null, '1 met', '2 not-found', '3 broken'],
    [null, null, null, null],
  ])
  expect(rules.map(({ counts }) => totalOf(counts))).toEqual([1, 2, 1, 1])
})

test('a general check has one cell, that of its worst finding; it counts neither as a rule nor as a broken document', () => {
  const verdicts = {
    rules: [{ id: 1, verdict: 'met' as const }],
    general: [
      { id: 2, verdict: 'undecided' as const, kind: 'spelling' as const },
      { id: 3, verdict: 'broken' as const, kind: 'spelling' as const },
      { id: 4, verdict: 'met' as const, kind: 'grammar' as const },
    ],
  }
  const matrix = matrixOf([['Payment']], [{ ...check(1, 0, null), verdicts }])
  expect(matrix.rows[0]?.general.slice(0, 2)).toEqual([verdicts.general[1], verdicts.general[2]])
  expect(matrix.general.map(({ title }) => title)).toEqual([...GENERAL_KINDS])
  expect(matrix.rows[0]?.counts).toMatchObject({ met: 1, broken: 0 })
  expect(withBrokenRules(matrix)).toEqual([])
})

test('the most urgent finding of a general check is shown', () => {
  const urgent = ['broken', 'not-found', 'undecided', 'met', 'not-applicable'] as const
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...VERDICTS), { minLength: 1, maxLength: 4 }), (given) => {
      const general = given.map((verdict, id) => ({ id, verdict, kind: 'grammar' as const }))
      const { rows } = matrixOf([[]], [{ ...check(1, 0, null), verdicts: { rules: [], general } }])
      const shown = rows[0]?.general[GENERAL_KINDS.indexOf('grammar')]?.verdict
      expect(shown).toBe(urgent.find((verdict) => given.includes(verdict)))
    }),
  )
})

test('counts by rule and counts by document have the same totals', () => {
  const lists = fc.array(fc.array(fc.constantFrom('A', 'B', 'C', 'D'), { maxLength: 6 }), {
    minLength: 1,
    maxLength: 3,
  })
  fc.assert(
    fc.property(
      lists,
      fc.array(fc.tuple(fc.nat(2), fc.array(fc.constantFrom(...VERDICTS), { minLength: 6, maxLength: 6 })), {
        maxLength: 8,
      }),
      (rules, picks) => {
        const checks = picks.map(([list, verdicts], at) => {
          const place = list % rules.length
          return check(at, place, verdicts.slice(0, rules[place]?.length))
        })
        const matrix = matrixOf(rules, checks)
        for (const verdict of VERDICTS) {
          const byRule = matrix.rules.reduce((sum, { counts }) => sum + counts[verdict], 0)
          const byDocument = matrix.rows.reduce((sum, { counts }) => sum + counts[verdict], 0)
          expect(byRule).toBe(byDocument)
        }
        expect(withBrokenRules(matrix)).toEqual(matrix.rows.filter(({ counts }) => counts.broken > 0))
      },
    ),
  )
})
