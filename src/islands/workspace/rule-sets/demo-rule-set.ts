import { DEMO_FOLDER } from '../../../domain/account/demo.ts'
import { dropEntry, storedLike, storeEntry } from '../../base/stored.ts'

/** sessionStorage; not beginning with "demo", as the keys that are cleared on leaving. */
export const DEMO_RULE_SET_KEY = 'ruleSetFromDemo'

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
  storeEntry('sessionStorage', DEMO_RULE_SET_KEY, JSON.stringify(ruleSet))
}

export function savedDemoRuleSet(): DemoRuleSet | null {
  return storedLike('sessionStorage', DEMO_RULE_SET_KEY, { name: '', text: '', folder: '' })
}

export function dropDemoRuleSet(): void {
  dropEntry('sessionStorage', DEMO_RULE_SET_KEY)
}
