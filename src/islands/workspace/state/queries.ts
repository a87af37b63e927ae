import { type QueryClient, type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Folder, RuleSet, Tag } from '../../../contract/workspace.ts'
import { showFailure } from '../../session/failures.ts'
import { useWorkspace } from './environment.ts'

export const keys = {
  folders: ['folders'],
  tags: ['tags'],
  ruleSets: (folderId: number | null) => ['rule-sets', folderId],
} as const

export interface FirstData {
  readonly folders: readonly Folder[]
  /** Id of the first folder. */
  readonly folderId: number | null
  readonly ruleSets: readonly RuleSet[]
  readonly tags: readonly Tag[]
}

export function fillCache(cache: QueryClient, first: FirstData): void {
  const old = { updatedAt: 1 }
  cache.setQueryData(keys.folders, first.folders, old)
  cache.setQueryData(keys.tags, first.tags, old)
  if (first.folderId !== null) cache.setQueryData(keys.ruleSets(first.folderId), first.ruleSets, old)
}

export function useFolders(): UseQueryResult<readonly Folder[]> {
  const { source } = useWorkspace()
  return useQuery({ queryKey: keys.folders, queryFn: () => source.folders() })
}

export function useTags(): UseQueryResult<readonly Tag[]> {
  const { source } = useWorkspace()
  return useQuery({ queryKey: keys.tags, queryFn: () => source.tags() })
}

export function useRuleSets(folderId: number | null, wanted = true): UseQueryResult<readonly RuleSet[]> {
  const { source } = useWorkspace()
  return useQuery({
    queryKey: keys.ruleSets(folderId),
    queryFn: () => (folderId === null ? [] : source.ruleSets(folderId)),
    enabled: wanted && folderId !== null,
  })
}

export function useFailureToast(what: string, error: Error | null): void {
  useEffect(() => {
    if (error) showFailure(what, error)
  }, [what, error])
}
