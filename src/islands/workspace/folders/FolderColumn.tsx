import { lazy, type ReactNode, Suspense, useDeferredValue, useEffect, useState } from 'react'
import { Skeleton } from '../../ui/index.ts'
import { useWorkspace } from '../environment.ts'
import { RuleSetList } from '../rule-sets/RuleSetList.tsx'
import type { Selection } from '../use-selection.ts'
import { FolderList } from './FolderList.tsx'
import { SearchBox } from './SearchBox.tsx'

/** Fetched once the screen has come alive, before anybody has typed much. */
const loadSearch = () => import('./SearchResults.tsx')
const SearchResults = lazy(async () => ({ default: (await loadSearch()).SearchResults }))

interface FolderColumnProps {
  selection: Selection
  onNewRuleSet: () => void
  onMoveRuleSet: (ruleSetId: number, folderId: number) => void
}

/** Left: search, folders, and the rule sets of the chosen folder or those that were found. */
export function FolderColumn({ selection, onNewRuleSet, onMoveRuleSet }: FolderColumnProps): ReactNode {
  const { permit } = useWorkspace()
  const [words, setWords] = useState('')
  const [everywhere, setEverywhere] = useState(false)
  const sought = useDeferredValue(words.trim())
  const folderId = selection.folder?.id ?? null
  useEffect(() => {
    loadSearch().catch(() => undefined)
  }, [])
  return (
    <div className="workspace-column workspace-folders">
      <SearchBox
        words={words}
        everywhere={everywhere}
        onWords={(typed) => permit('search', folderId) && setWords(typed)}
        onEverywhere={(wide) => permit('search', folderId) && setEverywhere(wide)}
      />
      <FolderList selection={selection} onTakeRuleSet={onMoveRuleSet} />
      {sought !== '' || everywhere ? (
        <Suspense fallback={<Skeleton label="Searching" rows lines={4} />}>
          <SearchResults words={sought} everywhere={everywhere} selection={selection} />
        </Suspense>
      ) : (
        <RuleSetList selection={selection} onNew={onNewRuleSet} />
      )}
    </div>
  )
}
