import type { Folder, RuleSet } from '../../../contract/workspace.ts'
import { parseRules } from '../../../domain/rules/rules.ts'

type Searchable = Pick<RuleSet, 'name' | 'text'> & { readonly tags: readonly { readonly id: number }[] }

interface Hit<Found extends Searchable> {
  readonly ruleSet: Found
  /** The first rule that contains the words; empty if only the name does. */
  readonly rule: string
}

export interface HitGroup<Found extends Searchable> {
  readonly folderId: number
  readonly folderName: string
  readonly hits: readonly Hit<Found>[]
}

export function search<Found extends Searchable>(
  { words, tagId }: { readonly words: string; readonly tagId: number | null },
  folders: readonly (Pick<Folder, 'id' | 'name'> & { readonly ruleSets: readonly Found[] })[],
): readonly HitGroup<Found>[] {
  const pattern = wordsPattern(words)
  return folders
    .map(({ id, name, ruleSets }) => ({
      folderId: id,
      folderName: name,
      hits: ruleSets
        .filter(({ tags }) => tagId === null || tags.some((tag) => tag.id === tagId))
        .flatMap((ruleSet) => hit(pattern, ruleSet)),
    }))
    .filter((group) => group.hits.length > 0)
}

function hit<Found extends Searchable>(pattern: RegExp | null, ruleSet: Found): Hit<Found>[] {
  if (!pattern) return [{ ruleSet, rule: '' }]
  const inText = pattern.test(ruleSet.text)
  const rule = inText ? parseRules(ruleSet.text).find((each) => pattern.test(each)) : undefined
  return rule !== undefined || pattern.test(ruleSet.name) ? [{ ruleSet, rule: rule ?? '' }] : []
}

function wordsPattern(words: string): RegExp | null {
  const typed = words.trim()
  return typed === '' ? null : new RegExp(typed.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'), 'iu')
}

export interface Piece {
  readonly text: string
  readonly marked: boolean
}

export function pieces(text: string, words: string): readonly Piece[] {
  const pattern = wordsPattern(words)
  if (!pattern) return [{ text, marked: false }]
  return text
    .split(new RegExp(`(${pattern.source})`, 'giu'))
    .map((part, index) => ({ text: part, marked: index % 2 === 1 }))
    .filter((piece) => piece.text !== '')
}

export function excerpt(rule: string, words: string): string {
  const at = wordsPattern(words)?.exec(rule)?.index ?? 0
  const from = at > 40 ? rule.lastIndexOf(' ', at - 20) + 1 : 0
  return (from > 0 ? '…' : '') + rule.slice(from, from + 160)
}
