/** Stores the demo's rule set for the workspace, where the user may keep it. */
import { DEMO_FOLDER } from '../../domain/demo.ts'
import { dropEntry, storedValue, storeEntry } from '../stored.ts'
import { DEMO_RULE_SET_KEY as KEY } from './demo-rule-set-key.ts'
import type { DemoState } from './demo-state.ts'

export interface DemoRuleSet {
  readonly name: string
  readonly text: string
  /** Name of its folder. */
  readonly folder: string
}

export function saveDemoRuleSet({ ruleSets, folders }: Pick<DemoState, 'ruleSets' | 'folders'>): void {
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
