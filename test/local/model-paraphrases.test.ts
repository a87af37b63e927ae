/** Paraphrases: generated and handwritten wordings of a rule are understood like the plain one. */
import { describe, expect, it } from 'vitest'
import { byHandSets, clauseSets, readOf, sentencesIn, wordingsIn } from '../../bench/paraphrases/by-hand.ts'
import { fullContract, otherDocument } from '../../bench/paraphrases/documents.ts'
import { plainRule, sampleOf, topics } from '../../bench/paraphrases/generate.ts'
import { clauseOf } from '../../local/model/clauses/table.ts'
import { decideConditional } from '../../local/model/deciders/conditional.ts'
import { type Doc, plainOf } from '../../local/model/document/document.ts'
import { phrasesIn } from '../../local/model/phrases/phrases.ts'
import { forbids } from '../../local/model/rules/polarity.ts'
import { subjectOf } from '../../local/model/rules/subject.ts'
import { documentOf } from './model-documents.ts'

const wordings = 20
const documents: readonly (readonly [name: string, doc: Doc, has: boolean])[] = [
  ['a contract with all kinds of clauses', documentOf(...fullContract), true],
  ['a text with none', documentOf(...otherDocument), false],
]

function verdictOn(doc: Doc, text: string): string {
  return decideConditional({ number: 1, text }, doc, phrasesIn('en'), true).verdict
}

function shareOf<T>(all: readonly T[], holds: (one: T) => boolean): number {
  return all.filter(holds).length / all.length
}

describe.each(documents)('%s', (_, doc, has) => {
  it.each(topics.map(({ kind }) => kind))('%s: the plain rule and its opposite', (kind) => {
    expect(verdictOn(doc, plainRule(kind, false))).toBe(has ? 'met' : 'not_found')
    expect(verdictOn(doc, plainRule(kind, true))).toBe(has ? 'broken' : 'met')
  })

  it('at least 95 of 100 generated wordings get the verdict of the plain one, held out or not', () => {
    const expected = { asks: has ? 'met' : 'not_found', forbids: has ? 'broken' : 'met' }
    const all = topics
      .flatMap((topic) => sampleOf(topic, wordings))
      .map((one) => ({ ...one, said: verdictOn(doc, one.text) }))
    const heldOut = all.filter((one) => one.heldOut)
    expect(all).toHaveLength(41 * wordings)
    expect(heldOut.length).toBeGreaterThan(100)
    for (const some of [all, heldOut])
      expect(
        shareOf(some, ({ said, forbids: no }) => said === expected[no ? 'forbids' : 'asks']),
      ).toBeGreaterThanOrEqual(0.95)
  })
})

it.each([
  [byHandSets[0], 0.95],
  [byHandSets[1], 0.82],
  [byHandSets[2], 0.94],
  [byHandSets[3], 0.98],
  [byHandSets[4], 0.95],
  [byHandSets[5], 0.92],
  [byHandSets[6], 0.88],
  [byHandSets[7], 0.98],
  [byHandSets[8], 0.9],
  [byHandSets[9], 0.85],
  [byHandSets[10], 0.96],
  [byHandSets[11], 0.87],
  [byHandSets[12], 0.98],
  [byHandSets[13], 0.96],
  [byHandSets[14], 0.87],
  [byHandSets[15], 0.88],
  [byHandSets[16], 0.98],
  [byHandSets[17], 0.97],
  [byHandSets[18], 0.98],
  [byHandSets[19], 0.9],
  [byHandSets[20], 0.98],
  [byHandSets[21], 0.98],
  [byHandSets[22], 0.92],
  [byHandSets[23], 0.98],
])('%s: enough wordings of 67 kinds are understood', (file, least) => {
  const read = shareOf(wordingsIn(file), (one) => {
    const plain = readOf(one.text)
    const subject = subjectOf(plain)
    return subject?.id === one.kind && forbids(plain, subject) === one.forbids
  })
  expect(read).toBeGreaterThanOrEqual(least)
})

it.each(clauseSets)('%s: at least 95 of 100 sentences of contracts are recognised', (file) => {
  const known = ({ kind, text }: { readonly kind: string; readonly text: string }): boolean =>
    clauseOf(kind)?.passageIn(plainOf(text)) != null
  expect(shareOf(sentencesIn(file), known)).toBeGreaterThanOrEqual(0.95)
})
