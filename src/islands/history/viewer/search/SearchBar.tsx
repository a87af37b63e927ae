import type { KeyboardEvent } from 'react'
import { IconButton } from '../../../ui/index.ts'
import { MATCHES_MAX, QUERY_MAX } from './find.ts'
import type { Search } from './use-search.ts'

export function SearchBar({ search }: { search: Search }) {
  function press(event: KeyboardEvent): void {
    if (event.key === 'Escape') search.close()
    if (event.key === 'Enter') search.step(event.shiftKey ? -1 : 1)
    if (event.key === 'Escape' || event.key === 'Enter') event.preventDefault()
  }
  return (
    <search className="in-line viewer-search">
      <input
        ref={focus}
        className="control"
        type="text"
        aria-label="Search the document"
        placeholder="Search the document"
        autoComplete="off"
        maxLength={QUERY_MAX}
        value={search.query}
        onChange={(event) => search.setQuery(event.target.value)}
        onKeyDown={press}
      />
      <output className="note viewer-count">{countWords(search)}</output>
      <IconButton icon="chevron-up" label="Previous match (Shift+Enter)" onClick={() => search.step(-1)} />
      <IconButton icon="chevron-down" label="Next match (Enter)" onClick={() => search.step(1)} />
      <IconButton icon="x" label="Close the search (Esc)" onClick={search.close} />
    </search>
  )
}

function countWords({ query, matches, at, reading }: Search): string {
  if (query.trim() === '') return ''
  if (matches.length === 0) return reading ? 'Searching…' : 'No matches'
  const more = reading || matches.length === MATCHES_MAX ? '+' : ''
  return `${at + 1} of ${matches.length}${more}`
}

function focus(field: HTMLInputElement | null): void {
  field?.focus()
  field?.select()
}
