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

test('the Markdown tells verdict, error, reason, quote with page and proof, suggested wording and decision', () => {
  const reviews = [
    { section: 'specific', findingId: 1, decision: 'dismissed', reason: 'agreed by mail' },
  ] as const
  expect(toMarkdown({ ...report, result: result(broken), reviews })).toBe(`# contract.pdf

NDA · 21. 11. 2026 14:03 · checked by gemini · 2 pages

## Rules

### 1. Payment within 30 days

**Broken** — Sixty days

The clause says sixty days.

> within sixty (60) days
>
> Page 4 · Verified in the document

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
])('a document’s words never become Markdown: %j', (quote) => {
  const evidence = [{ quote, page: null, quads: [], status: 'unverified' } as const]
  const line = toMarkdown({ ...report, result: result({ ...broken, evidence }) })
    .split('\n')
    .find((each) => each.startsWith('> '))
  expect(line?.slice(2)).toMatch(/^(?!#|\d+\.|[-+] )/)
  expect(line?.slice(2)).not.toMatch(/(?<!\\)[*_`<>[\]|]/)
})

test('the CSV has a row a finding under thirteen columns, as spreadsheets read it', () => {
  const rows = parse(toCsv({ result: result(broken), reviews: [] }))
  expect(rows[0]).toHaveLength(13)
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
    'Verified in the document',
    '',
    '',
    '',
  ])
})

test('any text comes back out of the CSV, and none of it is run as a formula', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (reason) => {
      const read = parse(toCsv({ result: result({ ...broken, reason }), reviews: [] }))[1]?.[5]
      expect(read).toBe(/^[=+\-@\t\r]/.test(reason) ? `'${reason}` : reason)
    }),
  )
})

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])('the cell %j can do nothing', (rule) => {
  const read = parse(toCsv({ result: result({ ...broken, rule }), reviews: [] }))[1]?.[2]
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

test('the rarer verdicts, agreement and what a quote is worth stand in the Markdown and the CSV', () => {
  const evidence = [{ quote: 'no fee', page: 2, quads: [], status: 'hidden' } as const]
  const unread = {
    ...broken,
    verdict: 'unreadable',
    error: 'Could not be read.',
    agreement: { votes: 2, of: 3 },
    evidence,
  } as const
  const markdown = toMarkdown({ ...report, result: result(unread) })
  const row = parse(toCsv({ result: result(unread), reviews: [] }))[1]
  for (const words of [
    'Could not be read',
    '2 of 3: look yourself',
    'Invisible to a reader of the page, proves nothing',
  ]) {
    expect(markdown).toContain(words)
    expect(row?.join('\n')).toContain(words)
  }
  const exempt = { ...broken, verdict: 'not-applicable', error: '' } as const
  expect(parse(toCsv({ result: result(exempt), reviews: [] }))[1]?.[3]).toBe('Does not apply')
})
