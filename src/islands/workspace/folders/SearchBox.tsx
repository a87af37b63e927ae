import { Icon } from '../../ui/Icon.tsx'
import { Checkbox, SearchField } from '../../ui/index.ts'
import type { CheckActions, Query } from '../actions.ts'
import { useTags } from '../queries.ts'

/** Searches names and rules, in the chosen folder or in all, and filters by a tag. */
export function SearchBox({ query, onSearch }: { query: Query; onSearch: CheckActions['search'] }) {
  const tags = useTags().data ?? []
  return (
    <search className="search-box">
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
