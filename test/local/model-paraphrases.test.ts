/** Paraphrases: generated wordings of 41 kinds of rules get the verdict of the plain wording. */
import { describe, expect, it } from 'vitest'
import { fullContract, otherDocument } from '../../bench/paraphrases/documents.ts'
import { type Paraphrase, plainRule, sampleOf, topics } from '../../bench/paraphrases/generate.ts'
import { decideConditional } from '../../local/model/deciders/conditional.ts'
import type { Doc } from '../../local/model/document/document.ts'
import { phrasesIn } from '../../local/model/phrases/phrases.ts'
import { documentOf } from './model-documents.ts'

const wordings = 20
const documents: readonly (readonly [name: string, doc: Doc, has: boolean])[] = [
  ['a contract with all kinds of clauses', documentOf(...fullContract), true],
  ['a text with none', documentOf(...otherDocument), false],
]

function verdictOn(doc: Doc, text: string): string {
  return decideConditional({ number: 1, text }, doc, phrasesIn('en'), true).verdict
}

function agree(doc: Doc, { kind, text, forbids }: Paraphrase): boolean {
  return verdictOn(doc, text) === verdictOn(doc, plainRule(kind, forbids))
}

const all = topics.flatMap((topic) => sampleOf(topic, wordings))

describe.each(documents)('%s', (_, doc, has) => {
  it.each(topics.map(({ kind }) => kind))('%s: the plain rule and its opposite', (kind) => {
    expect(verdictOn(doc, plainRule(kind, false))).toBe(has ? 'met' : 'not_found')
    expect(verdictOn(doc, plainRule(kind, true))).toBe(has ? 'broken' : 'met')
  })

  it('at least 95 of 100 wordings get the verdict of the plain one', () => {
    expect(all).toHaveLength(41 * wordings)
    expect(all.filter((one) => agree(doc, one)).length / all.length).toBeGreaterThanOrEqual(0.95)
  })

  it('so do the wordings that the model was never tuned on', () => {
    const heldOut = all.filter((one) => one.heldOut)
    expect(heldOut.length).toBeGreaterThan(100)
    expect(heldOut.filter((one) => agree(doc, one)).length / heldOut.length).toBeGreaterThanOrEqual(0.95)
  })
})
