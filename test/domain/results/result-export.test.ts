import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toCsv, toMarkdown } from '../../../src/domain/results/result-export.ts'
import type { CheckResult, Finding } from '../../../src/domain/results/verdicts.ts'

const broken: Finding = {
  id: 1,
  rule: 'Payment within 30 days',
  error: 'Sixty days',
  verdict: 'broken',
  reason: 'The clause says sixty days.',
  fix: 'Payment is due within 30 days.',
  evidence: [{ quote: 'within sixty (60) days', page: 4, quads: [], status: 'verified' }],
}

function result(finding: Finding, file = 'contract.pdf'): CheckResult {
  return { file, specificRules: [finding], generalRules: [], checkedBy: 'gemini', pages: 2, language: 'en' }
}

const report = { ruleSetName: 'NDA', date: '21. 11. 2026 14:03', reviews: [] }

test('the Markdown has verdict, error, reason, quote with page and status, suggested wording and decision', () => {
  const reviews = [
    { section: 'specific', findingId: 1, decision: 'dismissed', reason: 'agreed by mail' },
  ] as const
  expect(toMarkdown({ ...report, result: result(broken), reviews })).toBe(`# contract.pdf

NDA · 21. 11. 2026 14:03 · checked by gemini · 2 pages read

1 met · 1 of 1 decided

## Rules

### 1. Payment within 30 days

**Met** · AI: Broken — Sixty days

The clause says sixty days.

> within sixty (60) days
>
> Page 4 · Quote found

Suggested wording: Payment is due within 30 days.

Not an issue: agreed by mail
`)
})

test.each([
  ['# heading', String.raw`\# heading`],
  ['1. list', String.raw`1\. list`],
  ['- item', String.raw`\- item`],
  ['*bold* _it_', String.raw`\*bold\* \_it\_`],
  ['<script>', String.raw`\<script\>`],
  ['[a](b)', String.raw`\[a\](b)`],
  ['| a | b |', String.raw`\| a \| b \|`],
  ['`code`', '\\`code\\`'],
  ['a\n\n# b', 'a # b'],
])('a document’s words never become markup: %j', (quote, written) => {
  const evidence = [{ quote, page: null, quads: [], status: 'unverified' } as const]
  const markdown = toMarkdown({ ...report, result: result({ ...broken, evidence }) })
  expect(markdown).toContain(`\n> ${written}\n>\n> These words are not in the document`)
})

test('the CSV has a row for each finding and twenty-two columns, as spreadsheets read it', () => {
  const rows = parse(toCsv({ ...report, result: result(broken) }))
  const columns =
    'Section,Number,Rule,Verdict,Error,Reason,Suggested wording,Evidence,Pages,Verification,Decision,' +
    'Decision reason,Agreement,Corrected quotes,File,Rule set,Date,Warnings,Cause,Second reading,Limits,AI’s verdict'
  expect(rows[0]).toEqual(columns.split(','))
  expect(rows[1]).toEqual([
    'Rule',
    '1',
    'Payment within 30 days',
    'Broken',
    'Sixty days',
    'The clause says sixty days.',
    'Payment is due within 30 days.',
    'within sixty (60) days',
    '4',
    'Quote found',
    '',
    '',
    '',
    '',
    'contract.pdf',
    'NDA',
    '21. 11. 2026 14:03',
    '',
    '',
    '',
    '',
    'Broken',
  ])
})

test('the CSV repeats the warnings, such as which pages were not read, in each row', () => {
  const warnings = ['Not read: page 2.', 'Blank: page 3.']
  const rows = parse(toCsv({ ...report, result: { ...result(broken), warnings } }))
  expect(rows.slice(1).map((row) => row.at(-5))).toEqual(
    rows.slice(1).map(() => 'Not read: page 2.\nBlank: page 3.'),
  )
})

/** In a cell read with commas: where another begins if the semicolon is the list separator. */
const FORMULA = /(?:^|[;\t\r\n])"*[=+\-@＝＋－＠]/

