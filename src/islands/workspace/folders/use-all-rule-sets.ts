import { useQueries } from '@tanstack/react-query'
import type { Folder } from '../../../contract/folders.ts'
import type { RuleSet } from '../../../contract/rule-sets.ts'
import { useWorkspace } from '../state/environment.ts'
import { keys } from '../state/queries.ts'

export interface FolderWithRuleSets extends Folder {
  readonly ruleSets: readonly RuleSet[]
}

/** All rule sets by folder, loaded while `wanted`. */
export function useAllRuleSets(folders: readonly Folder[], wanted: boolean) {
  const { source } = useWorkspace()
  return useQueries({
    queries: folders.map(({ id }) => ({
      queryKey: keys.ruleSets(id),
      queryFn: () => source.ruleSets(id),
      enabled: wanted,
    })),
    combine: (results) => ({
      groups: folders.map(
        (folder, index): FolderWithRuleSets => ({ ...folder, ruleSets: results[index]?.data ?? [] }),
      ),
      loading: wanted && results.some((result) => result.isLoading),
      error: results.find((result) => result.error)?.error ?? null,
    }),
  })
}
