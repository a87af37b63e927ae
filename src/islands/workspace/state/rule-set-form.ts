import type { RuleSet } from '../../../contract/workspace.ts'
import { RULE_ERRORS } from '../../../domain/errors/rule-errors.ts'
import {
  formatRules,
  parseRules,
  RULE_SET_NAME_MAX,
  RULE_TEXT_MAX,
  RULES_MAX,
} from '../../../domain/rules/rules.ts'
import type { ReadyRuleSet } from './rule-library.ts'

export interface RuleSetForm {
  readonly edited: Pick<RuleSet, 'id' | 'updatedAt'> | null
  readonly folderId: number | null
  readonly name: string
  readonly text: string
  readonly language: string
  readonly tags: readonly string[]
}

export type SavableForm = RuleSetForm & { readonly folderId: number }

export function blankForm(folderId: number | null): RuleSetForm {
  return { edited: null, folderId, name: '', text: '', language: '', tags: [] }
}

export function formOf(ruleSet: RuleSet): RuleSetForm {
  const { id, updatedAt, folderId, name, text, language, tags } = ruleSet
  return { edited: { id, updatedAt }, folderId, name, text, language, tags: tags.map((tag) => tag.name) }
}

export function copyOf(ruleSet: RuleSet): SavableForm {
  return { ...formOf(ruleSet), edited: null, folderId: ruleSet.folderId, name: copyName(ruleSet.name) }
}

export function copyName(name: string): string {
  const mark = ' (copy)'
  return name.slice(0, RULE_SET_NAME_MAX - mark.length) + mark
}

export async function readyForm({ id, name }: ReadyRuleSet, folderId: number): Promise<SavableForm> {
  const { READY_RULES } = await import('./ready-rules.ts')
  return { edited: null, folderId, name, text: formatRules(READY_RULES[id]), language: '', tags: [] }
}

export function textProblem(text: string): string | undefined {
  const count = parseRules(text).length
  if (count === 0) return RULE_ERRORS.ruleRequired.text
  if (count > RULES_MAX) return RULE_ERRORS.tooManyRules.text
  return text.length > RULE_TEXT_MAX ? RULE_ERRORS.rulesTooLong.text : undefined
}

export function sameForm(one: RuleSetForm, other: RuleSetForm): boolean {
  return JSON.stringify(canonical(one)) === JSON.stringify(canonical(other))
}

function canonical({ folderId, name, text, language, tags }: RuleSetForm): unknown {
  return [folderId, name.trim(), parseRules(text), language, tags]
}
