/** For any result, all places that show numbers agree. */
import fc from 'fast-check'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, test } from 'vitest'
import { toJunit } from '../../../cli/src/formats/junit.ts'
import { toSarif } from '../../../cli/src/formats/sarif.ts'
import { toText } from '../../../cli/src/formats/text.ts'
import { exitCodeOf } from '../../../cli/src/report.ts'
import { reportFont } from '../../../local/pdfium.ts'
import { matrixOf } from '../../../src/domain/results/batch-matrix.ts'
import { compareResults } from '../../../src/domain/results/comparison.ts'
import { DECISIONS, type Review } from '../../../src/domain/results/decisions.ts'
import { countsWords } from '../../../src/domain/results/finding-words.ts'
import { countByFilter, listFindings } from '../../../src/domain/results/findings.ts'
import {
  countResult,
  needsDecision,
  type ResultCounts,
  reviewedVerdicts,
  storedCounts,
} from '../../../src/domain/results/result-counts.ts'
import { toCsv, toMarkdown } from '../../../src/domain/results/result-export.ts'
import { VERDICT_WORDS, verdictWords } from '../../../src/domain/results/verdict-words.ts'
import {
  CAUSES,
  type Cause,
  type CheckResult,
  type Finding,
  GENERAL_KINDS,
  type GeneralKind,
  VERDICTS,
  type Verdict,
} from '../../../src/domain/results/verdicts.ts'
import { rowWords } from '../../../src/islands/history/list/row-words.ts'
import { MARGIN } from '../../../src/server/adapters/pdf/report/pen.ts'
import { summaryDocument } from '../../../src/server/adapters/pdf/report/summary-document.ts'
import { reviewedSummaryOf } from '../../../src/server/check/reviewed-summary.ts'
import { subtitleOf, summaryOf } from '../../../src/server/check/summary.ts'
import { base } from '../../e2e/history-page.ts'

const NAMES: Readonly<Record<GeneralKind, string>> = {
  spelling: 'Spelling',
  grammar: 'Grammar',
  punctuation: 'Punctuation',
  consistency: 'Consistency',
  unfinished: 'Unfinished',
}

const verdict = fc.constantFrom(...VERDICTS)
const error = fc.constantFrom('', 'Too late', 'It passes', 'This Meets the rule')
const quote = fc.constantFrom('one', 'two', 'three')
const cause = fc.constantFrom(...CAUSES)
const limit = { quote: 'unless agreed otherwise', page: 1, quads: [], status: 'verified' } as const
const limits = fc.constantFrom([], [limit], [limit, limit])
const rule = fc.constantFrom('A', 'B', 'C d e', 'C d f')
const rules = fc.array(fc.record({ verdict, error, rule, cause, limits }), { maxLength: 12 })
const kind = fc.constantFrom(...GENERAL_KINDS)
const general = fc.array(fc.record({ verdict, error, kind, quote, cause }), { maxLength: 12 })

/** Only an undecided finding has a cause. */
function withCause<Given extends { verdict: Verdict; cause: Cause }>({ cause: given, ...finding }: Given) {
  return finding.verdict === 'undecided' ? { ...finding, cause: given } : finding
}

const anyResult = fc.tuple(rules, general).map(([specific, checks]): CheckResult => {
  const shared = { reason: '', evidence: [] }
  return {
    file: 'a.pdf',
    specificRules: specific.map((each, at): Finding => ({ ...shared, ...withCause(each), id: at + 1 })),
    generalRules: checks.map((each, at): Finding => {
      const id = specific.length + at + 1
      return { ...shared, ...withCause(each), rule: NAMES[each.kind], id }
    }),
    checkedBy: 'test',
    pages: 1,
    language: 'en',
  }
})
const anyReviews = fc
  .uniqueArray(fc.tuple(fc.integer({ min: 1, max: 24 }), fc.constantFrom(...DECISIONS)), {
    selector: ([findingId]) => findingId,
  })
  .map((ids) =>
    ids.map(([findingId, decision]): Review => ({ section: 'specific', findingId, decision, reason: '' })),
  )

const report = { ruleSetName: 'NDA', date: 'today' }

/** The count that a text states for each verdict; -1 where it states none. */
function figures(text: string, words: readonly (readonly [Verdict, RegExp])[]): Map<Verdict, number> {
  const found = words.map(([each, word]): [Verdict, number] => [each, Number(word.exec(text)?.[1] ?? -1)])
  return new Map(found.filter(([, count]) => count >= 0))
}

function positive(counts: Readonly<Record<Verdict, number>>, of: readonly Verdict[] = VERDICTS) {
  return new Map(of.filter((each) => counts[each] > 0).map((each) => [each, counts[each]]))
}

