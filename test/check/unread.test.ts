/** Unread pages are not judged: verdicts, table, CSV and sentence agree. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { DocumentText, PageReading } from '../../src/domain/document/page-text.ts'
import { pageRuns } from '../../src/domain/document/unread-pages.ts'
import { CheckFailed } from '../../src/domain/errors/check-failures.ts'
import { countsWords } from '../../src/domain/results/finding-words.ts'
import { listFindings } from '../../src/domain/results/findings.ts'
import { countResult } from '../../src/domain/results/result-counts.ts'
import { toCsv } from '../../src/domain/results/result-export.ts'
import { VERDICT_WORDS } from '../../src/domain/results/verdict-words.ts'
import type { CheckResult } from '../../src/domain/results/verdicts.ts'
import { checkDocument } from '../../src/server/check/check-document.ts'
import { marksOf } from '../../src/server/check/marks.ts'
import { summaryOf } from '../../src/server/check/summary.ts'
import {
  allMet,
  complete,
  LEASE,
  PDF,
  partlyRead,
  type RuleText,
  replyText,
  ruleAnswer,
  scripted,
} from './support.ts'

const TEXTS = LEASE.pages.map(({ text }) => text)
const RULES = [
  'The rent is stated.',
  'Penalties are regulated.',
  'Nothing is said about pets.',
  'The deposit is small.',
]
const RENT = { text: 'The monthly rent is CZK 14,500', page: 1 }
const ANSWERS: readonly RuleText[] = [
  ruleAnswer(1, { quotes: [RENT] }),
  ruleAnswer(2, { verdict: 'not_found' }),
  ruleAnswer(3),
  ruleAnswer(4, {
    verdict: 'broken',
    quotes: [{ text: 'The deposit equals three monthly rents.', page: 2 }],
  }),
]

async function check(document: DocumentText, answers = ANSWERS, language = 'en') {
  const ai = scripted(() => complete(replyText(answers, [], language)))
  const request = {
    pdf: PDF,
    document,
    rules: RULES.slice(0, answers.length),
    language,
    fileName: 'lease.pdf',
  }
  return { result: await checkDocument(ai, request), ai }
}

async function failureOf(readings: readonly PageReading[]): Promise<unknown> {
  const texts = readings.map((reading) => (reading === 'garbled' ? '\u25a1\u25a1 \ufffd' : ''))
  const document = partlyRead(texts, Object.fromEntries(readings.map((reading, at) => [at + 1, reading])))
  const ai = scripted(allMet)
  const error = await checkDocument(ai, {
    pdf: PDF,
    document,
    rules: RULES,
    language: 'en',
    fileName: 'x.pdf',
  }).catch((caught: unknown) => caught)
  expect(ai.asked).toEqual([])
  return error instanceof CheckFailed ? error.failure : error
}

describe('a file without readable pages', () => {
  it.each<readonly [string, readonly PageReading[]]>([
    ['no-text', ['picture', 'picture']],
    ['no-text', ['garbled']],
    ['no-text', ['blank', 'picture']],
    ['blank', ['blank', 'blank', 'blank']],
  ])('fails as %s before the AI is asked: %o', async (failure, readings) => {
    expect(await failureOf(readings)).toBe(failure)
  })
})

it('a page read in part proves what its text says, and settles nothing else', async () => {
  const { result } = await check(partlyRead(TEXTS, { 1: 'part', 2: 'part' }))
  expect(result.unreadPages).toEqual([1, 2])
  expect(result.warnings?.[0]).toContain(
    'Read in part: pages 1, 2, a picture shows words that the text lacks.',
  )
  expect(result.specificRules.map(({ verdict }) => verdict)).toEqual([
    'met',
    'undecided',
    'undecided',
    'broken',
  ])
})

describe('a file with some unreadable pages', () => {
  const SCAN = partlyRead([...TEXTS, 'Scan 3'], { 3: 'picture' })

  it('keeps the verdicts that the readable pages prove, and judges nothing else', async () => {
    const { result } = await check(SCAN)
    expect(result.unreadPages).toEqual([3])
    expect(result.specificRules.map(({ verdict }) => verdict)).toEqual([
      'met',
      'undecided',
      'undecided',
      'broken',
    ])
    expect(result.specificRules[1]).toMatchObject({
      error: 'Pages that could not be read may decide this.',
      reason: 'It says so. The pages that were read don’t settle this. Not read: page 3.',
    })
    for (const finding of result.generalRules) {
      expect(finding).toMatchObject({
        verdict: 'undecided',
        error: 'Pages that could not be read may decide this.',
        reason: 'Nothing was reported in the part that was read (2 of 3 pages). Not read: page 3.',
      })
    }
    expect(result.warnings).toEqual([expect.stringMatching(/^Not read: page 3,/)])
  })

  it('leaves the number of pages to the reader too, and says what the AI counted', async () => {
    const counted = 'The document has three pages.'
    for (const verdict of ['met', 'broken', 'not_found']) {
      const { result } = await check(SCAN, [ruleAnswer(1, { verdict, reason: counted })])
      const [finding] = result.specificRules
      expect([finding?.verdict, finding?.cause, result.pages]).toEqual(['undecided', 'pages-unread', 3])
      expect(finding?.reason).toContain(counted)
    }
  })

  it('has the same texts and counts in the app, the PDF’s table and the CSV', async () => {
    const { result } = await check(SCAN)
    expectOneTale(result)
    const sentence = '1 broken · 2 need your judgement · 1 met · general checks: 5 need your judgement'
    expect(countsWords(countResult(result, []))).toBe(sentence)
    expect(summaryOf(result).subtitle).toBe(`lease.pdf: ${sentence}`)
    expect(summaryOf(result).notes).toEqual(result.warnings)
    expect(summaryOf(result).footer).toContain('2 of 3 pages read')
  })

  it.each([
    ['cs', 'Rozhodnout o tom mohou strany, které se nepodařilo přečíst.', 'Nepřečteno: strana 3'],
    ['de', 'Seiten, die nicht gelesen werden konnten, können dies entscheiden.', 'Nicht gelesen: Seite 3'],
  ])('says so in the language of the report: %s', async (language, error, warning) => {
    const { result } = await check(SCAN, ANSWERS, language)
    expect(result.specificRules[1]?.error).toBe(error)
    expect(result.warnings?.[0]).toContain(warning)
    expect(summaryOf(result).notes[0]).toContain(warning)
  })

  it('has no verdict that only the AI’s reading supports', async () => {
    const seen = { text: 'Pets are welcome', page: 3, box_2d: [0, 0, 100, 100] }
    const answers = [ruleAnswer(1, { quotes: [seen] }), ruleAnswer(2, { verdict: 'broken', quotes: [seen] })]
    const { result } = await check(SCAN, answers)
    for (const finding of result.specificRules) {
      expect(finding).toMatchObject({ verdict: 'undecided', evidence: [{ status: 'image', page: 3 }] })
    }
    expect(marksOf(result).every(({ kind }) => kind === 'open')).toBe(true)
  })

  it('trusts no words of a garbled page', async () => {
    const garbled = partlyRead([...TEXTS, 'Penalties are 5 % a day.'], { 3: 'garbled' })
    const answers = [ruleAnswer(1, { quotes: [{ text: 'Penalties are 5 % a day.', page: 3 }] })]
    const { result } = await check(garbled, answers)
    expect(result.specificRules).toMatchObject([
      { verdict: 'undecided', evidence: [{ status: 'image', page: 3 }] },
    ])
  })
})

it.each([
  ['en', 'Not read: page 3. Read in part: page 2.', '1 of 3 pages'],
  ['de', 'Nicht gelesen: Seite 3. Zum Teil gelesen: Seite 2.', '1 von 3 Seiten'],
  ['cs', 'Nepřečteno: strana 3. Přečteno zčásti: strana 2.', '1 z 3 stran'],
])('%s: a page that was read in part is called so in every reason', async (language, missed, counted) => {
  const read = partlyRead([...TEXTS, ''], { 2: 'part', 3: 'picture' })
  const { result } = await check(read, ANSWERS, language)
  expect(result).toMatchObject({ unreadPages: [2, 3], partlyReadPages: [2] })
  const unreadable = listFindings(result, []).filter(({ verdict }) => verdict === 'undecided')
  expect(unreadable.length).toBeGreaterThan(1)
  for (const { finding } of unreadable) expect(finding.reason).toContain(missed)
  expect(summaryOf(result).footer).toContain(counted)
  if (language === 'en') expectOneTale(result)
})

it('a blank page between others is listed and every rule is judged', async () => {
  const { result } = await check(partlyRead([TEXTS[0] ?? '', '', TEXTS[1] ?? ''], { 2: 'blank' }))
  expect(result.unreadPages).toEqual([2])
  expect(result.warnings).toEqual(['Blank: page 2.'])
  expect(result.specificRules.map(({ verdict }) => verdict)).toEqual(['met', 'not-found', 'met', 'broken'])
  expect(new Set(result.generalRules.map(({ verdict }) => verdict))).toEqual(new Set(['met']))
  expectOneTale(result)
})

/** Expects the same verdict and count for each rule and kind of general check in every output. */
function expectOneTale(result: CheckResult): void {
  const findings = listFindings(result, [])
  const csv = toCsv({ result, ruleSetName: '', date: '', reviews: [] }).split('\r\n').slice(1, -1)
  const { lines } = summaryOf(result)
  for (const [at, { verdict, section, finding }] of findings.entries()) {
    expect(csv[at]).toContain(VERDICT_WORDS[verdict])
    const line = lines.find((each) =>
      section === 'specific' ? each.number === finding.id : each.rule === finding.rule,
    )
    expect(line?.verdict).toBe(verdict)
    expect(line?.verdictLabel).toContain(VERDICT_WORDS[verdict])
  }
}

