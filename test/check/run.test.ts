import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CheckFailed } from '../../src/domain/errors/check-failures.ts'
import { type Answer, type Checker, CheckerFault } from '../../src/server/base/ports.ts'
import { checkDocument } from '../../src/server/check/check-document.ts'
import { marksOf } from '../../src/server/check/marks.ts'
import { parseReply } from '../../src/server/check/reply.ts'
import { summaryOf } from '../../src/server/check/summary.ts'
import { falseProofs, placedWithoutProof, unprovenMet, unquotedMarks } from './invariants.ts'
import {
  allMet,
  complete,
  documentOf,
  LEASE,
  PDF,
  partlyRead,
  replyText,
  ruleAnswer,
  scripted,
  taskOf,
} from './support.ts'

const RULES = ['The rent is stated.', 'Penalties are regulated.', 'The deposit is at most two rents.']

function check(checker: Checker, more: Partial<Parameters<typeof checkDocument>[1]> = {}) {
  const base = { pdf: PDF, document: LEASE, rules: RULES, language: 'en', fileName: 'lease.pdf' }
  return checkDocument(checker, { ...base, ...more })
}

const MIXED = complete(
  replyText(
    [
      ruleAnswer(1, { quotes: [{ text: 'The monthly rent is CZK 14,500', page: 1 }] }),
      ruleAnswer(2, { verdict: 'not_found', reason: 'Nothing on penalties.' }),
      ruleAnswer(3, {
        verdict: 'broken',
        reason: 'It is three rents.',
        fix: 'The deposit equals two monthly rents.',
        quotes: [{ text: 'The deposit equals three monthly rents.', page: 2 }],
      }),
    ],
    [
      { kind: 'consistency', error: 'Notice differs.', quotes: [{ text: 'two months', page: 2 }], fix: '' },
      {
        kind: 'consistency',
        error: 'Invented.',
        quotes: [{ text: 'nowhere to be seen in it', page: 1 }],
        fix: '',
      },
    ],
  ),
)

