/** Changes of the lists of rule sets in the cache, one list a folder. */
import type { QueryClient } from '@tanstack/react-query'
import type { RuleSet } from '../../contract/workspace.ts'
import { keys } from './queries.ts'

const lists = { queryKey: ['rule-sets'] }

/** Takes a rule set out of whichever list holds it. */
export function takeRuleSet(cache: QueryClient, id: number): void {
  void cache.cancelQueries(lists)
  cache.setQueriesData<readonly RuleSet[]>(lists, (list) =>
    list?.some((each) => each.id === id) ? list.filter((each) => each.id !== id) : list,
  )
}

/** Puts a rule set into its folder's list, in its old place if it had one there; a list not loaded yet stays so. */
export function putRuleSet(cache: QueryClient, ruleSet: RuleSet): void {
  const key = keys.ruleSets(ruleSet.folderId)
  const home = cache.getQueryData<readonly RuleSet[]>(key)
  takeRuleSet(cache, ruleSet.id)
  if (!home) return
  const others = home.filter((each) => each.id !== ruleSet.id)
  const grown = [...others, ruleSet].sort((one, other) => one.id - other.id)
  cache.setQueryData(key, grown)
}
