import { useState } from 'react'
import type { Folder, RuleSet } from '../../../contract/workspace.ts'
import { useRuleSets } from './queries.ts'

export type Selection = ReturnType<typeof useSelection>

export function useSelection(folders: readonly Folder[]) {
  const [folderId, setFolderId] = useState<number | null>(null)
  const [ruleSetId, setRuleSetId] = useState<number | null>(null)
  const folder = folders.find((each) => each.id === folderId) ?? folders[0] ?? null
  const { data, error, refetch } = useRuleSets(folder?.id ?? null)
  const ruleSet = data?.find((each) => each.id === ruleSetId) ?? data?.[0] ?? null
  return {
    folder,
    ruleSets: data,
    ruleSetsError: error,
    reloadRuleSets: () => void refetch(),
    ruleSet,
    selectFolder: setFolderId,
    selectRuleSet(chosen: Pick<RuleSet, 'id' | 'folderId'>) {
      setFolderId(chosen.folderId)
      setRuleSetId(chosen.id)
    },
  }
}
