import { expect, test } from 'vitest'
import { clauseAt } from '../../src/domain/document/headings.ts'
import { pageOf } from '../check/support.ts'

/** The clause of "these words", which stand on the last page. */
function clauseIn(...texts: readonly string[]): string | undefined {
  const pages = texts.map((text, at) => pageOf(at + 1, text))
  const start = texts.at(-1)?.indexOf('these words') ?? -1
  return clauseAt(pages, { page: texts.length, start, end: start + 11 })
}

test.each([
  ['23', 'SERVICE AGREEMENT\n23. TERMINATION\nEither party\nsays these words.\n24. LAW'],
  ['7.1', '7. Liability\n7.1 The liability in these words is limited.'],
  ['7.2', '7.2 Each party\n(a) shall say\n(b) these words.'],
  ['IV', 'IV. Term\nIt is said in these words.'],
  ['§ 5', '§ 5 Haftung\nEs gelten these words.'],
  ['Article 3', 'Article 3 Payment\nIt is due in these words.'],
  ['Čl. 4', 'Čl. 4\nPlatí these words.'],
])('the clause is the nearest number above, %s', (clause, text) => {
  expect(clauseIn(text)).toBe(clause)
})

test('the number may stand on an earlier page, not in a table of contents, a sum or a sentence about a clause', () => {
  expect(clauseIn('2. Term\nIt begins.', 'These are these words.')).toBe('2')
  expect(clauseIn('1. Scope ........ 1\n2. Term ........ 3\nthese words')).toBeUndefined()
  expect(clauseIn('30 days and\n12.50 are due in these words')).toBeUndefined()
  expect(
    clauseIn(`2. Term\nArticle 3 of the Regulation applies ${'as it stands '.repeat(6)}\nin these words`),
  ).toBe('2')
  expect(clauseIn('SERVICE AGREEMENT\nIn these words it begins.')).toBeUndefined()
})
