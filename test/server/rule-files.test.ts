/** Rule files through the product: read, stored by the API, listed by it and written again. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { RuleSet } from '../../src/contract/rule-sets.ts'
import type { Tag } from '../../src/contract/tags.ts'
import { formatRuleFile, parseRuleFile, type RuleFile, ruleFileOf } from '../../src/domain/rules/rule-file.ts'
import { formatRules } from '../../src/domain/rules/rules.ts'
import { newAccount } from '../support/account.ts'

const FILES = 100
const AT_ONCE = 10
const FOLDER = 'Contracts: "EU"'
const TAGS = ['legal', 'a, b', '[x]', '"', 'true', 'řízení']

const LINE_END = /[\r\n\u2028\u2029]/
const line = fc
  .oneof(
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }),
    fc.constantFrom('---', '- x', '1. x', '# x', 'a: b', '\\', '•', 'null', '1.5 m'),
  )
  .map((text) => text.replaceAll('\0', '').trim())
  .filter((text) => text !== '' && !LINE_END.test(text) && text.isWellFormed())
const files: fc.Arbitrary<RuleFile> = fc.record({
  name: line,
  folder: fc.constant(FOLDER),
  tags: fc.subarray(TAGS).map((tags) => tags.toSorted()),
  language: fc.constantFrom('', 'en', 'cs', 'pt-BR', 'zh-Hant'),
  rules: fc.array(line, { minLength: 1, maxLength: 20 }),
})

test(`${FILES} rule files are imported and exported unchanged`, async () => {
  const { visitor } = await newAccount()
  const created = await visitor.json('POST', '/api/prompt-folders', { name: FOLDER })
  const { id: folderId } = (await created.json()) as { id: number }
  const tagIds = new Map<string, number>()
  for (const name of TAGS) {
    const tag = (await (await visitor.json('POST', '/api/prompt-tags', { name })).json()) as Tag
    tagIds.set(name, tag.id)
  }
  const given = new Map<number, string>()
  const store = async (generated: RuleFile): Promise<void> => {
    const text = formatRuleFile(generated)
    const parsed = parseRuleFile(text)
    if (!parsed.ok) throw new Error(parsed.problem)
    const { name, language, tags, rules } = parsed.file
    const body = {
      name,
      language,
      folderId,
      text: formatRules(rules),
      tagIds: tags.map((tag) => tagIds.get(tag)),
    }
    const response = await visitor.json('POST', '/api/prompts', body)
    expect(response.status, text).toBe(201)
    given.set(((await response.json()) as RuleSet).id, text)
  }
  const generated = fc.sample(files, FILES)
  while (generated.length > 0) await Promise.all(generated.splice(0, AT_ONCE).map(store))
  const stored = await visitor.get<RuleSet[]>(`/api/prompts/folder/${folderId}`)
  expect(stored).toHaveLength(FILES)
  for (const ruleSet of stored) {
    const { tags, ...file } = ruleFileOf(ruleSet, FOLDER)
    expect(formatRuleFile({ ...file, tags: tags.toSorted() })).toBe(given.get(ruleSet.id))
  }
})

test('a change without a language keeps the current one', async () => {
  const { visitor } = await newAccount()
  const folder = await visitor.json('POST', '/api/prompt-folders', { name: FOLDER })
  const { id: folderId } = (await folder.json()) as { id: number }
  const body = { name: 'Loan', text: '1. The rate is stated.', folderId }
  const made = await visitor.json('POST', '/api/prompts', { ...body, language: 'cs' })
  const { id } = (await made.json()) as RuleSet
  const languageAfter = async (change: object) => {
    const response = await visitor.json('PUT', `/api/prompts/${id}`, { ...body, ...change })
    return ((await response.json()) as RuleSet).language
  }
  expect(await languageAfter({})).toBe('cs')
  expect(await languageAfter({ language: '' })).toBe('')
  for (const language of ['x'.repeat(36), 'Czech', '!'])
    expect((await visitor.json('PUT', `/api/prompts/${id}`, { ...body, language })).status).toBe(400)
})