const IN_WORDS: readonly (readonly [Verdict, RegExp])[] = [
  ['met', /(\d+) met/],
  ['broken', /(\d+) broken/],
  ['not-found', /(\d+) not found/],
  ['not-applicable', /(\d+) do(?:es)? not apply/],
  ['undecided', /(\d+) needs? your judgement/],
]

function expectSummary(words: string, { rules: own, general: checks }: ResultCounts): void {
  const [ofRules = '', ofGeneral = ''] = words.split('general checks:')
  expect(figures(ofRules, IN_WORDS)).toEqual(positive(own))
  expect(figures(ofGeneral, IN_WORDS)).toEqual(positive(checks))
  expect(Number(/\((\d+) with limits\)/.exec(ofRules)?.[1] ?? 0)).toBe(own.limited)
}

test('summary, filters, list, exports, batch, reviewed PDF and command line agree for any verdicts and decisions', () => {
  fc.assert(
    fc.property(anyResult, anyReviews, (result, reviews) => {
      const counts = countResult(result, reviews)
      const findings = listFindings(result, reviews)
      expectSummary(countsWords(counts), counts)
      expectSummary(subtitleOf(result, reviews), counts)
      expectSummary(toMarkdown({ ...report, result, reviews }).split('\n')[4] ?? '', counts)
      const { limited: _, ...verdicts } = counts.rules
      expect(countByFilter(findings)).toEqual({
        ...verdicts,
        all: findings.length,
        general: result.generalRules.length,
      })
      const open = findings.filter(needsDecision)
      const ai = countResult(result, [])
      expect(open.length).toBe(counts.toDecide)
      expect(open.length).toBe(
        [ai.rules, ai.general].reduce(
          (sum, each) => sum + each.broken + each['not-found'] + each.undecided + each.limited,
          0,
        ),
      )
      expectRow(result, reviews, counts)
      expectCsv(result, reviews, counts)
      expectBatch(result, reviews, counts)
      expectCommandLine(result, reviews, counts)
      expectReviewedTable(result, reviews)
    }),
  )
})

function expectRow(result: CheckResult, reviews: readonly Review[], counts: ResultCounts): void {
  const words = rowWords({ ...base, result, reviews: [...reviews] }).replaceAll('\u00a0', ' ')
  const decided = /(\d+) of (\d+) decided/.exec(words)
  expect([Number(decided?.[1] ?? 0), Number(decided?.[2] ?? 0)]).toEqual([counts.decided, counts.toDecide])
  expect(words.startsWith(countsWords(counts))).toBe(true)
}

/** One line a finding in the reviewed PDF, with the verdict of the list and the colour of that verdict. */
function expectReviewedTable(result: CheckResult, reviews: readonly Review[]): void {
  const about = { reviews, ruleSetName: 'NDA', account: 'a@b.c', checkedAt: 0, decidedAt: null }
  const { lines, subtitle } = reviewedSummaryOf(result, about)
  expect(subtitle).toBe(subtitleOf(result, reviews))
  const listed = listFindings(result, reviews)
  expect(lines.map(({ verdict, isLimited = false }) => [verdict, isLimited])).toEqual(
    listed.map(({ verdict, isLimited }) => [verdict, isLimited]),
  )
  for (const [at, each] of listed.entries()) {
    const own = verdictWords(each.verdict, each.isLimited)
    const ai = verdictWords(each.ai.verdict, each.ai.isLimited)
    expect(lines[at]?.verdictLabel.split('\n')).toEqual(own === ai ? [own] : [own, `AI: ${ai}`])
  }
}

function expectBatch(result: CheckResult, reviews: readonly Review[], counts: ResultCounts): void {
  const verdicts = reviewedVerdicts(storedCounts(result).verdicts, reviews)
  const check = { documentRequestId: 1, state: 'FINISHED', rules: 0, verdicts } as const
  const [row] = matrixOf([result.specificRules.map(({ rule }) => rule)], [check]).rows
  expect(row?.counts).toEqual(counts.rules)
  const cells = row?.rules.filter((cell) => cell !== null) ?? []
  expect(cells.filter(({ cause }) => cause !== undefined)).toHaveLength(counts.rules.undecided)
}

function expectCommandLine(
  result: CheckResult,
  reviews: readonly Review[],
  { rules: own, general: checks }: ResultCounts,
): void {
  const entry = { ...base, result, reviews: [...reviews] }
  const of = { ruleSet: 'x', outcomes: [{ path: 'a.pdf', entry, failure: '' }] }
  const kinds = JSON.parse(toSarif(of)).runs[0].results.map(({ kind }: { kind: string }) => kind)
  const count = (kind: string): number => kinds.filter((each: string) => each === kind).length
  expect(count('review')).toBe(own.undecided + own.limited + checks.undecided + checks.limited)
  expect(count('fail')).toBe(own.broken + own['not-found'] + checks.broken + checks['not-found'])
  expect(toJunit(of)).toContain(` failures="${own.broken + own['not-found'] + own.undecided}"`)
  expect(exitCodeOf(of)).toBe(own.undecided > 0 ? 2 : own.broken + own['not-found'] > 0 ? 1 : 0)
  expect(toText(of)).toContain(countsWords({ rules: own, general: checks }))
}

