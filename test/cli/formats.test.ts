/** Reports of the command line, read by programs that are not ours. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Outcome } from '../../cli/src/check-files.ts'
import { toJunit } from '../../cli/src/formats/junit.ts'
import { toMarkdown } from '../../cli/src/formats/markdown.ts'
import { toSarif } from '../../cli/src/formats/sarif.ts'
import { toText } from '../../cli/src/formats/text.ts'
import { type Line, linesOf, type Report } from '../../cli/src/report.ts'
import type { HistoryEntry } from '../../src/contract/documents.ts'
import { type Finding, VERDICTS } from '../../src/domain/results/verdicts.ts'
import { readSarif, readXml } from '../support/report-readers.ts'

const odd = fc.constantFrom(
  '',
  '<b> & "x" ]]>',
  '| a | b',
  '\u0000\u001b[2J\ud800',
  '\n## x\r\n',
  '*'.repeat(300),
  '\u202egnp.exe\u009b1m',
)
const words = fc.oneof(fc.string({ unit: 'binary', maxLength: 40 }), odd)
const page = fc.option(fc.integer({ min: 1, max: 2_000 }))
const evidence = fc
  .record({ quote: words, page })
  .map((each) => ({ ...each, quads: [], status: 'verified' as const }))
const finding: fc.Arbitrary<Finding> = fc.record({
  id: fc.constant(0),
  rule: words,
  verdict: fc.constantFrom(...VERDICTS),
  reason: words,
  error: words,
  evidence: fc.array(evidence, { maxLength: 3 }),
})
const outcome: fc.Arbitrary<Outcome> = fc.oneof(
  fc
    .record({
      path: fc.constantFrom('a.pdf', '../other folder/b #1?.pdf', '/tmp/č:d.pdf', 'x:y/%20.pdf'),
      findings: fc.array(finding, { maxLength: 8 }),
      warnings: fc.array(words, { maxLength: 2 }),
    })
    .map(({ path, findings, warnings }) => {
      const numbered = findings.map((each, at) => ({ ...each, id: at + 1 }))
      const result = { specificRules: numbered.slice(0, 4), generalRules: numbered.slice(4), warnings }
      return {
        path,
        entry: { state: 'FINISHED', result, reviews: [] } as unknown as HistoryEntry,
        failure: '',
      }
    }),
  words.map((text) => ({ path: 'gone.pdf', entry: null, failure: text || 'failed' })),
)
const reports: fc.Arbitrary<Report> = fc.record({
  ruleSet: words.map((text) => text.toWellFormed()),
  outcomes: fc.array(outcome, { maxLength: 4 }),
})

function allLines({ outcomes }: Report): readonly Line[] {
  return outcomes.flatMap(({ entry }) => (entry ? linesOf(entry) : []))
}

test('the schema refuses JSON that isn’t SARIF', () => {
  const outcomes = [{ path: 'a.pdf', entry: null, failure: 'gone' }]
  const log = JSON.parse(toSarif({ ruleSet: 'x', outcomes }))
  const run = readSarif(log)
  for (const wrong of [
    { ...log, version: '2.2.0' },
    { ...log, $schema: 'not an address' },
    { ...log, runs: [{ ...run, pages: 1 }] },
    { ...log, runs: [{ ...run, tool: {} }] },
    { ...log, runs: [{ ...run, results: [{ level: 'error' }] }] },
    { ...log, runs: [{ ...run, results: [{ message: { text: 'x' }, level: 'fatal' }] }] },
  ])
    expect(() => readSarif(wrong)).toThrow(/data/)
})

test('SARIF is valid against the schema of OASIS, and has each finding with its rule', () => {
  fc.assert(
    fc.property(reports, (report) => {
      const { results, tool } = readSarif(JSON.parse(toSarif(report)))
      const ids = new Set(tool.driver.rules.map(({ id }) => id))
      expect(ids.size).toBe(tool.driver.rules.length)
      expect(results.map(({ level }) => level)).toEqual(
        allLines(report).map(({ level, isOpen }) => (isOpen ? 'none' : level)),
      )
      expect(results.every(({ ruleId }) => ids.has(ruleId))).toBe(true)
    }),
  )
})

test('JUnit is well-formed XML whose counts are those of its cases', () => {
  fc.assert(
    fc.property(reports, (report) => {
      const { name, children: suites } = readXml(toJunit(report))
      expect([name, suites.length]).toEqual(['testsuites', report.outcomes.length])
      const errors = allLines(report).filter(({ level }) => level === 'error').length
      expect(suites.reduce((sum, { attributes }) => sum + Number(attributes.failures), 0)).toBe(errors)
      for (const { name, attributes, children } of suites) {
        const cases = children.filter((each) => each.name !== 'system-out')
        const withA = (kind: string): string =>
          String(cases.filter(({ children }) => children.some((each) => each.name === kind)).length)
        const counts = { tests: String(cases.length), failures: withA('failure'), errors: withA('error') }
        expect([name, attributes]).toMatchObject(['testsuite', counts])
        expect(cases.every((each) => each.name === 'testcase' && each.attributes.classname)).toBe(true)
      }
    }),
  )
})

test('a table in Markdown has a row for each finding, whatever its words', () => {
  fc.assert(
    fc.property(reports, (report) => {
      const isRow = (line: string): boolean => line.startsWith('| ') && !/^\| (Rule|---) \|/.test(line)
      const rows = toMarkdown(report).split('\n').filter(isRow)
      expect(rows).toHaveLength(allLines(report).length)
      for (const row of rows) expect(row.replace(/\\./gs, '').split('|')).toHaveLength(6)
    }),
  )
})

test('every format has the verdicts and warnings of the result as the app shows them', () => {
  const broken = {
    id: 1,
    rule: 'Name it.',
    verdict: 'met',
    reason: 'Why.',
    error: 'Not named.',
    evidence: [],
  }
  const result = { specificRules: [broken], generalRules: [], warnings: ['Not read:\npage 2.'] }
  const entry = { state: 'FINISHED', result, reviews: [] } as unknown as HistoryEntry
  const report = { ruleSet: 'x', outcomes: [{ path: 'a.pdf', entry, failure: '' }] }
  for (const format of [toJunit, toMarkdown, toSarif, toText]) {
    expect(format(report)).toContain('Not read: page 2.')
    expect(format(report)).toContain('Broken')
  }
})

test('no text of a document can control the terminal', () => {
  fc.assert(
    fc.property(reports, (report) => {
      expect(toText(report)).not.toMatch(/[^\P{Cc}\n]|\p{Bidi_Control}/u)
    }),
  )
})