const reading = fc.constantFrom<PageReading>('text', 'text', 'part', 'blank', 'picture', 'garbled')
const verdict = fc.constantFrom('met', 'broken', 'not_found', 'does_not_apply')
const quoted = fc.constantFrom([], [RENT], [{ text: 'words of no document at all', page: 2 }])

it('no rule is judged on unread words, whatever was read and answered', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(reading, { minLength: 2, maxLength: 5 }),
      fc.array(fc.record({ verdict, quotes: quoted }), { minLength: 4, maxLength: 4 }),
      async (readings, answers) => {
        const readable = partlyRead([...TEXTS, ...readings.map(() => '')], {
          ...Object.fromEntries(readings.map((each, at) => [at + 3, each])),
        })
        const { result } = await check(
          readable,
          answers.map((answer, at) => ruleAnswer(at + 1, answer)),
        )
        const isWhole = readings.every((each) => each === 'text' || each === 'blank')
        for (const finding of [...result.specificRules, ...result.generalRules]) {
          const isProven = finding.evidence.some(
            ({ status }) => status === 'verified' || status === 'repaired',
          )
          if (isWhole) expect(finding.cause).not.toBe('pages-unread')
          else if (finding.verdict !== 'undecided') expect(isProven).toBe(true)
        }
      },
    ),
    { numRuns: 200 },
  )
})

it.each([
  [[3], '3'],
  [[1, 2], '1, 2'],
  [[2, 5, 6, 7, 9], '2, 5–7, 9'],
  [
    Array.from({ length: 50 }, (_, at) => at * 2),
    `${Array.from({ length: 20 }, (_, at) => at * 2).join(', ')}, …`,
  ],
])('pages %o are named "%s"', (pages, words) => {
  expect(pageRuns(pages)).toBe(words)
})
