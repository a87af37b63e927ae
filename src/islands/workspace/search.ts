/** Search over rule sets: name or text, letter case aside. */
import type { RuleSet } from '../../contract/workspace.ts'
import { parseRules } from '../../domain/rules.ts'
import type { FolderWithRuleSets } from './queries.ts'

export interface Hit {
  readonly ruleSet: RuleSet
  /** The first rule in which the words stand; empty when they stand in the name alone. */
  readonly rule: string
}

export interface HitGroup {
  readonly folderId: number
  readonly folderName: string
  readonly hits: readonly Hit[]
}

/** The hits folder by folder, folders without any left out. No words find everything. */
export function search(words: string, folders: readonly FolderWithRuleSets[]): readonly HitGroup[] {
  const pattern = wordsPattern(words)
  return folders
    .map(({ id, name, ruleSets }) => ({
      folderId: id,
      folderName: name,
      hits: ruleSets.flatMap((ruleSet) => hit(pattern, ruleSet)),
    }))
    .filter((group) => group.hits.length > 0)
}

function hit(pattern: RegExp | null, ruleSet: RuleSet): Hit[] {
  if (!pattern) return [{ ruleSet, rule: '' }]
  const rule = pattern.test(ruleSet.text)
    ? parseRules(ruleSet.text).find((each) => pattern.test(each))
    : undefined
  return rule !== undefined || pattern.test(ruleSet.name) ? [{ ruleSet, rule: rule ?? '' }] : []
}

/** Finds the words as they are typed, letter case aside; null for none. */
export function wordsPattern(words: string): RegExp | null {
  const typed = words.trim()
  return typed === '' ? null : new RegExp(typed.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'), 'iu')
}

export interface Piece {
  readonly text: string
  readonly marked: boolean
}

/** A text cut at the words found in it. */
export function pieces(text: string, words: string): readonly Piece[] {
  const pattern = wordsPattern(words)
  if (!pattern) return [{ text, marked: false }]
  return text
    .split(new RegExp(`(${pattern.source})`, 'giu'))
    .map((part, index) => ({ text: part, marked: index % 2 === 1 }))
    .filter((piece) => piece.text !== '')
}

/** The stretch of a rule around its first hit, short enough for the narrow column. */
export function excerpt(rule: string, words: string): string {
  const at = wordsPattern(words)?.exec(rule)?.index ?? 0
  const from = at > 40 ? rule.lastIndexOf(' ', at - 20) + 1 : 0
  return (from > 0 ? '…' : '') + rule.slice(from, from + 160)
}
