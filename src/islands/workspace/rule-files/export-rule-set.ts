import type { RuleSet } from '../../../contract/rule-sets.ts'
import { formatRuleFile, ruleFileOf } from '../../../domain/rules/rule-file.ts'
import { downloadText } from '../../base/download.ts'

export function exportRuleSet(ruleSet: RuleSet, folder: string): void {
  downloadText(`${ruleSet.name}.md`, 'text/markdown', formatRuleFile(ruleFileOf(ruleSet, folder)))
}
