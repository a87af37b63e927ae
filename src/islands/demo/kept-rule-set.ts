/** The rule set made in the demo, on its way to the workspace of its maker, who decides there whether it stays. */
import { DEMO_FOLDER } from '../../domain/demo.ts'
import { dropEntry, storeEntry } from '../stored.ts'
import { CARRIED_RULE_SET as KEY } from './carried-key.ts'
import type { DemoState } from './demo-state.ts'
import { readJson } from './storage.ts'

export interface CarriedRuleSet {
  readonly name: string
  readonly text: string
  /** Name of the folder it was in. */
  readonly folder: string
}

export function carryRuleSet({ ruleSets, folders }: Pick<DemoState, 'ruleSets' | 'folders'>): void {
  const last = ruleSets.at(-1)
  if (!last) return
  const folder = folders.find(({ id }) => id === last.folderId)?.name ?? DEMO_FOLDER
  const carried: CarriedRuleSet = { name: last.name, text: last.text, folder }
  storeEntry('sessionStorage', KEY, JSON.stringify(carried))
}

export function carriedRuleSet(): CarriedRuleSet | null {
  const value = readJson('sessionStorage', KEY)
  return isCarried(value) ? value : null
}

export function dropCarriedRuleSet(): void {
  dropEntry('sessionStorage', KEY)
}

function isCarried(value: unknown): value is CarriedRuleSet {
  if (typeof value !== 'object' || value === null) return false
  const { name, text, folder } = value as Partial<CarriedRuleSet>
  return [name, text, folder].every((each) => typeof each === 'string')
}
