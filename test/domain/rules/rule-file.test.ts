import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatRuleFile, parseRuleFile, RULE_FILE_MAX } from '../../../src/domain/rules/rule-file.ts'

const LINE_END = /[\r\n\u2028\u2029]/
/** Valid rules, names and tags: one line without surrounding space. */
const words = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 60 })
  .map((text) => text.trim())
  .filter((text) => text !== '' && !LINE_END.test(text) && text.isWellFormed())
const hostile = fc.constantFrom(
  '---',
  '- x',
  '1. x',
  '# x',
  '[a]',
  '"',
  '\\',
  'a: b',
  'true',
  '{}',
  "'",
  '1.5 m',
  '• x',
)
const any = fc.oneof(words, hostile)
const files = fc.record({
  name: fc.oneof(any, fc.constant('')),
  folder: fc.oneof(any, fc.constant('')),
  tags: fc.array(any, { maxLength: 5 }),
  language: fc.constantFrom('', 'en', 'cs', 'pt-BR'),
  rules: fc.array(any, { maxLength: 100 }),
})

test('a rule set is exported and parsed back without loss', () => {
  fc.assert(
    fc.property(files, (file) => {
      expect(parseRuleFile(formatRuleFile(file))).toEqual({ ok: true, file })
    }),
    { numRuns: 500 },
  )
})

test('values are quoted only if necessary, and empty fields are omitted', () => {
  const file = { name: 'Lease terms', folder: 'true', tags: [], language: '', rules: ['The rent is stated.'] }
  expect(formatRuleFile(file)).toBe('---\nname: Lease terms\nfolder: "true"\n---\n\n1. The rent is stated.\n')
})

test('rules may begin right after the front matter', () => {
  const parsed = parseRuleFile('---\nname: Lease\n---\nThe rent is stated.')
  expect(parsed).toMatchObject({ ok: true, file: { name: 'Lease', rules: ['The rent is stated.'] } })
})

test('an exported file is parsed and exported again unchanged', () => {
  fc.assert(
    fc.property(files, fc.constantFrom('\n', '\r\n'), (file, end) => {
      const text = formatRuleFile(file)
      const parsed = parseRuleFile(`\ufeff${text.replaceAll('\n', end)}`)
      expect(parsed.ok && formatRuleFile(parsed.file)).toBe(text)
    }),
    { numRuns: 500 },
  )
})

test('a handwritten file is accepted', () => {
  const text = `---
name: Service contract
# kept by the legal team
owner: somebody
folder: "Contracts: EU"
tags: legal, procurement
language: en
---
# Service contract

## Parties
- The contract names both parties.
* The supplier is a company.

## Money
3) Payment is due within 30 days.
`
  expect(parseRuleFile(text)).toEqual({
    ok: true,
    file: {
      name: 'Service contract',
      folder: 'Contracts: EU',
      tags: ['legal', 'procurement'],
      language: 'en',
      rules: [
        'The contract names both parties.',
        'The supplier is a company.',
        'Payment is due within 30 days.',
      ],
    },
  })
})

test('a plain list from Word or a spreadsheet is accepted', () => {
  const expected = ['First rule', 'Second rule']
  for (const list of [
    '1. First rule\n2. Second rule',
    '• First rule\n• Second rule',
    'R-1\tFirst rule\nR-2\tSecond rule',
  ])
    expect(parseRuleFile(list)).toMatchObject({ ok: true, file: { name: '', rules: expected } })
})

test('errors in a file name the line', () => {
  const wrong = [
    ['---\nname: x\n1. rule', 1, /closing/],
    ['---\nname: x\nnothing\n---\n1. rule', 3, /field: value/],
    ['---\nname: "x\n---\n1. rule', 2, /quotation mark/],
    ['---\ntags: [a, "b]\n---\n1. rule', 2, /Tags/],
    ['---\ntags: ["a" b]\n---\n1. rule', 2, /Tags/],
    [`---\nlanguage: en-${'x'.repeat(36)}\n---\n1. rule`, 2, /such as "en"/],
    ['---\nlanguage: English\n---\n1. rule', 2, /such as "en"/],
    ['x'.repeat(RULE_FILE_MAX + 1), 1, /too long/],
  ] as const
  for (const [text, line, problem] of wrong)
    expect(parseRuleFile(text)).toEqual({ ok: false, line, problem: expect.stringMatching(problem) })
})

