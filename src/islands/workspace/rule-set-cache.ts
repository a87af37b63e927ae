/** Changes of the lists of rule sets in the cache, one list a folder. */
import type { QueryClient } from '@tanstack/react-query'
import type { RuleSet } from '../../contract/workspace.ts'
import { keys } from './queries.ts'

type List = readonly RuleSet[]

/** Takes a rule set out of whichever list holds it. */
export function takeRuleSet(cache: QueryClient, id: number): void {
  for (const [queryKey, list] of cache.getQueriesData<List>({ queryKey: ['rule-sets'] })) {
    if (!list?.some((each) => each.id === id)) continue
    void cache.cancelQueries({ queryKey })
    cache.setQueryData<List>(
      queryKey,
      list.filter((each) => each.id !== id),
    )
  }
}

/** Puts a rule set into its folder's list, in its old place if it had one there; a list not loaded yet stays so. */
export function putRuleSet(cache: QueryClient, ruleSet: RuleSet): void {
  const queryKey = keys.ruleSets(ruleSet.folderId)
  const home = cache.getQueryData<List>(queryKey)
  takeRuleSet(cache, ruleSet.id)
  void cache.cancelQueries({ queryKey })
  if (!home) return
  const others = home.filter((each) => each.id !== ruleSet.id)
  cache.setQueryData<List>(
    queryKey,
    [...others, ruleSet].sort((one, other) => one.id - other.id),
  )
}

/** Reads folders anew after a change: readings that it overtook have been called off. */
export function readAnew(cache: QueryClient, ...folderIds: readonly number[]): void {
  for (const id of new Set(folderIds)) void cache.invalidateQueries({ queryKey: keys.ruleSets(id) })
}
