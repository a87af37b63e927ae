import type { QueryClient } from '@tanstack/react-query'
import type { Folder, RuleSet } from '../../../contract/workspace.ts'
import { keys } from './queries.ts'

type List = readonly RuleSet[]

export function findRuleSet(cache: QueryClient, id: number): RuleSet | undefined {
  return cache
    .getQueriesData<List>({ queryKey: ['rule-sets'] })
    .flatMap(([, list]) => list ?? [])
    .find((each) => each.id === id)
}

export function removeRuleSet(cache: QueryClient, { id, folderId }: RuleSet): void {
  unlist(cache, id)
  recount(cache, folderId, null)
}

/** A list that is not loaded stays so. `from`: the folder that counted the rule set so far; null if none. */
export function storeRuleSet(cache: QueryClient, ruleSet: RuleSet, from: number | null): void {
  const queryKey = keys.ruleSets(ruleSet.folderId)
  const home = cache.getQueryData<List>(queryKey)
  unlist(cache, ruleSet.id)
  recount(cache, from, ruleSet.folderId)
  void cache.cancelQueries({ queryKey })
  if (!home) return
  const others = home.filter((each) => each.id !== ruleSet.id)
  cache.setQueryData<List>(
    queryKey,
    [...others, ruleSet].sort((one, other) => one.id - other.id),
  )
}

/** Reloads folders after a change, which cancelled outdated requests. */
export function reloadFolders(cache: QueryClient, ...folderIds: readonly number[]): void {
  void cache.invalidateQueries({ queryKey: keys.folders })
  for (const id of new Set(folderIds)) void cache.invalidateQueries({ queryKey: keys.ruleSets(id) })
}

function unlist(cache: QueryClient, id: number): void {
  for (const [queryKey, list] of cache.getQueriesData<List>({ queryKey: ['rule-sets'] })) {
    if (!list?.some((each) => each.id === id)) continue
    void cache.cancelQueries({ queryKey })
    cache.setQueryData<List>(
      queryKey,
      list.filter((each) => each.id !== id),
    )
  }
}

function recount(cache: QueryClient, from: number | null, to: number | null): void {
  if (from === to) return
  void cache.cancelQueries({ queryKey: keys.folders })
  const change = (id: number): number => Number(id === to) - Number(id === from)
  cache.setQueryData<readonly Folder[]>(keys.folders, (folders) =>
    folders?.map((each) => ({ ...each, ruleSetCount: each.ruleSetCount + change(each.id) })),
  )
}