test('any text is either parsed and exported without loss, or refused with a reason', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 2_000 }), (text) => {
      const parsed = parseRuleFile(`---\n${text}`)
      if (parsed.ok) expect(parseRuleFile(formatRuleFile(parsed.file))).toEqual(parsed)
      else expect(parsed.problem).toMatch(/\.$/)
    }),
  )
})

const fieldsOf = (...lines: readonly string[]): unknown => {
  const parsed = parseRuleFile(['---', ...lines, '---', '1. rule'].join('\n'))
  return parsed.ok ? { ...parsed.file, rules: undefined } : parsed.problem
}

test.each([
  ['name: A: B', { name: 'A: B' }],
  [' name :  A ', { name: 'A' }],
  ['name: "A \\"B\\" \\u00e9"', { name: 'A "B" é' }],
  ['tags: [a, "b, c" , d]', { tags: ['a', 'b, c', 'd'] }],
  ['tags: ["a]", "b\\\\"]', { tags: ['a]', 'b\\'] }],
  ['tags: ["\\"", b]', { tags: ['"', 'b'] }],
  ['tags: [ , a,, b ]', { tags: ['a', 'b'] }],
  ['tags: []', { tags: [] }],
  ['tags: a, ,b', { tags: ['a', 'b'] }],
  [`language: en-${'x'.repeat(8)}`, { language: `en-${'x'.repeat(8)}` }],
  ['language: en-aaaaaaaa-bbbbbbbb-cccccccc-ddddd', { language: 'en-aaaaaaaa-bbbbbbbb-cccccccc-ddddd' }],
  ['name:A', { name: 'A' }],
  ['tags: ["a"]', { tags: ['a'] }],
  [': A', {}],
  ['owner: "A', {}],
])('the front matter %j is read', (line, fields) => {
  expect(fieldsOf(line)).toEqual({ name: '', folder: '', language: '', tags: [], ...fields })
})

test.each([
  ['tags: [a, b', 'Tags must read "[first, second]".'],
  ['tags: ["a" b]', 'Tags must read "[first, second]".'],
  ['tags: ["a\\"]', 'Tags must read "[first, second]".'],
  ['name: "A" B', 'The value has no closing quotation mark.'],
  ['A', 'Each line of the front matter must read "field: value".'],
])('the front matter %j is refused', (line, problem) => {
  expect(fieldsOf(line)).toBe(problem)
})

test('words that YAML reads as something else are quoted, and signs that end a line are escaped', () => {
  const named = (name: string): string | undefined =>
    formatRuleFile({ name, folder: '', tags: [], language: '', rules: [] }).split('\n')[1]
  for (const word of ['true', 'False', 'null', 'YES', 'no', 'on', 'off', 'y', 'N', 'a ', '1a', 'a:b'])
    expect(named(word)).toBe(`name: "${word}"`)
  for (const word of ['truth', 'A (b) & c/d', 'é1']) expect(named(word)).toBe(`name: ${word}`)
  expect(named('a\u2028b\u0085')).toBe('name: "a\\u2028b\\u0085"')
})

test('a file may have 64,000 characters, and a closing line only behind the first', () => {
  expect(parseRuleFile(`1. ${'x'.repeat(63_997)}`).ok).toBe(true)
  expect(parseRuleFile(`1. ${'x'.repeat(63_998)}`).ok).toBe(false)
  expect(parseRuleFile('---\n---\n1. rule')).toMatchObject({ ok: true, file: { name: '', rules: ['rule'] } })
})
