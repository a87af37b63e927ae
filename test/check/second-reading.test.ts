/** The second reading: what is asked, which answers count, and what they make of the first reading's verdicts. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { DocumentText } from '../../src/domain/document/page-text.ts'
import type { Finding } from '../../src/domain/results/verdicts.ts'
import { type Answer, CheckerFault, type Sight } from '../../src/server/base/ports.ts'
import { checkDocument, type DocumentCheck } from '../../src/server/check/check-document.ts'
import { marksOf } from '../../src/server/check/marks.ts'
import {
  complete,
  documentOf,
  type Holds,
  PDF,
  pageOf,
  type RuleText,
  reads,
  replyText,
  ruleAnswer,
  type SecondTask,
  scripted,
} from './support.ts'

const DOCUMENT = documentOf([
  'LEASE\nThe rent is CZK 14,500 a month. In May no rent is due. The deposit is three rents.',
  'Pets are allowed. This does not go for snakes.',
])
const RENT = { text: 'The rent is CZK 14,500', page: 1 }
const DEPOSIT = { text: 'The deposit is three rents.', page: 1 }
const PETS = { text: 'Pets are allowed.', page: 2 }

interface Asked {
  readonly answers?: readonly Partial<RuleText>[]
  readonly second?: (task: SecondTask, nth: number) => Answer | Error
  readonly document?: DocumentText
  readonly more?: Partial<DocumentCheck>
}

async function check({ answers = [{ quotes: [RENT] }], second, document = DOCUMENT, more }: Asked) {
  const rules = answers.map((_, at) => `Rule ${at + 1}.`)
  const ai = scripted((task) => {
    const given = task.rules.map(({ number, text }) => ruleAnswer(number, answers[rules.indexOf(text)] ?? {}))
    return complete(replyText(given))
  }, second)
  const request = { pdf: PDF, document, rules, language: 'en', fileName: 'lease.pdf', ...more }
  return { result: await checkDocument(ai, request), ai }
}

async function finding(asked: Asked): Promise<Finding> {
  return (await check(asked)).result.specificRules[0] ?? expect.fail()
}

describe('the question', () => {
  it('has rules, verdicts and numbered sentences, and neither reasons nor the PDF', async () => {
    const { ai } = await check({
      answers: [{ quotes: [RENT], against: [PETS], reason: 'SECRET' }, { verdict: 'not_found' }, {}],
    })
    const [task = expect.fail()] = ai.readAgain
    expect(ai.readAgain).toHaveLength(1)
    expect(Object.keys(task)).toEqual(['version', 'language', 'readings'])
    expect(task.readings).toMatchObject([{ number: 1, rule: 'Rule 1.', verdict: 'met' }])
    const sentences = task.readings[0]?.sentences ?? []
    expect(sentences.map(({ id }) => id)).toEqual(sentences.map((_, at) => at + 1))
    expect(sentences).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ role: 'quote', page: 1, text: 'The rent is CZK 14,500 a month.' }),
        expect.objectContaining({ role: 'near', page: 1, text: 'In May no rent is due.' }),
        expect.objectContaining({ role: 'against', page: 2, text: 'Pets are allowed.' }),
      ]),
    )
    expect(JSON.stringify(task)).not.toContain('SECRET')
  })

  it('is asked once for every twenty findings', async () => {
    const { ai } = await check({ answers: Array(45).fill({ quotes: [RENT] }) })
    expect(ai.readAgain.map(({ readings }) => readings.length)).toEqual([20, 20, 5])
  })

  it('is not asked about verdicts that rest on no quote', async () => {
    const { ai, result } = await check({
      answers: [
        {},
        { verdict: 'broken' },
        { verdict: 'not_found', quotes: [RENT] },
        { verdict: 'cannot_judge' },
      ],
    })
    expect(ai.readAgain).toEqual([])
    expect(result.specificRules.map(({ verdict, cause }) => cause ?? verdict)).toEqual([
      'met',
      'broken',
      'not-found',
      'not-understood',
    ])
  })

  it('is asked once about each distinct passage of three rounds', async () => {
    const { ai, result } = await check({
      answers: [{ quotes: [RENT] }, { quotes: [PETS] }],
      more: { timesAsked: 3 },
    })
    expect(ai.readAgain.map(({ readings }) => readings.length)).toEqual([2])
    expect(result.specificRules).toMatchObject([
      { verdict: 'met', agreement: { votes: 3, of: 3 } },
      { verdict: 'met', agreement: { votes: 3, of: 3 } },
    ])
  })

  it('stays short, whatever the document holds', async () => {
    const long = `${'The rent, which is due '.repeat(400)}is CZK 9. ${'Not so. '.repeat(2_000)}`
    const { ai } = await check({
      document: documentOf([long]),
      answers: [{ quotes: [{ text: 'is CZK 9.', page: 1 }] }],
    })
    const sentences = ai.readAgain[0]?.readings[0]?.sentences ?? []
    expect(sentences.length).toBeGreaterThan(0)
    expect(sentences.reduce((sum, { text }) => sum + text.length, 0)).toBeLessThanOrEqual(2_400)
  })

  it('is split so that an own model can read it', async () => {
    const ai = scripted((task) =>
      complete(replyText(task.rules.map(({ number }) => ruleAnswer(number, { quotes: [RENT] })))),
    )
    const rules = Array.from({ length: 6 }, (_, at) => `Rule ${at + 1}.`)
    const request = { pdf: PDF, document: DOCUMENT, rules, language: 'en', fileName: 'x.pdf' }
    await checkDocument({ ...ai, textBytes: 800 }, request)
    expect(ai.readAgain.flatMap(({ readings }) => readings.map(({ rule }) => rule))).toEqual(rules)
    expect(ai.readAgain.length).toBeGreaterThan(1)
  })
})

const DIFFERS = { verdict: 'undecided', cause: 'readings-differ' }
const EXCEPTION = { verdict: 'does_not_apply', condition: 'Rule', quotes: [RENT] }

describe('its answer', () => {
  it.each<readonly [string, Holds, Partial<RuleText>, object]>([
    ['met', 'supports', {}, { verdict: 'met', error: '' }],
    ['met', 'contradicts', {}, DIFFERS],
    ['met', 'unclear', {}, DIFFERS],
    ['broken', 'supports', { verdict: 'broken' }, { verdict: 'broken' }],
    ['broken', 'limited', { verdict: 'broken' }, { verdict: 'broken' }],
    ['broken', 'unclear', { verdict: 'broken' }, { verdict: 'broken' }],
    ['broken', 'contradicts', { verdict: 'broken' }, DIFFERS],
    ['not applicable', 'supports', EXCEPTION, { verdict: 'not-applicable', error: '' }],
    ['not applicable', 'contradicts', EXCEPTION, DIFFERS],
    ['not applicable', 'unclear', EXCEPTION, DIFFERS],
  ])('makes of %s with "%s" what it should', async (_, holds, answer, expected) => {
    const given = await finding({ answers: [{ quotes: [RENT], ...answer }], second: reads(holds, [1]) })
    expect(given).toMatchObject(expected)
    expect(given).not.toHaveProperty('limits')
  })

  it('that disagrees is named, beside the AI’s reason and quotes', async () => {
    const { result } = await check({ second: reads('contradicts', [], 'In May there is none.') })
    expect(result.specificRules).toMatchObject([
      {
        ...DIFFERS,
        error: 'The second reading disagrees: In May there is none.',
        secondReading: 'In May there is none.',
        reason: 'It says so.',
        evidence: [{ quote: RENT.text, after: ' a month.', status: 'verified' }],
      },
    ])
    expect(marksOf(result)).toMatchObject([{ kind: 'open', page: 1, around: [expect.any(Array)] }])
  })

  it('that limits leaves the rule met, with the sentences that limit it', async () => {
    const second = ({ readings }: SecondTask): Answer => {
      const [{ number, sentences } = expect.fail()] = readings
      const limit = sentences.find(({ text }) => text.startsWith('In May'))?.id ?? expect.fail()
      return complete(
        JSON.stringify({ readings: [{ number, limits: [limit], why: 'May is free.', holds: 'limited' }] }),
      )
    }
    const { result } = await check({ second })
    expect(result.specificRules).toMatchObject([
      {
        verdict: 'met',
        error: '',
        secondReading: 'May is free.',
        limits: [{ quote: 'In May no rent is due.', page: 1, status: 'verified' }],
      },
    ])
    expect(result.specificRules[0]?.limits?.[0]?.quads).toHaveLength(1)
    expect(marksOf(result)).toMatchObject([{ kind: 'open', note: 'Rule 1: Rule 1.\nMay is free.' }])
  })

  it('that says "limited" without naming a sentence leaves it to the reader', async () => {
    expect(await finding({ second: reads('limited') })).toMatchObject(DIFFERS)
  })

  it.each<readonly [string, (task: SecondTask) => Answer]>([
    ['is no JSON', () => complete('Certainly!')],
    ['names sentences that were not given', reads('limited', [99])],
    ['has another verdict', reads('perhaps')],
    ['names no reading', () => complete('{"language":"en","readings":[]}')],
    [
      'names another reading',
      () => complete('{"readings":[{"number":7,"limits":[],"why":"","holds":"supports"}]}'),
    ],
    ['is cut', () => ({ text: '{"readings":[{', finish: 'cut', model: 'm' })],
  ])('is asked for again if it %s, and is given up after the second time', async (_, wrong) => {
    const healed = await check({ second: (task, nth) => (nth === 0 ? wrong(task) : reads('supports')(task)) })
    expect(healed.result.specificRules[0]?.verdict).toBe('met')
    expect(healed.ai.readAgain[0]).not.toHaveProperty('correct')
    expect(healed.ai.readAgain[1]?.correct).toMatch(/\.$/)
    const { result, ai } = await check({ second: wrong })
    expect(ai.readAgain).toHaveLength(2)
    expect(result.specificRules).toMatchObject([
      {
        verdict: 'undecided',
        cause: 'read-once',
        error: 'The second reading gave no usable answer.',
        reason: 'It says so.',
        evidence: [{ status: 'verified' }],
      },
    ])
  })

  it('that was cut is asked for in halves', async () => {
    const { ai, result } = await check({
      answers: Array(5).fill({ quotes: [RENT] }),
      second: (task, nth) => (nth === 0 ? { text: '', finish: 'cut', model: 'm' } : reads('supports')(task)),
    })
    expect(ai.readAgain.map(({ readings }) => readings.length)).toEqual([5, 3, 2])
    expect(new Set(result.specificRules.map(({ verdict }) => verdict))).toEqual(new Set(['met']))
  })

  it('that the provider blocks leaves the finding to the reader', async () => {
    const blocked = { text: '', finish: 'blocked', model: 'm' } as const
    expect(await finding({ second: () => blocked })).toMatchObject({ cause: 'read-once' })
  })

  it('that fails ends the check as any failed question', async () => {
    const busy = new CheckerFault('busy', { retryable: true })
    await expect(check({ second: () => busy })).rejects.toBe(busy)
    const refused = new CheckerFault('refused', { retryable: false })
    await expect(check({ second: () => refused })).rejects.toMatchObject({ failure: 'unavailable' })
  })
})

describe('what the inspector sees', () => {
  it.each<readonly [Sight, string, string]>([
    ['hidden', 'not-visible', 'Readers can’t see the quoted words on the page.'],
    ['struck', 'struck-out', 'The quoted words are crossed out.'],
    [
      'unsure',
      'not-visible',
      'Among the quoted words there is a blank, an empty box, a drawing or a second text, so what they say is not certain.',
    ],
  ])('%s: the finding is not met, and nothing is read again', async (sight, cause, error) => {
    const inspector = {
      inspect: async (_: Uint8Array, places: readonly unknown[]) => places.map(() => sight),
    }
    for (const verdict of ['met', 'broken']) {
      const { result, ai } = await check({ answers: [{ verdict, quotes: [RENT] }], more: { inspector } })
      expect(result.specificRules).toMatchObject([
        {
          verdict: 'undecided',
          cause,
          error,
          reason: 'It says so.',
          evidence: [{ status: sight, quote: RENT.text }],
        },
      ])
      expect(ai.readAgain).toEqual([])
    }
  })

  it('is asked once about each place, with its quads and the PDF', async () => {
    const seen: unknown[] = []
    const inspector = {
      inspect: async (pdf: Uint8Array, places: readonly { page: number; quads: readonly unknown[] }[]) => {
        seen.push([pdf, places.map(({ page, quads }) => [page, quads.length])])
        return places.map(() => 'seen' as const)
      },
    }
    await check({ answers: [{ quotes: [RENT, PETS] }, { quotes: [RENT] }], more: { inspector } })
    expect(seen).toEqual([
      [
        PDF,
        [
          [1, 1],
          [2, 1],
        ],
      ],
    ])
  })
})

it('words that can’t be seen are never met, whatever both readings say', async () => {
  const text = 'The rent is CZK 14,500 a month. The deposit is three rents.'
  const ranges = ['hidden', 'struck'] as const
  for (const kind of ranges) {
    for (const words of ['The rent is CZK 14,500 a month.', '14,500', 'rent']) {
      const start = text.indexOf(words)
      const page = pageOf(1, text, { [kind]: [{ start, end: start + words.length }] })
      const document = { pages: [page], warnings: [] }
      for (const second of [reads('supports'), reads('limited', [1])])
        expect(await finding({ document, second })).toMatchObject({ verdict: 'undecided' })
    }
  }
})

const QUOTES = [
  RENT,
  DEPOSIT,
  PETS,
  { text: 'The rent is CZK 15,400 a month.', page: 1 },
  { text: 'Violet.', page: 1 },
]
const quotes = fc.subarray(QUOTES)
const verdict = fc.constantFrom('met', 'broken', 'not_found', 'does_not_apply', 'cannot_judge')
const second = fc.constantFrom('supports', 'limited', 'contradicts', 'unclear', 'junk')

it('no rule is met on a quote without a second reading that says so', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ verdict, quotes, condition: fc.constantFrom('', 'Rule') }), {
        minLength: 1,
        maxLength: 4,
      }),
      second,
      fc.constantFrom([], [1], [99]),
      async (answers, holds, limits) => {
        const { result } = await check({ answers, second: reads(holds, limits) })
        for (const { verdict, evidence, error, cause, limits: named } of result.specificRules) {
          expect(error === '').toBe(verdict === 'met' || verdict === 'not-applicable')
          expect(cause !== undefined).toBe(verdict === 'undecided')
          if (verdict !== 'met' || evidence.length === 0) continue
          expect(['supports', 'limited']).toContain(holds)
          expect(named !== undefined).toBe(holds === 'limited')
          expect(limits).not.toContain(99)
          expect(evidence.some(({ status }) => status === 'verified' || status === 'repaired')).toBe(true)
        }
      },
    ),
    { numRuns: 200 },
  )
})
