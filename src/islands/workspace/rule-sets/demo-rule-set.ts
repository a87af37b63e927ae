import type { Folder, RuleSet } from '../../../contract/workspace.ts'
import { DEMO_FOLDER } from '../../../domain/account/demo.ts'
import { DEMO_RULE_SET_KEY, storeEntry } from '../../base/stored.ts'

export interface DemoRuleSet {
  readonly name: string
  readonly text: string
  readonly folder: string
}

interface Made {
  readonly ruleSets: readonly Pick<RuleSet, 'name' | 'text' | 'folderId'>[]
  readonly folders: readonly Pick<Folder, 'id' | 'name'>[]
}

export function saveDemoRuleSet({ ruleSets, folders }: Made): void {
  const last = ruleSets.at(-1)
  if (!last) return
  const folder = folders.find(({ id }) => id === last.folderId)?.name ?? DEMO_FOLDER
  const ruleSet: DemoRuleSet = { name: last.name, text: last.text, folder }
  storeEntry('sessionStorage', DEMO_RULE_SET_KEY, JSON.stringify(ruleSet))
}
