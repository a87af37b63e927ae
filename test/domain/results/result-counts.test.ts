/** For any result, all places that show numbers agree. */
import fc from 'fast-check'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, test } from 'vitest'
import { reportFont } from '../../../local/pdfium.ts'
import { compareResults } from '../../../src/domain/results/comparison.ts'
import type { Review } from '../../../src/domain/results/decisions.ts'
import {
  countsWords,
  resultSentence,
  SHORT_VERDICT_WORDS,
} from '../../../src/domain/results/finding-words.ts'
import { countByFilter, listFindings } from '../../../src/domain/results/findings.ts'
import { countResult, type ResultCounts } from '../../../src/domain/results/result-counts.ts'
import { toCsv, toMarkdown } from '../../../src/domain/results/result-export.ts'
import { VERDICT_WORDS } from '../../../src/domain/results/verdict-words.ts'
import {
  type CheckResult,
  type Finding,
  GENERAL_KINDS,
  type GeneralKind,
  VERDICTS,
  type Verdict,
} from '../../../src/domain/results/verdicts.ts'
import { MARGIN } from '../../../src/server/adapters/pdf/report/pen.ts'
import { summaryDocument } from '../../../src/server/adapters/pdf/report/summary-document.ts'
import { summaryOf } from '../../../src/server/check/summary.ts'

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

/** The count that a text states for each verdict; -1 where it states none. */
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

test('sentence, filters, list, CSV and Markdown agree for any result', () => {
  fc.assert(
    fc.property(anyResult, anyReviews, (result, reviews) => {
      const counts = countResult(result, reviews)
      const findings = listFindings(result)
      expectSentence(resultSentence(counts), counts)
      expectSentence(summaryOf(result).subtitle, counts)
      expectSentence(toMarkdown({ ...report, result, reviews }).split('\n')[4] ?? '', counts)
      expect(countByFilter(findings)).toMatchObject({ ...counts.rules, general: result.generalRules.length })
      expectList(countsWords(counts), counts)
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

test('the table and the sentence extracted from the PDF agree with the counts of any result', () => {
  return fc.assert(
    fc.asyncProperty(anyResult, async (result) => {
      const counts = countResult(result, [])
      const { sentence, rows } = await extracted(result)
      expectSentence(sentence, counts)
      for (const each of VERDICTS) {
        const own = rows.filter(({ isRule, verdict: word }) => isRule && word === VERDICT_WORDS[each])
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
  const { pdf } = await summaryDocument(summaryOf(result), REPORT_FONT, A4)
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

test('a comparison includes every violated finding of the later check, rules and general checks separately', () => {
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
