import { RULE_ERRORS } from '../../../domain/errors/rule-errors.ts'
import { parseRules, RULE_TEXT_MAX, RULES_MAX } from '../../../domain/rules/rules.ts'
import type { RuleSetForm } from '../state/rule-set-form.ts'

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
