import { type ReactNode, useDeferredValue, useState } from 'react'
import { useWorkspace } from './environment.ts'
import { FolderList } from './FolderList.tsx'
import { RuleSetList } from './RuleSetList.tsx'
import { SearchBox } from './SearchBox.tsx'
import { SearchResults } from './SearchResults.tsx'
import type { Selection } from './use-selection.ts'

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
        <SearchResults words={sought} everywhere={everywhere} selection={selection} />
      ) : (
        <RuleSetList selection={selection} onNew={onNewRuleSet} />
      )}
    </div>
  )
}