describe('a check', () => {
  it('[CORE-10] [DATA-17] [DATA-18] reports what is met and what is broken', async () => {
    const result = await check(scripted(() => MIXED))
    expect(result).toMatchObject({ file: 'lease.pdf', checkedBy: 'test-model', pages: 2, language: 'en' })
    expect(result.specificRules.map(({ id, rule, verdict, error }) => [id, rule, verdict, error])).toEqual([
      [1, RULES[0], 'met', ''],
      [2, RULES[1], 'not-found', 'Not found in the document.'],
      [3, RULES[2], 'broken', 'It is three rents.'],
    ])
    expect(result.generalRules.filter(({ error }) => error !== '')).toHaveLength(2)
    expect('warnings' in result).toBe(false)
  })

  it('gives every finding a unique id', async () => {
    const result = await check(scripted(() => MIXED))
    const ids = [...result.specificRules, ...result.generalRules].map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('shows rules as the user wrote them, although they were cleaned for the AI', async () => {
    const result = await check(scripted(allMet), { rules: ['The\u200b rent'] })
    expect(result.specificRules[0]?.rule).toBe('The\u200b rent')
  })

  it('reports its stages', async () => {
    const stages: string[] = []
    await check(scripted(allMet), { onStage: (stage) => void stages.push(stage) })
    expect(stages).toEqual(['asking', 'verifying'])
  })

  it.each([
    ['cs-CZ', 'cs'],
    ['', 'de'],
    ['not a tag', 'de'],
  ])(
    '[CORE-11] is in the language the AI used (%j), else in the requested one',
    async (written, language) => {
      const ai = scripted((task) =>
        complete(
          replyText(
            task.rules.map(({ number }) => ruleAnswer(number)),
            [],
            written,
          ),
        ),
      )
      expect((await check(ai, { language: 'de' })).language).toBe(language)
    },
  )

  it('warns about problems of the file’s text', async () => {
    const document = documentOf(['text'], ['hidden-text'])
    const { warnings } = await check(scripted(allMet), { document })
    expect(warnings).toEqual([
      'This file contains text that readers can’t see. Check it before you rely on the result.',
    ])
  })

  it.each<[string, () => Answer | Error]>([
    ['a result', () => MIXED],
    ['a refusal', () => ({ text: '', finish: 'blocked', model: 'm' })],
    ['a fault', () => new CheckerFault('the AI answered 503', { retryable: true })],
  ])('has the AI’s copy of the document deleted after %s', async (_, answer) => {
    const ai = scripted(answer)
    await check(ai).catch(() => undefined)
    expect(ai.forgotten).toEqual([PDF])
  })

  it('passes on a temporary fault', async () => {
    const fault = new CheckerFault('the AI answered 503', { retryable: true })
    await expect(check(scripted(() => fault))).rejects.toBe(fault)
  })

  it('fails with a permanent fault, keeping it as the cause', async () => {
    const fault = new CheckerFault('the AI answered 403', { retryable: false })
    const error = await check(scripted(() => fault)).catch((caught: unknown) => caught)
    expect(error).toBeInstanceOf(CheckFailed)
    expect(error).toMatchObject({ failure: 'unavailable', cause: fault })
  })

  it.each([
    ['nothing cuts', {}],
    ['cannot be cut', { cutter: { cut: async () => undefined } }],
  ])('fails for a document of more than 1,000 pages that %s', async (_, more) => {
    const document = documentOf(Array(1_001).fill('Rent'))
    const checked = check(scripted(allMet), { document, ...more })
    await expect(checked).rejects.toMatchObject({ failure: 'too-complex' })
  })
})

describe('quotes that are not in the document', () => {
  const invented = (number: number) =>
    ruleAnswer(number, { quotes: [{ text: `Clause ${number} on lighthouses and violet paint`, page: 1 }] })
  const proven = (number: number) => ruleAnswer(number, { quotes: [{ text: 'LEASE AGREEMENT', page: 1 }] })

  it('are requested again, naming the rules, if there are many', async () => {
    const ai = scripted((_, nth) =>
      complete(replyText(nth === 0 ? [proven(1), invented(2), invented(3)] : [1, 2, 3].map(proven))),
    )
    const result = await check(ai)
    expect(ai.asked).toHaveLength(2)
    expect(taskOf(ai.asked[1] ?? expect.fail()).correct).toMatch(/those of rule 2, 3\.$/)
    expect(result.specificRules.map(({ verdict }) => verdict)).toEqual(['met', 'met', 'met'])
  })

  it('are accepted if there are few', async () => {
    const ai = scripted(() =>
      complete(
        replyText([
          { ...proven(1), quotes: Array(4).fill({ text: 'LEASE AGREEMENT', page: 1 }) },
          proven(2),
          invented(3),
        ]),
      ),
    )
    const result = await check(ai)
    expect(ai.asked).toHaveLength(1)
    expect(result.specificRules[2]?.cause).toBe('not-in-document')
  })

  it('are requested once, and the first answer is kept if the second is worse', async () => {
    const ai = scripted((_, nth) => complete(nth === 0 ? replyText([1, 2, 3].map(invented)) : 'Sorry.'))
    const result = await check(ai)
    expect(ai.asked).toHaveLength(2)
    expect(new Set(result.specificRules.map(({ cause }) => cause))).toEqual(new Set(['not-in-document']))
  })
})

describe('highlights', () => {
  it('are only on proven words of broken rules and general findings, with notes that say what is wrong', async () => {
    const marks = marksOf(await check(scripted(() => MIXED)))
    expect(marks.map(({ page, kind, note }) => [page, kind, note])).toEqual([
      [
        2,
        'broken',
        'Rule 3: The deposit is at most two rents.\nIt is three rents.\nSuggested wording: The deposit equals two monthly rents.',
      ],
      [2, 'general', 'Consistency of names, dates, numbers and references\nNotice differs.'],
    ])
    expect(marks[0]?.quads).toEqual([[50, 790, 284, 790, 50, 780, 284, 780]])
  })

  it('say if their place was given by the AI', async () => {
    const ai = scripted(() =>
      complete(
        replyText([
          ruleAnswer(1, {
            verdict: 'broken',
            quotes: [
              { text: 'The monthly rent is CZK 14,500', page: 1 },
              { text: 'x', page: 2, box_2d: [0, 0, 9, 9] },
            ],
          }),
        ]),
      ),
    )
    const result = await check(ai, {
      document: partlyRead([LEASE.pages[0]?.text ?? '', ''], { 2: 'picture' }),
      rules: ['x'],
    })
    expect(marksOf(result)).toMatchObject([
      { page: 1 },
      { page: 2, note: expect.stringContaining('From a picture') },
    ])
  })
})

describe('the summary', () => {
  it('has a line for each rule and each general check, with the page of the proof', async () => {
    const summary = summaryOf(await check(scripted(() => MIXED)))
    expect(summary.subtitle).toBe(
      'lease.pdf: 1 broken · 1 not found · 1 met · general checks: 1 broken, 1 needs your judgement, 4 met',
    )
    expect(
      summary.lines.map(({ number, rule, verdictLabel, page }) => [number, rule, verdictLabel, page]),
    ).toEqual([
      [1, 'The rent is stated.', 'Met', 1],
      [2, 'Penalties are regulated.', 'Not found in the document', null],
      [3, 'The deposit is at most two rents.', 'Broken', 2],
      [undefined, 'Spelling', 'Met', null],
      [undefined, 'Grammar', 'Met', null],
      [undefined, 'Punctuation', 'Met', null],
      [undefined, 'Consistency of names, dates, numbers and references', 'Broken', 2],
      [undefined, 'Unfinished text', 'Met', null],
    ])
    expect(summary.footer).toMatch(/test-model.*2 pages/)
  })

  it.each([
    [1, '1 strana'],
    [3, '3 strany'],
    [5, '5 stran'],
  ])('[CORE-11] is in the language of the report: %i is %s', async (pages, words) => {
    const document = documentOf(Array.from({ length: pages }, () => 'text'))
    const ai = scripted((task) =>
      complete(
        replyText(
          task.rules.map(({ number }) => ruleAnswer(number)),
          [],
          'cs',
        ),
      ),
    )
    const summary = summaryOf(await check(ai, { document }))
    expect(summary.columns).toEqual({ rule: 'Pravidlo', verdict: 'Výsledek', page: 'Strana' })
    expect(summary.footer).toContain(words)
  })
})

const TEXT = LEASE.pages.map((page) => page.text).join('\n')

/** Pieces of the document, pieces with altered letters, and words that are not in it. */
const quoteText = fc.oneof(
  fc
    .tuple(fc.nat(TEXT.length - 1), fc.integer({ min: 1, max: 80 }))
    .map(([from, length]) => TEXT.slice(from, from + length)),
  fc
    .tuple(fc.nat(TEXT.length - 40), fc.nat(39), fc.string({ maxLength: 3 }))
    .map(([from, at, put]) => `${TEXT.slice(from, from + at)}${put}${TEXT.slice(from + at, from + 40)}`),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom(
    '…',
    'the … rent',
    'penalty of 5 %',
    'The monthly rent is CZK 15,400, due on the fifth day.',
  ),
)
const quotes = fc.array(
  fc.record(
    {
      text: quoteText,
      page: fc.integer({ min: -1, max: 4 }),
      box_2d: fc.array(fc.integer({ max: 1001 }), { maxLength: 5 }),
    },
    { requiredKeys: ['text', 'page'] },
  ),
  { maxLength: 4 },
)
const rule = fc.record({
  number: fc.integer({ min: 0, max: 4 }),
  verdict: fc.constantFrom('met', 'broken', 'not_found', 'cannot_judge', 'passed'),
  reason: fc.string({ unit: 'binary', maxLength: 40 }),
  quotes,
  fix: fc.oneof(fc.string(), fc.constant(null)),
})
const general = fc.array(
  fc.record({
    kind: fc.constantFrom('spelling', 'grammar', 'style'),
    error: fc.string(),
    quotes,
    fix: fc.string(),
  }),
  { maxLength: 3 },
)
/** Half of them number the rules correctly, so that they pass validation and are grounded. */
const reply = fc
  .tuple(fc.array(rule, { minLength: 2, maxLength: 4 }), general, fc.boolean())
  .map(([rules, findings, right]) => ({
    language: 'en',
    rules: right
      ? [1, 2, 3].map((number) => ({ ...(rules[number % rules.length] ?? rules[0]), number }))
      : rules,
    general: findings,
  }))
const answer: fc.Arbitrary<Answer> = fc.record({
  text: fc.oneof(
    { weight: 8, arbitrary: reply.map((value) => JSON.stringify(value)) },
    fc.json(),
    fc.string(),
  ),
  finish: fc.constantFrom('complete', 'complete', 'complete', 'complete', 'cut', 'blocked'),
  model: fc.constant('test-model'),
})

function verdictGiven({ text }: Answer, number: number): string | undefined {
  const parsed = parseReply(
    { text, finish: 'complete' },
    { rules: [1, 2, 3].map((one) => ({ number: one, text: '' })), general: true },
  )
  return parsed.ok ? parsed.reply.rules.find((one) => one.number === number)?.verdict : undefined
}

describe('any answer of the AI', () => {
  it('ends in a valid result or a failure, and no rule is met that the AI didn’t call met', async () => {
    let finished = 0
    await fc.assert(
      fc.asyncProperty(fc.array(answer, { minLength: 1, maxLength: 4 }), async (answers) => {
        const given: Answer[] = []
        const ai = scripted((_, nth) => {
          const next = answers[nth % answers.length] ?? expect.fail()
          given.push(next)
          return next
        })
        const result = await check(ai).catch((error: unknown) => error)
        if (result instanceof CheckFailed) return
        if (result instanceof Error) throw result
        finished += 1
        const checked = result as Awaited<ReturnType<typeof check>>
        expect(checked.specificRules.map(({ id }) => id)).toEqual([1, 2, 3])
        for (const { id, verdict } of checked.specificRules) {
          if (verdict === 'met') expect(given.map((one) => verdictGiven(one, id))).toContain('met')
        }
        expect(falseProofs(checked, LEASE)).toEqual([])
        expect(placedWithoutProof(checked)).toEqual([])
        expect(unprovenMet(checked)).toEqual([])
        expect(unquotedMarks(checked, LEASE)).toEqual([])
      }),
      { numRuns: 1_000 },
    )
    expect(finished).toBeGreaterThan(50)
  })
})