test('the table and the sentence extracted from the PDF agree with the counts of any result', () => {
  return fc.assert(
    fc.asyncProperty(anyResult, async (result) => {
      const counts = countResult(result, [])
      const { sentence, rows } = await extracted(result)
      expectSummary(sentence, counts)
      for (const each of VERDICTS) {
        const own = rows.filter(({ isRule, verdict: word }) => isRule && word.startsWith(VERDICT_WORDS[each]))
        expect(own).toHaveLength(counts.rules[each])
      }
      const broken = rows.filter(({ isRule, verdict: word }) => !isRule && /^Broken/.test(word))
      // One line of general checks represents the number of findings it states.
      const named = broken.map(({ verdict: word }) => Number(/\((\d+)\)$/.exec(word)?.[1] ?? 1))
      expect(named.reduce((sum, count) => sum + count, 0)).toBe(counts.general.broken)
    }),
    { numRuns: 40 },
  )
})

interface Row {
  /** Whether its first column is a number. */
  readonly isRule: boolean
  readonly verdict: string
}

const REPORT_FONT = reportFont()
const A4 = { width: 595, height: 842 }

/** Sentence and table rows that pdf.js extracts from the result's first pages, by position. */
async function extracted(result: CheckResult): Promise<{ sentence: string; rows: readonly Row[] }> {
  const { pdf } = await summaryDocument(summaryOf(result), REPORT_FONT, A4, undefined)
  const task = getDocument({ data: pdf.slice(), verbosity: 0 })
  const document = await task.promise
  const pages = Array.from({ length: document.numPages }, (_, index) => document.getPage(index + 1))
  const contents = await Promise.all(pages.map(async (page) => (await page).getTextContent()))
  await task.destroy()
  const pieces = contents
    .flatMap(({ items }) => items)
    .flatMap((item) =>
      'str' in item && item.str.trim() ? [{ text: item.str, left: item.transform[4] }] : [],
    )
  const table = pieces.findIndex(({ text }) => text === 'Rule')
  const sentence = pieces.slice(0, table).map(({ text }) => text)
  const edgeOf = (title: string): number => pieces.find(({ text }) => text === title)?.left ?? Number.NaN
  const [verdictEdge, pageEdge] = [edgeOf('Verdict'), edgeOf('Page')]
  const lines: { first: string; verdict: string[] }[] = []
  for (const { text, left } of pieces.slice(table)) {
    if (left === MARGIN) lines.push({ first: text, verdict: [] })
    if (left > verdictEdge && left < pageEdge) lines.at(-1)?.verdict.push(text)
  }
  const rows = lines.map(({ first, verdict: words }) => ({
    isRule: /^\d+$/.test(first),
    verdict: words.join(' '),
  }))
  return { sentence: sentence.join(' ').split('a.pdf: ')[1] ?? '', rows }
}

const LIMITED = '"Met, with limits"'

function expectCsv(result: CheckResult, reviews: readonly Review[], counts: ResultCounts): void {
  const rows = toCsv({ ...report, result, reviews })
    .replaceAll(LIMITED, 'Met')
    .split('\r\n')
    .slice(1, -1)
    .map((row) => row.split(','))
  for (const [section, of] of [
    ['Rule', counts.rules],
    ['General', counts.general],
  ] as const) {
    for (const each of VERDICTS) {
      const own = rows.filter((row) => row[0] === section && row[3] === VERDICT_WORDS[each])
      expect(own).toHaveLength(of[each])
    }
  }
}

test('a comparison includes every violated finding of the later check, rules and general checks separately', () => {
  fc.assert(
    fc.property(anyResult, anyResult, anyReviews, (earlier, later, reviews) => {
      const { fixed, stillBroken, fresh, undecided, changed } = compareResults(
        { result: earlier, reviews: [] },
        { result: later, reviews },
      )
      const { rules: own, general: checks } = countResult(later, reviews)
      const worded = changed
        .map(({ finding }) => finding)
        .filter(({ verdict: is }) => is === 'broken' || is === 'not-found')
      const told = [...stillBroken, ...fresh, ...worded]
      const of = (section: string) => told.filter((each) => each.section === section).length
      expect(undecided.length).toBeLessThanOrEqual(own.undecided + checks.undecided)
      expect(of('specific')).toBe(own.broken + own['not-found'])
      expect(of('general')).toBe(checks.broken + checks['not-found'])
      expect(fixed.length + stillBroken.length).toBeLessThanOrEqual(
        listFindings(earlier, []).filter(({ verdict: is }) => is === 'broken' || is === 'not-found').length,
      )
    }),
  )
})
