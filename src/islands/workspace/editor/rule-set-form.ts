/** What the rule set dialog holds, also over a reload. */
import type { RuleSet } from '../../../contract/rule-sets.ts'
import { formatRules } from '../../../domain/rules.ts'
import type { ReadyRuleSet } from '../rule-sets/rule-library.ts'

export interface RuleSetForm {
  /** Null while the rule set is being created. */
  readonly ruleSetId: number | null
  readonly folderId: number | null
  readonly name: string
  readonly text: string
  /** Names of tags. */
  readonly tags: readonly string[]
}

/** A form that knows its folder. */
export type SavableForm = RuleSetForm & { readonly folderId: number }

export function blankForm(folderId: number | null): RuleSetForm {
  return { ruleSetId: null, folderId, name: '', text: '', tags: [] }
}

export function formOf(ruleSet: RuleSet): RuleSetForm {
  const { id, folderId, name, text, tags } = ruleSet
  return { ruleSetId: id, folderId, name, text, tags: tags.map((tag) => tag.name) }
}

export function copyOf(ruleSet: RuleSet): SavableForm {
  const name = `${ruleSet.name.slice(0, 190)} (copy)`
  return { ...formOf(ruleSet), ruleSetId: null, folderId: ruleSet.folderId, name }
}

/** A ready rule set as the form of a new one. */
export async function readyForm({ id, name }: ReadyRuleSet, folderId: number): Promise<SavableForm> {
  const { READY_RULES } = await import('../../../domain/ready-rules.ts')
  return { ruleSetId: null, folderId, name, text: formatRules(READY_RULES[id]), tags: [] }
}

export function isRuleSetForm(value: unknown): value is RuleSetForm {
  if (typeof value !== 'object' || value === null) return false
  const { name, text, tags } = value as Partial<RuleSetForm>
  return typeof name === 'string' && typeof text === 'string' && Array.isArray(tags)
}
