import { describe, expect, it } from 'vitest'
import { CheckFailed } from '../../src/domain/errors/check-failures.ts'
import { type Answer, CheckerFault } from '../../src/server/base/ports.ts'
import { askAll } from '../../src/server/check/ask.ts'
import { allMet, complete, documentOf, PDF, replyText, ruleAnswer, scripted, taskOf } from './support.ts'

function numbered(count: number): { number: number; text: string }[] {
  return Array.from({ length: count }, (_, at) => ({ number: at + 1, text: `rule ${at + 1}` }))
}

function request(count: number, pdf = PDF, pages = 2) {
  const cut = async (first: number, last: number): Promise<Uint8Array> => Uint8Array.of(first, last >> 8)
  return { rules: numbered(count), language: 'en', pdf, pages: documentOf(Array(pages).fill('')).pages, cut }
}

const CUT: Answer = { text: '{"rules":[{"num', finish: 'cut', model: 'test-model' }
const BLOCKED: Answer = { text: '', finish: 'blocked', model: 'test-model' }

async function failure(run: Promise<unknown>): Promise<string> {
  const error = await run.catch((caught: unknown) => caught)
  return error instanceof CheckFailed ? error.failure : `no CheckFailed: ${String(error)}`
}

describe('asking', () => {
  it('a short rule set is one question with the general checks', async () => {
    const ai = scripted(allMet)
    await askAll(ai, request(8))
    expect(ai.asked.map(taskOf).map(({ rules, general }) => [rules.length, general])).toEqual([[8, true]])
  })

  it('many rules are split, the general checks are asked once, and the order is kept', async () => {
    const ai = scripted(allMet)
    const replies = await askAll(ai, request(100))
    const tasks = ai.asked.map(taskOf)
    expect(tasks.map(({ rules }) => rules.length)).toEqual([20, 20, 20, 20, 20])
    expect(tasks.filter(({ general }) => general)).toHaveLength(1)
    expect(replies.rules.map(({ number }) => number)).toEqual(numbered(100).map(({ number }) => number))
  })

  it('limits the model’s name, which the provider states, to visible characters', async () => {
    const ai = scripted((task) => ({ ...allMet(task), model: `a\u202e\0${'x'.repeat(100_000)}` }))
    expect((await askAll(ai, request(1))).model).toBe(`a${'x'.repeat(98)}…`)
  })

  it('without rules, only the general checks are asked', async () => {
    const ai = scripted(allMet)
    expect((await askAll(ai, request(0))).rules).toEqual([])
    expect(ai.asked).toHaveLength(1)
  })

  it('leaves out general findings that were not requested', async () => {
    const finding = { kind: 'spelling', error: 'teh', quotes: [], fix: 'the' }
    const ai = scripted((task) =>
      complete(
        replyText(
          task.rules.map(({ number }) => ruleAnswer(number)),
          [finding],
        ),
      ),
    )
    expect((await askAll(ai, request(30))).general).toHaveLength(1)
  })

  it('asks four questions in parallel, however large the file is', async () => {
    const most = async (bytes: number): Promise<number> => {
      let running = 0
      let peak = 0
      const ai = {
        async ask(question: Parameters<typeof taskOf>[0]): Promise<Answer> {
          running += 1
          peak = Math.max(peak, running)
          await Promise.resolve()
          running -= 1
          return allMet(taskOf(question))
        },
        forget: async () => undefined,
      }
      await askAll(ai, request(100, new Uint8Array(bytes)))
      return peak
    }
    expect(await most(3 * 1024 * 1024)).toBe(4)
    expect(await most(1024)).toBe(4)
  })
})

