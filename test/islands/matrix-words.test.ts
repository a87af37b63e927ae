/** The sentence above a batch's table. */
import { expect, test } from 'vitest'
import type { DocumentState } from '../../src/domain/document/documents.ts'
import { matrixOf } from '../../src/domain/results/batch-matrix.ts'
import type { Verdict } from '../../src/domain/results/verdicts.ts'
import { matrixWords } from '../../src/islands/batch/matrix/matrix-words.ts'

const check = (state: DocumentState, verdict?: Verdict) => ({
  documentRequestId: 1,
  state,
  rules: 0,
  verdicts: verdict ? { rules: [{ id: 1, verdict }], general: [] } : null,
})
const words = (...checks: ReturnType<typeof check>[]): string => matrixWords(matrixOf([['A rule']], checks))
const broken = check('FINISHED', 'broken')
const met = check('FINISHED', 'met')

test('documents without a result are not mentioned', () => {
  expect(words(check('STARTED'), check('PROCESSING'))).toBe('2 documents, no results yet.')
  expect(words(check('ERROR'))).toBe('1 document, no results.')
  expect(words(met, check('PROCESSING'), check('ERROR'))).toBe(
    '3 documents, 1 with a result: no broken rules found.',
  )
  expect(words(broken, check('PROCESSING'))).toBe('2 documents, 1 with a result: 1 breaks a rule.')
})

test('documents that break a rule are counted', () => {
  expect(words(met, met)).toBe('2 documents: no broken rules found.')
  expect(words(broken, met, broken)).toBe('3 documents: 2 break a rule.')
})

test('a rule that is not found, or needs judgement, is not called broken', () => {
  expect(words(check('FINISHED', 'not-found'))).toBe(
    '1 document: none breaks a rule, but 1 verdict is “not found” or needs your judgement.',
  )
  expect(words(check('FINISHED', 'undecided'), check('FINISHED', 'not-found'))).toBe(
    '2 documents: none breaks a rule, but 2 verdicts are “not found” or need your judgement.',
  )
})
