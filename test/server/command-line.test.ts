/** The command line against the real worker: output, exit codes, and no double charges. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { parseRuleFile } from '../../src/domain/rules/rule-file.ts'
import { newAccount } from '../support/account.ts'
import { charges, programOf, type Run } from '../support/command-line.ts'
import { HAS_LARGE_CORPUS, LARGE_CORPUS, pdfsIn, SMALL_CORPUS } from '../support/corpus.ts'
import { pdfOf } from '../support/pdf.ts'
import { readSarif, readXml } from '../support/report-readers.ts'

const FOLDER = join(SMALL_CORPUS, 'pairs')
const LONGEST = HAS_LARGE_CORPUS ? [join(LARGE_CORPUS, 'contracts/contract-12-106p.pdf')] : []

const folder = mkdtempSync(join(tmpdir(), 'rulemark-cli-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

let files = 0
function written(content: string | Uint8Array, extension: string): string {
  files += 1
  const path = join(folder, `file-${files}.${extension}`)
  writeFileSync(path, content)
  return path
}

async function contract(days: number): Promise<string> {
  const lines = [`Payment. The Client shall pay each invoice within ${days} days of receipt.`]
  return written(await pdfOf(['SERVICE AGREEMENT', ...lines]), 'pdf')
}

const RULE = 'Payment must be due within 30 days.'
const rulesFile = (...rules: readonly string[]): string =>
  written(
    `---\nname: Payment & <terms>\nfolder: CI\nlanguage: en\n---\n${rules.map((rule) => `- ${rule}`).join('\n')}\n`,
    'md',
  )

test('exits with 0 where all rules are met, 1 where one is not, 2 where a document could not be checked', async () => {
  const { run } = await programOf(await newAccount())
  const rules = rulesFile(RULE)
  const [good, bad] = [await contract(20), await contract(45)]
  const blank = written(await pdfOf([]), 'pdf')
  expect(await run('check', good, '--rules', rules)).toMatchObject({ code: 0, err: '' })
  const broken = await run('check', good, bad, '--rules', rules)
  expect(broken.code).toBe(1)
  expect(broken.out).toContain(`Broken: ${RULE} (page 1)`)
  const unread = await run('check', good, bad, blank, '--rules', rules)
  expect([unread.code, unread.out]).toEqual([2, expect.stringContaining('could not be checked')])
})

test('with --against, shows the verdicts that flipped and the words that changed', async () => {
  const account = await newAccount()
  const { run } = await programOf(account)
  const [rules, before, after] = [rulesFile(RULE), await contract(20), await contract(45)]
  const { code, out } = await run('check', after, '--rules', rules, '--against', before)
  expect(code).toBe(1)
  expect(out).toContain(`\nChanges since ${before}\nChanged · `)
  expect(out).toMatch(/page 1: .*within \[20 → 45\] days of receipt\.\n {2}Rule 1: Met → Broken\n/)
  expect(await charges(account)).toBe(2)
  expect((await run('check', after, before, '--rules', rules, '--against', before)).code).toBe(2)
})

test('reports a wrong command in one line, and exits with 2', async () => {
  const account = await newAccount()
  const { run } = await programOf(account)
  const { run: readOnly } = await programOf(account, ['read'])
  const [pdf, rules] = [await contract(30), rulesFile(RULE)]
  const wrong: (readonly [Promise<Run>, RegExp])[] = [
    [run('check', pdf), /--rules FILE or --rule-set/],
    [run('check', '--rules', rules), /at least one PDF/],
    [run('check', 'nowhere/*.pdf', '--rules', rules), /No PDF found: nowhere/],
    [run('check', pdf, '--rules', join(folder, 'none.md')), /Can't read/],
    [run('check', pdf, '--rules', written('---\nname: x\n', 'md')), /md:1: The front matter/],
    [run('check', pdf, '--rules', rules, '--format', 'pdf'), /Unknown format/],
    [run('check', pdf, '--rule-set', 'Nothing'), /No rule set is called/],
    [run('fly'), /Unknown command/],
    [run('check', '--wings'), /--wings/],
    [readOnly('check', pdf, '--rules', rules), /permission/],
  ]
  const env = { RULEMARK_KEY: `rm_${'0'.repeat(40)}` }
  const { run: unknown } = await programOf(account, ['check'], undefined, undefined, env)
  wrong.push([unknown('check', pdf, '--rules', rules), /RULEMARK_KEY is wrong: the server at RULEMARK_URL/])
  for (const [promise, message] of wrong) {
    const { code, out, err } = await promise
    expect([code, out, err.split('\n')[0]]).toEqual([2, '', expect.stringMatching(message)])
  }
})

test('shows the price without checking', async () => {
  const account = await newAccount()
  const { run } = await programOf(account)
  const { code, out } = await run(
    'check',
    await contract(30),
    await contract(30),
    '--rules',
    rulesFile(RULE),
    '--price',
  )
  expect([code, out]).toEqual([
    0,
    expect.stringMatching(/^2 documents at \$0\.\d{3} each: at most \$0\.\d{3}\. Your balance is \$10/),
  ])
  expect(await charges(account)).toBe(0)
})

test('each format is valid and contains the same findings', async () => {
  const { run } = await programOf(await newAccount())
  const other = 'The agreement must contain the words "force majeure" & <b>more</b> | pipes.'
  const args = ['check', await contract(20), await contract(45), '--rules', rulesFile(RULE, other)]
  const json = JSON.parse((await run(...args, '--format', 'json')).out)
  const verdicts = json.documents.flatMap(
    ({ check }: { check: { result: { specificRules: { verdict: string }[] } } }) =>
      check.result.specificRules.map(({ verdict }) => verdict),
  )
  expect(verdicts).toEqual(['met', 'undecided', 'broken', 'undecided'])

  const { results } = readSarif(JSON.parse((await run(...args, '--format', 'sarif')).out))
  const rules = results.filter(({ ruleId }) => ruleId.startsWith('rule-'))
  expect(rules.map(({ kind, level }) => [kind, level])).toEqual([
    ['pass', 'none'],
    ['review', 'none'],
    ['fail', 'error'],
    ['review', 'none'],
  ])

  const { children: suites } = readXml((await run(...args, '--format', 'junit')).out)
  expect(suites.map(({ attributes }) => Number(attributes.failures))).toEqual([1, 2])

  const markdown = (await run(...args, '--format', 'markdown')).out.split('\n')
  const rows = markdown.filter(
    (line) => line.startsWith('| ') && !line.startsWith('| Rule') && !line.startsWith('| ---'),
  )
  expect(rows.every((row) => row.replace(/\\./g, '').split('|').length === 6)).toBe(true)
  expect(rows.join('\n')).not.toContain('<b>')
})

test('saves the report and the highlighted PDFs at the given places', async () => {
  const { run } = await programOf(await newAccount())
  const report = join(folder, 'report.md')
  const pdfs = join(folder, 'out')
  const args = ['--rules', rulesFile(RULE), '--format', 'markdown', '-o', report, '--save-pdf', pdfs]
  expect(await run('check', await contract(20), await contract(45), ...args)).toMatchObject({
    code: 1,
    out: '',
  })
  expect(readFileSync(report, 'utf8')).toMatch(/^# Payment/)
  expect(readdirSync(pdfs)).toHaveLength(2)
  for (const name of readdirSync(pdfs)) expect(readFileSync(join(pdfs, name), 'latin1')).toMatch(/^%PDF-/)
})

test('rule sets are pushed to the server and pulled unchanged', async () => {
  const account = await newAccount()
  const { run } = await programOf(account)
  const text =
    '---\nname: "A: first"\nfolder: Contracts / EU\ntags: [legal, "b, c"]\nlanguage: cs\n---\n\n1. First rule\n2. Second rule\n'
  const file = written(text, 'md')
  expect((await run('rules', 'push', file)).code).toBe(0)
  expect((await run('rules', 'push', file)).code).toBe(0)
  const target = join(folder, 'pulled')
  expect((await run('rules', 'pull', target)).code).toBe(0)
  const [directory = ''] = readdirSync(target)
  const [name = ''] = readdirSync(join(target, directory))
  expect(readdirSync(join(target, directory))).toHaveLength(1)
  expect(parseRuleFile(readFileSync(join(target, directory, name), 'utf8'))).toEqual(parseRuleFile(text))
})

test('checks a folder of real documents, and a contract of 106 pages', { timeout: 240_000 }, async () => {
  const account = await newAccount()
  const { run } = await programOf(account)
  const { code, out } = await run('check', FOLDER, ...LONGEST, '--rules', rulesFile(RULE), '--format', 'json')
  const { documents } = JSON.parse(out)
  const { length } = [...pdfsIn(FOLDER), ...LONGEST]
  expect(length).toBeGreaterThan(3)
  expect([documents.length, documents.filter(({ failure }: { failure: string }) => failure !== '')]).toEqual([
    length,
    [],
  ])
  const verdicts = documents.flatMap(
    ({ check }: { check: { result: { specificRules: { verdict: string }[] } } }) =>
      check.result.specificRules.map(({ verdict }) => verdict),
  )
  const isOpen = verdicts.includes('broken') || verdicts.includes('not-found')
  expect(code).toBe(verdicts.includes('undecided') ? 2 : Number(isOpen))
  expect(await charges(account)).toBe(length)
})

test('runs the tests of a rule set: changing one limit flips only its test', async () => {
  const account = await newAccount()
  const { run } = await programOf(account)
  const documents = mkdtempSync(join(folder, 'tests-'))
  const lines = ['SERVICE AGREEMENT', 'Payment. The Client shall pay each invoice within 45 days of receipt.']
  writeFileSync(join(documents, 'one.pdf'), await pdfOf([...lines, 'This Agreement is confidential.']))
  const rules = (days: number): string =>
    rulesFile(
      `Payment must be due within ${days} days.`,
      'The agreement must contain the word "confidential".',
    )
  const [loose, strict] = [rules(60), rules(30)]
  expect((await run('test', '--files', documents, '--rules', loose)).err).toMatch(/has no tests/)
  await run('check', documents, '--rules', loose)
  const [entry] = await account.visitor.get<{ documentRequestId: number }[]>('/api/documents/results')
  for (const findingId of [1, 2])
    await account.visitor.json('POST', `/api/documents/${entry?.documentRequestId}/tests`, { findingId })
  expect(await run('test', '--files', documents, '--rules', loose)).toMatchObject({
    code: 0,
    out: expect.stringMatching(/None of 2 verdicts flipped\.\n$/),
  })
  expect((await run('test', '--files', documents, '--rules', strict, '--price')).out).toMatch(
    /^1 document at/,
  )
  const flipped = await run('test', '--files', documents, '--rules', strict)
  expect([flipped.code, flipped.out.split('\n').slice(1)]).toEqual([
    1,
    [
      '  Still: Met: The agreement must contain the word "confidential".',
      '  Broken, expected: Met; the rule changed: Payment must be due within 30 days.',
      '1 of 2 verdicts flipped.',
      '',
    ],
  ])
  expect(await charges(account)).toBe(2)
  const elsewhere = mkdtempSync(join(folder, 'none-'))
  writeFileSync(join(elsewhere, 'other.pdf'), await pdfOf(['Another document']))
  const missing = await run('test', '--files', elsewhere, '--rules', strict)
  expect([missing.code, missing.out]).toEqual([
    2,
    expect.stringContaining('one.pdf\n  not checked: the file is missing'),
  ])
})
