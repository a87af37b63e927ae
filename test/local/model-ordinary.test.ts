/** Ordinary documents with rules as reviewers write them: few verdicts are wrong, and none with confidence. */
import { expect, it } from 'vitest'
import { documentsOf, type Half } from '../../bench/ordinary/documents.ts'
import { decideConditional } from '../../local/model/deciders/conditional.ts'
import { phrasesIn } from '../../local/model/phrases/phrases.ts'
import { documentOf } from './model-documents.ts'

const halves: readonly (readonly [half: Half, least: number, mostWrong: number])[] = [
  ['tuned', 0.8, 0.01],
  ['held', 0.45, 0.05],
]

it.each(halves)(
  '%s: at least %s are right, and at most %s are wrongly met or broken',
  (half, least, mostWrong) => {
    const judged = documentsOf(half).flatMap(({ pages, cases }) => {
      const doc = documentOf(...pages)
      return cases.map(({ rule, verdict }) => ({
        is: verdict,
        said: decideConditional({ number: 1, text: rule }, doc, phrasesIn('en'), true).verdict,
      }))
    })
    const right = judged.filter(({ is, said }) => is === said)
    const wrong = judged.filter(({ is, said }) => is !== said && said !== 'not_found')
    expect(judged).toHaveLength(90)
    expect(right.length / judged.length).toBeGreaterThanOrEqual(least)
    expect(wrong.length / judged.length).toBeLessThanOrEqual(mostWrong)
  },
)
