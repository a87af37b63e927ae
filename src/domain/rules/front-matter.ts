/** The front matter of a rule file: lines "field: value", a small part of YAML. */
import { isLanguage } from '../text/language.ts'
import { LANGUAGE_MAX } from './rules.ts'

export type Field = 'name' | 'folder' | 'tags' | 'language'

interface ReadField {
  readonly field: Field
  readonly value: string | readonly string[]
}

/** Returns a field; undefined for an empty line, a comment or an unknown field; else an error text. */
export function readField(line: string): ReadField | undefined | string {
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
export function scalar(value: string): string {
  return /^\p{L}[\p{L}\p{N} ._()/&-]*$/u.test(value) &&
    value === value.trim() &&
    !RESERVED.has(value.toLowerCase())
    ? value
    : JSON.stringify(value).replace(/[\u2028\u2029\u0085]/g, escaped)
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

/** Parses "[a, "b, c"]" into its items; null if it is not a list. */
function listOf(text: string): readonly string[] | null {
  if (!text.endsWith(']')) return null
  const items: string[] = []
  let rest = text.slice(1, -1).trim()
  while (rest !== '') {
    const quoted = rest.startsWith('"')
    const end = quoted ? closingQuote(rest) : endOfItem(rest)
    if (end < 0) return null
    const item = quoted ? stringOf(rest.slice(0, end)) : rest.slice(0, end).trim()
    const after = rest.slice(end).trimStart()
    if (item === null || (after !== '' && !after.startsWith(','))) return null
    items.push(item)
    rest = after.slice(1).trimStart()
  }
  return items
}

function endOfItem(text: string): number {
  const comma = text.indexOf(',')
  return comma < 0 ? text.length : comma
}

/** Offset after the quotation mark that closes the one at 0; -1 if there is none. */
function closingQuote(text: string): number {
  for (let at = 1; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1
    else if (text[at] === '"') return at + 1
  }
  return -1
}
