/** Ordinary documents with rules as reviewers write them: few verdicts are wrong, and none with confidence. */
import { expect, it } from 'vitest'
import { documentsOf, type Half } from '../../bench/ordinary/documents.ts'
import { decideConditional } from '../../local/model/deciders/conditional.ts'
import { phrasesIn } from '../../local/model/phrases/phrases.ts'
import { documentOf } from './model-documents.ts'

const halves: readonly (readonly [half: Half, rules: number, least: number, mostWrong: number])[] = [
  ['tuned', 90, 0.85, 0.01],
  ['held', 90, 0.53, 0.045],
  ['second-tuned', 110, 0.82, 0.01],
  ['second-held', 90, 0.55, 0.025],
  ['third-tuned', 48, 0.58, 0.01],
  ['third-held', 48, 0.5, 0.01],
  ['fourth-tuned', 96, 0.39, 0.01],
  ['fourth-held', 96, 0.28, 0.065],
  ['fifth-tuned', 96, 0.4, 0.045],
  ['fifth-held', 96, 0.52, 0.035],
]

it.each(halves)(
  '%s: of %i rules at least %s are right, and at most %s are wrongly met or broken',
  (half, rules, least, mostWrong) => {
    const judged = documentsOf(half).flatMap(({ pages, cases }) => {
      const doc = documentOf(...pages)
      return cases.map(({ rule, verdict }) => ({
        is: verdict,
        said: decideConditional({ number: 1, text: rule }, doc, phrasesIn('en'), true).verdict,
      }))
    })
    const right = judged.filter(({ is, said }) => is === said)
    const wrong = judged.filter(({ is, said }) => is !== said && said !== 'not_found')
    expect(judged).toHaveLength(rules)
    expect(right.length / judged.length).toBeGreaterThanOrEqual(least)
    expect(wrong.length / judged.length).toBeLessThanOrEqual(mostWrong)
  },
)
