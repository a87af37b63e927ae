import { useDeferredValue, useEffect } from 'react'
import { Checkbox, Icon, later, SearchField, Skeleton } from '../../ui/index.ts'
import { RuleSetList } from '../rule-sets/RuleSetList.tsx'
import type { CheckActions, Query } from '../state/actions.ts'
import { useTags } from '../state/queries.ts'
import type { CheckScreen } from '../state/use-check-screen.ts'
import { FolderList } from './FolderList.tsx'

const loadSearch = () => import('./SearchResults.tsx')
const SearchResults = later(
  async () => ({ default: (await loadSearch()).SearchResults }),
  () => <Skeleton label="Searching" rows lines={4} />,
)

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

function SearchBox({ query, onSearch }: { query: Query; onSearch: CheckActions['search'] }) {
  const tags = useTags().data ?? []
  return (
    <search className="stack-2 search-box">
      <SearchField
        label="Search rule sets"
        value={query.words}
        onChange={({ target }) => onSearch({ words: target.value })}
      />
      <div className="spread">
        <Checkbox
          label="All folders"
          checked={query.everywhere}
          onChange={({ target }) => onSearch({ everywhere: target.checked })}
        />
        {tags.length > 0 && (
          <div className="select tag-filter">
            <select
              className="control"
              aria-label="Filter by tag"
              value={query.tagId ?? ''}
              onChange={({ target }) => onSearch({ tagId: Number(target.value) || null })}
            >
              <option value="">Any tag</option>
              {tags.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
            <Icon name="chevron-down" />
          </div>
        )}
      </div>
    </search>
  )
}