test('any text survives the CSV, and none of it becomes a formula, whatever the list separator', () => {
  const signs = fc.string({ unit: fc.constantFrom(...'=+-@＝;\t\r\n", \'a1') })
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'grapheme' }), signs), (reason) => {
      const csv = toCsv({ ...report, result: result({ ...broken, reason: `x${reason}` }) })
      const read = parse(csv)[1]?.[5] ?? ''
      expect(read.replaceAll("'", '')).toBe(`x${reason}`.replaceAll("'", ''))
      expect(read).not.toMatch(FORMULA)
    }),
  )
})

test.each([
  ['=1+1', "'=1+1"],
  ['+1', "'+1"],
  ['-1+1', "'-1+1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t'=1"],
  ['\r=1', "'\r'=1"],
  ['\n=1', "'\n'=1"],
  ['＝1+1', "'＝1+1"],
  ['＋1', "'＋1"],
  ['－1', "'－1"],
  ['＠SUM(A1)', "'＠SUM(A1)"],
  ['a;=1', "a;'=1"],
  ['a;"=1', 'a;"\'=1'],
  ['a\n\nb; -; 1', 'a\n\nb; -; 1'],
  ['-1.5', '-1.5'],
])('the cell %j is harmless', (rule, written) => {
  expect(parse(toCsv({ ...report, result: result({ ...broken, rule }) }))[1]?.[2]).toBe(written)
})

test('several quotes of a finding have lines of their own in a cell', () => {
  const [first] = broken.evidence
  const lost = { quote: 'no "cap"', page: null, quads: [], status: 'unverified' } as const
  const diff = [{ kind: 'quote', text: 'x' }] as const
  const evidence = [first, lost, { ...first, diff }, { ...first, diff }] as Finding['evidence']
  const row = parse(toCsv({ ...report, result: result({ ...broken, evidence }) }))[1]
  const quote = 'within sixty (60) days'
  expect(row?.slice(7, 10)).toEqual([
    `${quote}\nno "cap"\n${quote}\n${quote}`,
    '4; –; 4; 4',
    'Quote found\nThese words are not in the document\nQuote found\nQuote found',
  ])
  expect(row?.[13]).toBe('[x → –]\n[x → –]')
})

test('a verdict without an error stands alone, and general checks have their own chapter', () => {
  const met = { ...broken, error: '', verdict: 'met' } as const
  const both = { ...result(met), generalRules: [{ ...broken, rule: 'Typing errors' }] }
  const markdown = toMarkdown({ ...report, result: both })
  expect(markdown).toContain('\n\n**Met**\n\n')
  expect(markdown).toContain('## General checks\n\n### 1. Typing errors\n\n**Broken** — Sixty days\n')
})

test('the CSV tells general checks from rules', () => {
  const both = { ...result(broken), generalRules: [{ ...broken, rule: 'Typing errors' }] }
  expect(parse(toCsv({ ...report, result: both })).map(([section, , rule]) => [section, rule])).toEqual([
    ['Section', 'Rule'],
    ['Rule', 'Payment within 30 days'],
    ['General', 'Typing errors'],
  ])
})

/** RFC 4180, character by character. */
function parse(csv: string): string[][] {
  expect(csv.startsWith('\ufeff')).toBe(true)
  const rows: string[][] = []
  let row: string[] = []
  let cell = ''
  let quoted = false
  for (let at = 1; at < csv.length; at += 1) {
    const char = csv[at]
    if (quoted && char === '"' && csv[at + 1] === '"') {
      cell += '"'
      at += 1
    } else if (char === '"') quoted = !quoted
    else if (!quoted && char === ',') {
      row.push(cell)
      cell = ''
    } else if (!quoted && char === '\r' && csv[at + 1] === '\n') {
      rows.push([...row, cell])
      row = []
      cell = ''
      at += 1
    } else cell += char
  }
  return rows
}

test('a quote that is part of a sentence is in bold within it', () => {
  const [evidence] = broken.evidence
  const shown = (around: { before?: string; after?: string }): string =>
    toMarkdown({
      ...report,
      result: result({ ...broken, evidence: [{ ...evidence, ...around }] } as Finding),
    })
  expect(shown({ before: 'It is *not* ', after: ', if at all.' })).toContain(
    '> It is \\*not\\* **within sixty (60) days**, if at all.\n',
  )
  expect(shown({ before: '„', after: ' if at all.' })).toContain('> „**within sixty (60) days** if at all.\n')
  expect(shown({ before: 'Pay ' })).toContain('> Pay **within sixty (60) days**\n')
})

