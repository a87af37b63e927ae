import { DEMO_FOLDER } from '../../../domain/account/demo.ts'
import { dropEntry, storedValue, storeEntry } from '../../base/stored.ts'
import { DEMO_RULE_SET_KEY as KEY } from './demo-rule-set-key.ts'

export interface DemoRuleSet {
  readonly name: string
  readonly text: string
  readonly folder: string
}

export function saveDemoRuleSet({
  ruleSets,
  folders,
}: {
  readonly ruleSets: readonly { readonly name: string; readonly text: string; readonly folderId: number }[]
  readonly folders: readonly { readonly id: number; readonly name: string }[]
}): void {
  const last = ruleSets.at(-1)
  if (!last) return
  const folder = folders.find(({ id }) => id === last.folderId)?.name ?? DEMO_FOLDER
  const ruleSet: DemoRuleSet = { name: last.name, text: last.text, folder }
  storeEntry('sessionStorage', KEY, JSON.stringify(ruleSet))
}

export function savedDemoRuleSet(): DemoRuleSet | null {
  const value = storedValue('sessionStorage', KEY)
  return isDemoRuleSet(value) ? value : null
}

export function dropDemoRuleSet(): void {
  dropEntry('sessionStorage', KEY)
}

function isDemoRuleSet(value: unknown): value is DemoRuleSet {
  if (typeof value !== 'object' || value === null) return false
  const { name, text, folder } = value as Partial<DemoRuleSet>
  return [name, text, folder].every((each) => typeof each === 'string')
}