describe('a defective answer', () => {
  it('is requested once more, naming the defect', async () => {
    const ai = scripted((task, nth) => (nth === 0 ? complete('Sure! Here you go.') : allMet(task)))
    expect((await askAll(ai, request(2))).rules).toHaveLength(2)
    expect(taskOf(ai.asked[1] ?? expect.fail()).correct).toMatch(/not valid JSON/)
  })

  it('twice fails the check', async () => {
    const ai = scripted(() => complete('Sure!'))
    expect(await failure(askAll(ai, request(2)))).toBe('unavailable')
    expect(ai.asked).toHaveLength(2)
  })

  it('that was cut is requested again in halves, with the general checks separate', async () => {
    const ai = scripted((task, nth) => (nth === 0 ? CUT : allMet(task)))
    const replies = await askAll(ai, request(7))
    const tasks = ai.asked.slice(1).map(taskOf)
    expect(tasks.map(({ rules, general }) => [rules.map(({ number }) => number), general])).toEqual([
      [[1, 2, 3, 4], false],
      [[5, 6, 7], false],
      [[], true],
    ])
    expect(replies.rules).toHaveLength(7)
  })

  it('that is cut again fails the check', async () => {
    expect(
      await failure(
        askAll(
          scripted(() => CUT),
          request(7),
        ),
      ),
    ).toBe('unavailable')
  })

  it.each([1, 2, 3])(
    'that never answers rule %i fails the check instead of skipping the rule',
    async (left) => {
      const ai = scripted((task) =>
        complete(
          replyText(
            task.rules.filter(({ number }) => number !== left).map(({ number }) => ruleAnswer(number)),
          ),
        ),
      )
      expect(await failure(askAll(ai, request(3)))).toBe('unavailable')
    },
  )
})

describe('a question that is not answered', () => {
  it('because the AI refuses fails the check immediately', async () => {
    const ai = scripted(() => BLOCKED)
    expect(await failure(askAll(ai, request(2)))).toBe('refused')
    expect(ai.asked).toHaveLength(1)
  })

  it('because of a fault passes the fault on', async () => {
    const fault = new CheckerFault('the AI answered 503', { retryable: true, retryAfter: 30 })
    await expect(
      askAll(
        scripted(() => fault),
        request(2),
      ),
    ).rejects.toBe(fault)
  })

  it('stops the questions after it', async () => {
    const ai = scripted(() => new CheckerFault('the AI answered 503', { retryable: true }))
    await expect(askAll(ai, request(100, new Uint8Array(3 * 1024 * 1024)))).rejects.toThrow('503')
    expect(ai.asked).toHaveLength(4)
  })
})

describe('a document longer than the AI accepts', () => {
  it('is asked about in chunks of 1,000 pages, each a separate file', async () => {
    const ai = scripted(allMet)
    await askAll(ai, request(2, PDF, 2_000))
    expect(ai.asked.map((question) => [...(question.pdf ?? [])])).toEqual([
      [1, 1_000 >> 8],
      [1_001 & 255, 2_000 >> 8],
    ])
    expect(ai.asked.map((question) => taskOf(question).part)).toEqual([
      { first: 1, last: 1_000, of: 2_000 },
      { first: 1_001, last: 2_000, of: 2_000 },
    ])
  })

  it('of 1,000 pages is sent unchanged', async () => {
    const ai = scripted(allMet)
    await askAll(ai, request(2, PDF, 1_000))
    expect(ai.asked.map((question) => question.pdf)).toEqual([PDF])
    expect(taskOf(ai.asked[0] ?? expect.fail()).part).toBeUndefined()
  })

  it('has the page numbers of the whole document in its quotes', async () => {
    const quotes = [{ text: 'x', page: 3 }]
    const ai = scripted(() =>
      complete(replyText([ruleAnswer(1, { quotes })], [{ kind: 'grammar', error: 'a', quotes, fix: '' }])),
    )
    const { rules, general } = await askAll(ai, request(1, PDF, 1_500))
    expect(rules[0]?.quotes.map(({ page }) => page)).toEqual([3, 1_003])
    expect(general.map((finding) => finding.quotes[0]?.page)).toEqual([3, 1_003])
  })

  it.each([
    ['met where one stretch is', ['not_found', 'met'], 'met'],
    ['broken where one stretch is', ['met', 'broken'], 'broken'],
    ['not found where no stretch has it', ['not_found', 'not_found'], 'not_found'],
  ])('%s', async (_, verdicts, expected) => {
    const ai = scripted((_task, nth) =>
      complete(replyText([ruleAnswer(1, { verdict: verdicts[nth] ?? '', reason: `part ${nth}` })])),
    )
    const { rules } = await askAll(ai, request(1, PDF, 1_001))
    expect(rules).toMatchObject([{ number: 1, verdict: expected }])
    const deciding = verdicts.flatMap((verdict, nth) => (verdict === expected ? [`part ${nth}`] : []))
    expect(rules[0]?.reason).toBe(deciding.join(' '))
  })
})
