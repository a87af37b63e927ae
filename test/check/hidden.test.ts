/** Words in the file that readers can't see prove nothing, and are reported. */
import { describe, expect, it } from 'vitest'
import { type DocumentText, type TextRange } from '../../src/domain/document/page-text.ts'
import { checkDocument } from '../../src/server/check/check-document.ts'
import { marksOf } from '../../src/server/check/marks.ts'
import { complete, LEASE, PDF, pageOf, type RuleText, replyText, ruleAnswer, scripted } from './support.ts'

const SEEN = 'The monthly rent is CZK 14,500.'
const UNSEEN = 'The deposit is CZK 5,000.'

/** Page 1 unchanged; on page 2 a visible sentence, then one in which `words` are of this kind. */
function withRange(kind: 'hidden' | 'recognised', words: string): DocumentText {
  const text = `${SEEN}\n${UNSEEN}`
  const start = text.indexOf(words)
  const range: TextRange = { start, end: start + words.length }
  return {
    pages: [LEASE.pages[0] ?? expect.fail(), pageOf(2, text, { [kind]: [range] })],
    warnings: ['hidden-text'],
  }
}

async function check(document: DocumentText, answer: Partial<RuleText>) {
  const ai = scripted(() => complete(replyText([ruleAnswer(1, answer)])))
  const request = {
    pdf: PDF,
    document,
    rules: ['The deposit is stated.'],
    language: 'en',
    fileName: 'lease.pdf',
  }
  const result = await checkDocument(ai, request)
  return { result, finding: result.specificRules[0] ?? expect.fail(), asked: ai.asked.length }
}

describe('a rule that is met', () => {
  it.each([
    ['all of its words', UNSEEN],
    ['one of its words', '5,000'],
  ])('needs the reader’s judgement if %s can’t be seen', async (_, words) => {
    const { finding, asked } = await check(withRange('hidden', words), {
      quotes: [{ text: UNSEEN, page: 2 }],
    })
    expect(finding).toMatchObject({
      verdict: 'undecided',
      cause: 'not-visible',
      error: 'Readers can’t see the quoted words on the page.',
      reason: 'It says so.',
      evidence: [{ status: 'hidden', page: 2, quote: UNSEEN }],
    })
    expect(asked).toBe(1)
  })

  it('stays met if another quote proves it', async () => {
    const quotes = [UNSEEN, SEEN].map((text) => ({ text, page: 2 }))
    const { finding } = await check(withRange('hidden', UNSEEN), { quotes })
    expect(finding).toMatchObject({ verdict: 'met', quote: SEEN, error: '' })
    expect(finding.evidence.map(({ status }) => status)).toEqual(['hidden', 'verified'])
  })
})

it('a rule that is broken only by invisible words needs it too, and nothing is highlighted', async () => {
  const quotes = [{ text: UNSEEN, page: 2 }]
  const { finding, result } = await check(withRange('hidden', UNSEEN), {
    verdict: 'broken',
    quotes,
    reason: 'Low.',
  })
  expect(finding).toMatchObject({ verdict: 'undecided', cause: 'not-visible', reason: 'Low.' })
  expect(marksOf(result)).toEqual([])
})

it('the document’s warning names the pages', async () => {
  const { result } = await check(withRange('hidden', UNSEEN), {})
  expect(result.warnings).toEqual([
    'This file contains text that readers can’t see: page 2. It doesn’t count as evidence. Check it before you rely on the result.',
  ])
})

it('invisible spaces change nothing', async () => {
  const { finding } = await check(withRange('hidden', ' '), { quotes: [{ text: UNSEEN, page: 2 }] })
  expect(finding.verdict).toBe('met')
})

it('recognised words under a scan count, and are labelled as recognised', async () => {
  const { finding, result } = await check(withRange('recognised', UNSEEN), {
    quotes: [{ text: UNSEEN, page: 2 }],
  })
  expect(finding).toMatchObject({ verdict: 'met', evidence: [{ status: 'verified', recognised: true }] })
  expect(result.warnings).toContain(
    'The text was recognised from a picture: page 2. Some letters and digits may be misread.',
  )
})
