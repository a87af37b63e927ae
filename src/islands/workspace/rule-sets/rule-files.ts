import type { RuleSet } from '../../../contract/workspace.ts'
import { formatRuleFile, ruleFileOf } from '../../../domain/rules/rule-file.ts'
import { downloadText } from '../../base/download.ts'

export function exportRuleSet(ruleSet: RuleSet, folder: string): void {
  downloadText(`${ruleSet.name}.md`, 'text/markdown', formatRuleFile(ruleFileOf(ruleSet, folder)))
}

export function chooseRuleFile(): Promise<File | null> {
  const input = Object.assign(document.createElement('input'), {
    type: 'file',
    accept: '.md,.markdown,.txt,text/markdown,text/plain',
  })
  return new Promise((resolve) => {
    input.addEventListener('change', () => resolve(input.files?.[0] ?? null))
    input.addEventListener('cancel', () => resolve(null))
    input.click()
  })
}
