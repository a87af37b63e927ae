/**
 * A rule set as a Markdown file: front matter between two lines of "---", then the rules as a list.
 *
 *     ---
 *     name: Service contract
 *     folder: Contracts
 *     tags: [legal, "a, b"]
 *     language: en
 *     ---
 *
 *     1. The contract names both parties.
 */
import { isLanguage } from '../text/language.ts'
import { splitPasted } from './pasted-rules.ts'
import { formatRules, LANGUAGE_MAX, parseRules } from './rules.ts'

export interface RuleFile {
  /** Empty if not given. */
  readonly name: string
  readonly folder: string
  readonly tags: readonly string[]
  /** BCP 47 tag of the language of reports; empty: the language of the user who starts the check. */
  readonly language: string
  readonly rules: readonly string[]
}

export type ParsedRuleFile =
  | { readonly ok: true; readonly file: RuleFile }
  | { readonly ok: false; readonly line: number; readonly problem: string }

/** Maximum characters of a file: more than the longest rule text with any front matter. */
export const RULE_FILE_MAX = 64_000

export function ruleFileOf(
  ruleSet: { name: string; text: string; language: string; tags: readonly { readonly name: string }[] },
  folder: string,
): RuleFile {
  const { name, text, language, tags } = ruleSet
  return { name, folder, tags: tags.map((tag) => tag.name), language, rules: parseRules(text) }
}

/** Formats a rule file; `parseRuleFile` reads it back without loss. */
export function formatRuleFile({ name, folder, tags, language, rules }: RuleFile): string {
  const fields = [
    `name: ${scalar(name)}`,
    folder !== '' && `folder: ${scalar(folder)}`,
    tags.length > 0 && `tags: [${tags.map(scalar).join(', ')}]`,
    language !== '' && `language: ${scalar(language)}`,
  ]
  return ['---', ...fields.filter((field) => field !== false), '---', '', formatRules(rules), ''].join('\n')
}

/** Parses a rule file or any list of rules: without front matter the whole text is the list. */
export function parseRuleFile(text: string): ParsedRuleFile {
  if (text.length > RULE_FILE_MAX) return { ok: false, line: 1, problem: 'The file is too long.' }
  const lines = text.replace(/^\ufeff/, '').split(/\r\n|[\n\r\u2028\u2029]/)
  if (lines[0]?.trimEnd() !== '---') return { ok: true, file: { ...EMPTY, rules: rulesIn(lines) } }
  const end = lines.findIndex((line, at) => at > 0 && line.trimEnd() === '---')
  if (end < 0) return { ok: false, line: 1, problem: 'The front matter has no closing "---".' }
  const fields: Record<Field, string | readonly string[]> = { ...EMPTY }
  for (const [at, line] of lines.slice(1, end).entries()) {
    const read = readField(line)
    if (typeof read === 'string') return { ok: false, line: at + 2, problem: read }
    if (read) fields[read.field] = read.value
  }
  const { name, folder, language, tags } = fields as Pick<RuleFile, Field>
  return { ok: true, file: { name, folder, language, tags, rules: rulesIn(lines.slice(end + 1)) } }
}

const EMPTY = { name: '', folder: '', language: '', tags: [] }

/** Headings are not rules. */
function rulesIn(lines: readonly string[]): readonly string[] {
  return splitPasted(lines.filter((line) => !/^#{1,6}\s/.test(line)).join('\n')).rules
}

type Field = 'name' | 'folder' | 'tags' | 'language'

/** Returns a field; undefined for an empty line, a comment or an unknown field; else an error text. */
function readField(line: string): { field: Field; value: string | readonly string[] } | undefined | string {
  if (line.trim() === '' || line.startsWith('#')) return undefined
  const colon = line.indexOf(':')
  if (colon < 0) return 'Each line of the front matter must read "field: value".'
  const field = line.slice(0, colon).trim()
  const value = line.slice(colon + 1).trim()
  if (field === 'tags') {
    const tags = value.startsWith('[') ? listOf(value) : value.split(',').map((tag) => tag.trim())
    return tags ? { field, value: tags.filter((tag) => tag !== '') } : 'Tags must read "[first, second]".'
  }
  if (field !== 'name' && field !== 'folder' && field !== 'language') return undefined
  const read = value.startsWith('"') ? stringOf(value) : value
  if (read === null) return 'The value has no closing quotation mark.'
  if (field === 'language' && (read.length > LANGUAGE_MAX || !isLanguage(read)))
    return 'The language must be a tag such as "en".'
  return { field, value: read }
}

/** A plain scalar where YAML and this parser agree; else a JSON string, which is valid YAML too. */
function scalar(value: string): string {
  const isPlain = /^\p{L}[\p{L}\p{N} ._()/&-]*$/u.test(value) && value === value.trim()
  if (isPlain && !RESERVED.has(value.toLowerCase())) return value
  return JSON.stringify(value).replace(/[\u2028\u2029\u0085]/g, escaped)
}

/** Words that YAML does not read as strings. */
const RESERVED: ReadonlySet<string> = new Set(['true', 'false', 'null', 'yes', 'no', 'on', 'off', 'y', 'n'])

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
}

function stringOf(text: string): string | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'string' ? value : null
  } catch {
    return null
  }
}

/** An item, or in quotation marks the string, and the comma behind it. */
const ITEM = /("(?:[^"\\]|\\.)*"|(?!")[^,]*)\s*(?:,\s*|$)/y

/** Parses "[a, "b, c"]" into its items; null if it is not a list. */
function listOf(text: string): readonly string[] | null {
  if (!text.endsWith(']')) return null
  const inner = text.slice(1, -1).trim()
  const items: string[] = []
  for (let at = 0; at < inner.length; at = ITEM.lastIndex) {
    ITEM.lastIndex = at
    const found = ITEM.exec(inner)?.[1]
    const item = found?.startsWith('"') ? stringOf(found) : found?.trim()
    if (item === undefined || item === null) return null
    items.push(item)
  }
  return items
}
