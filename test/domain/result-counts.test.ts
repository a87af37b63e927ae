/** For any result, all places that show numbers show the same ones. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compareResults } from '../../src/domain/history-comparison.ts'
import { listFindings, tally } from '../../src/domain/history-findings.ts'
import type { Review } from '../../src/domain/history-reviews.ts'
import { countsWords, resultSentence, SHORT_VERDICT_WORDS } from '../../src/domain/history-words.ts'
import { countResult, type ResultCounts } from '../../src/domain/result-counts.ts'
import { toCsv, toMarkdown } from '../../src/domain/result-export.ts'
import { VERDICT_WORDS } from '../../src/domain/verdict-words.ts'
import {
  type CheckResult,
  type Finding,
  GENERAL_KINDS,
  type GeneralKind,
  type Verdict,
} from '../../src/domain/verdicts.ts'
import { summaryOf } from '../../src/server/check/run.ts'

const VERDICTS = Object.keys(VERDICT_WORDS) as Verdict[]
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
const rules = fc.array(fc.record({ verdict, error, rule: fc.constantFrom('A', 'B', 'C d e', 'C d f') }), {
  maxLength: 12,
})
const general = fc.array(fc.record({ verdict, error, kind: fc.constantFrom(...GENERAL_KINDS), quote }), {
  maxLength: 12,
})

const anyResult = fc.tuple(rules, general).map(([specific, checks]): CheckResult => {
  const shared = { reason: '', evidence: [] }
  return {
    file: 'a.pdf',
    specificRules: specific.map((each, at): Finding => ({ ...shared, ...each, id: at + 1 })),
    generalRules: checks.map(
      (each, at): Finding => ({ ...shared, ...each, rule: NAMES[each.kind], id: specific.length + at + 1 }),
    ),
    checkedBy: 'test',
    pages: 1,
    language: 'en',
  }
})
const anyReviews = fc
  .uniqueArray(fc.integer({ min: 1, max: 24 }))
  .map((ids) =>
    ids.map((findingId): Review => ({ section: 'specific', findingId, decision: 'confirmed', reason: '' })),
  )

const report = { ruleSetName: 'NDA', date: 'today' }

/** The number that a text gives for each verdict, where it gives one. */
function figures(text: string, words: readonly (readonly [Verdict, RegExp])[]): Map<Verdict, number> {
  const found = words.map(([each, word]): [Verdict, number] => [each, Number(word.exec(text)?.[1] ?? -1)])
  return new Map(found.filter(([, count]) => count >= 0))
}

function positive(counts: Readonly<Record<Verdict, number>>, of: readonly Verdict[] = VERDICTS) {
  return new Map(of.filter((each) => counts[each] > 0).map((each) => [each, counts[each]]))
}

const IN_LISTS = VERDICTS.map((each) => [each, new RegExp(`(\\d+) ${SHORT_VERDICT_WORDS[each]}`)] as const)
const IN_SENTENCES: readonly (readonly [Verdict, RegExp])[] = [
  ['met', /(?:All )?(\d+)(?: of \d+)? (?:rules? )?(?:is|are) met/],
  ['broken', /(\d+)(?: of \d+ rules?)? (?:is|are) broken/],
  ['not-found', /(\d+)(?: of \d+ rules?)? (?:is|are) not found/],
  ['not-applicable', /(\d+)(?: of \d+ rules?)? do(?:es)? not apply/],
  ['unreadable', /(\d+)(?: of \d+ rules?)? could not be read/],
]

function expectSentence(sentence: string, { rules: own, general: checks }: ResultCounts): void {
  const [about = '', ofGeneral = ''] = sentence.split('General checks:')
  const worded = about.replace('The one rule is met', 'All 1 rules are met')
  expect(figures(worded, IN_SENTENCES)).toEqual(positive(own))
  expect(figures(ofGeneral, IN_LISTS)).toEqual(positive(checks))
}

test('the sentence, the filters, the list, the table of the PDF, the CSV and the Markdown agree on any result', () => {
  fc.assert(
    fc.property(anyResult, anyReviews, (result, reviews) => {
      const counts = countResult(result, reviews)
      const findings = listFindings(result)
      expectSentence(resultSentence(counts), counts)
      expectSentence(summaryOf(result).subtitle, counts)
      expectSentence(toMarkdown({ ...report, result, reviews }).split('\n')[4] ?? '', counts)
      expect(tally(findings)).toMatchObject({ ...counts.rules, general: result.generalRules.length })
      expectList(countsWords(counts), counts)
      expectTable(result, counts)
      expectCsv(result, reviews, counts)
    }),
  )
})

function expectList(words: string, counts: ResultCounts): void {
  const shown = ['broken', 'not-found', 'unreadable'] as const
  const [about = '', rest = ''] = words.split('general checks:')
  expect(figures(about.split(/\d+ of \d+ decided/)[0] ?? '', IN_LISTS)).toEqual(positive(counts.rules, shown))
  expect(figures(rest, IN_LISTS)).toEqual(positive(counts.general, shown))
  const decided = /(\d+) of (\d+) decided/.exec(words)
  expect([Number(decided?.[1] ?? 0), Number(decided?.[2] ?? 0)]).toEqual([counts.decided, counts.toDecide])
}

/** A line of general checks stands for as many findings as it says. */
function expectTable(result: CheckResult, counts: ResultCounts): void {
  const { lines } = summaryOf(result)
  for (const each of VERDICTS) {
    const own = lines.filter((line) => line.number !== undefined && line.verdictLabel === VERDICT_WORDS[each])
    expect(own).toHaveLength(counts.rules[each])
  }
  const broken = lines.filter(({ number, verdict: is }) => number === undefined && is === 'broken')
  const named = broken.map(({ verdictLabel }) => Number(/\((\d+)\)$/.exec(verdictLabel)?.[1] ?? 1))
  expect(named.reduce((sum, count) => sum + count, 0)).toBe(counts.general.broken)
}

function expectCsv(result: CheckResult, reviews: readonly Review[], counts: ResultCounts): void {
  const rows = toCsv({ ...report, result, reviews })
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

test('a comparison accounts for every violated finding of the later check, rules and general checks apart', () => {
  fc.assert(
    fc.property(anyResult, anyResult, (earlier, later) => {
      const { fixed, stillBroken, fresh, changed } = compareResults(earlier, later)
      const { rules: own, general: checks } = countResult(later, [])
      const worded = changed
        .map(({ finding }) => finding)
        .filter(({ verdict: is }) => is === 'broken' || is === 'not-found')
      const told = [...stillBroken, ...fresh, ...worded]
      const of = (section: string) => told.filter((each) => each.section === section).length
      expect(of('specific')).toBe(own.broken + own['not-found'])
      expect(of('general')).toBe(checks.broken + checks['not-found'])
      expect(fixed.length + stillBroken.length).toBeLessThanOrEqual(
        listFindings(earlier).filter(({ verdict: is }) => is === 'broken' || is === 'not-found').length,
      )
    }),
  )
})