test('rare verdicts, agreement and the status of quotes are in the Markdown and the CSV', () => {
  const evidence = [{ quote: 'no fee', page: 2, quads: [], status: 'hidden' } as const]
  const unread = {
    ...broken,
    verdict: 'undecided',
    cause: 'pages-unread',
    error: 'Nicht lesbar.',
    agreement: { votes: 2, of: 3 },
    evidence,
  } as const
  const markdown = toMarkdown({ ...report, result: result(unread) })
  const row = parse(toCsv({ ...report, result: result(unread) }))[1]
  for (const words of [
    'Needs your judgement',
    'Pages that could not be read may decide this.',
    '2 of 3: check it yourself',
    'Readers can’t see these words',
  ]) {
    expect(markdown).toContain(words)
    expect(row?.join('\n')).toContain(words)
  }
  const exempt = { ...broken, verdict: 'not-applicable', error: '' } as const
  expect(parse(toCsv({ ...report, result: result(exempt) }))[1]?.[3]).toBe('Does not apply')
})

test('limits and the second reading are in the Markdown and the CSV', () => {
  const limit = {
    quote: 'unless the parties agree otherwise',
    page: 5,
    quads: [],
    status: 'verified',
  } as const
  const secondReading = 'The parties may agree otherwise.'
  const limited = { ...broken, verdict: 'met', error: '', limits: [limit], secondReading } as const
  expect(toMarkdown({ ...report, result: result(limited) })).toContain(
    'Limited by: The parties may agree otherwise.\n\n> unless the parties agree otherwise\n>\n> Page 5 · Quote found',
  )
  const row = parse(toCsv({ ...report, result: result(limited) }))[1]
  expect([row?.[3], ...(row?.slice(-4, -1) ?? [])]).toEqual([
    'Met, with limits',
    '',
    secondReading,
    'unless the parties agree otherwise (page 5)',
  ])
  const contradicted = {
    ...limited,
    verdict: 'undecided',
    cause: 'readings-differ',
    error: 'x',
    limits: [],
  } as const
  expect(toMarkdown({ ...report, result: result(contradicted) })).toContain(
    '**Needs your judgement** — The second reading disagrees: The parties may agree otherwise.',
  )
})

test('a negative number stays a number', () => {
  expect(parse(toCsv({ ...report, result: result({ ...broken, rule: '-1' }) }))[1]?.[2]).toBe('-1')
})

test('the reason does not repeat the error', () => {
  const same = { ...broken, reason: broken.error }
  const more = { ...broken, reason: `${broken.error} It is on page 4.` }
  const cells = (finding: Finding) => parse(toCsv({ ...report, result: result(finding) }))[1]?.slice(4, 6)
  expect(cells(same)).toEqual(['Sixty days', ''])
  expect(cells(more)).toEqual(['Sixty days', 'It is on page 4.'])
  expect(toMarkdown({ ...report, result: result(same) }).split('Sixty days')).toHaveLength(2)
})

test('a corrected quote shows both wordings, and a carried-over decision is labelled', () => {
  const diff = [
    { kind: 'same', text: 'within ' },
    { kind: 'quote', text: '45' },
    { kind: 'document', text: '30' },
    { kind: 'same', text: ' days' },
    { kind: 'quote', text: ' or so' },
  ] as const
  const evidence = [{ quote: 'within 30 days', page: 1, quads: [], status: 'repaired', diff } as const]
  const repaired = result({ ...broken, evidence })
  const reviews = [
    { section: 'specific', findingId: 1, decision: 'dismissed', reason: 'agreed', madeIn: 3 },
  ] as const
  const row = parse(toCsv({ ...report, result: repaired, reviews }))[1]
  expect(row?.[13]).toBe('within [45 → 30] days[or so → –]')
  expect(row?.slice(10, 12)).toEqual(['Not an issue, carried over', 'agreed'])
  const markdown = toMarkdown({ ...report, result: repaired, reviews })
  expect(markdown).toContain('Not an issue, carried over: agreed')
  expect(markdown).toContain(String.raw`: within \[45 → 30\] days\[or so → –\]`)
})
