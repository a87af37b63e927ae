import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toCsv, toMarkdown } from '../../src/domain/result-export.ts'
import type { CheckResult, Finding } from '../../src/domain/verdicts.ts'

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

NDA · 21. 11. 2026 14:03 · checked by gemini · 2 pages

1 of 1 rule is broken. 1 of 1 decided

## Rules

### 1. Payment within 30 days

**Broken** — Sixty days

The clause says sixty days.

> within sixty (60) days
>
> Page 4 · Quote found

Suggested wording: Payment is due within 30 days.

Not an issue: agreed by mail
`)
})

test.each([
  '# heading',
  '1. list',
  '- item',
  '*bold* _it_',
  '<script>',
  '[a](b)',
  '| a | b |',
  '`code`',
  'a\n\n# b',
])('a document’s words never become markup: %j', (quote) => {
  const evidence = [{ quote, page: null, quads: [], status: 'unverified' } as const]
  const line = toMarkdown({ ...report, result: result({ ...broken, evidence }) })
    .split('\n')
    .find((each) => each.startsWith('> '))
  expect(line?.slice(2)).toMatch(/^(?!#|\d+\.|[-+] )/)
  expect(line?.slice(2)).not.toMatch(/(?<!\\)[*_`<>[\]|]/)
})

test('the CSV has a row for each finding and seventeen columns, as spreadsheets read it', () => {
  const rows = parse(toCsv({ ...report, result: result(broken) }))
  expect(rows[0]).toHaveLength(17)
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
  ])
})

test('any text survives the CSV, and none of it becomes a formula', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (reason) => {
      const read = parse(toCsv({ ...report, result: result({ ...broken, reason }) }))[1]?.[5]
      const isFormula = /^[=+\-@\t\r]/.test(reason) && !/^-?\d+(\.\d+)?$/.test(reason)
      expect(read).toBe(isFormula ? `'${reason}` : reason)
    }),
  )
})

test.each(['=1+1', '+1', '-1+1', '@SUM(A1)', '\t=1', '\r=1'])('the cell %j is harmless', (rule) => {
  const read = parse(toCsv({ ...report, result: result({ ...broken, rule }) }))[1]?.[2]
  expect(read).toBe(`'${rule}`)
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
  const around = { ...broken, evidence: [{ ...evidence, before: 'It is *not* ', after: ', if at all.' }] }
  expect(toMarkdown({ ...report, result: result(around as Finding) })).toContain(
    '> It is \\*not\\* **within sixty (60) days**, if at all.\n',
  )
})

test('rare verdicts, agreement and the status of quotes are in the Markdown and the CSV', () => {
  const evidence = [{ quote: 'no fee', page: 2, quads: [], status: 'hidden' } as const]
  const unread = {
    ...broken,
    verdict: 'unreadable',
    error: 'Could not be read.',
    agreement: { votes: 2, of: 3 },
    evidence,
  } as const
  const markdown = toMarkdown({ ...report, result: result(unread) })
  const row = parse(toCsv({ ...report, result: result(unread) }))[1]
  for (const words of [
    'Could not be read',
    '2 of 3: check it yourself',
    'Hidden text: readers can’t see it, so it proves nothing',
  ]) {
    expect(markdown).toContain(words)
    expect(row?.join('\n')).toContain(words)
  }
  const exempt = { ...broken, verdict: 'not-applicable', error: '' } as const
  expect(parse(toCsv({ ...report, result: result(exempt) }))[1]?.[3]).toBe('Does not apply')
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
  expect(toMarkdown({ ...report, result: repaired, reviews })).toContain('Not an issue, carried over: agreed')
})
