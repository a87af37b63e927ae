import { useDeferredValue, useEffect } from 'react'
import { Skeleton } from '../../ui/index.ts'
import { later } from '../../ui/later.tsx'
import { RuleSetList } from '../rule-sets/RuleSetList.tsx'
import type { CheckScreen } from '../use-check-screen.ts'
import { FolderList } from './FolderList.tsx'
import { SearchBox } from './SearchBox.tsx'

/** Loaded after hydration, before it is needed. */
const loadSearch = () => import('./SearchResults.tsx')
const SearchResults = later(
  async () => ({ default: (await loadSearch()).SearchResults }),
  <Skeleton label="Searching" rows lines={4} />,
)

/** Left: search, folders, and the rule sets of the chosen folder or the search results. */
export function FolderColumn({ screen }: { screen: CheckScreen }) {
  const { query, actions } = screen
  const sought = useDeferredValue(query.words.trim())
  useEffect(() => {
    loadSearch().catch(() => undefined)
  }, [])
  return (
    <div className="workspace-column workspace-folders">
      <SearchBox query={query} onSearch={actions.search} />
      <FolderList screen={screen} />
      {sought !== '' || query.everywhere || query.tagId !== null ? (
        <SearchResults query={{ ...query, words: sought }} screen={screen} />
      ) : (
        <RuleSetList screen={screen} />
      )}
    </div>
  )
}
