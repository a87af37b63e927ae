import { Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { Checkbox } from '../../ui/index.ts'

interface SearchBoxProps {
  words: string
  everywhere: boolean
  onWords: (words: string) => void
  onEverywhere: (everywhere: boolean) => void
}

/** Searches names and rules, in the chosen folder or in all. */
export function SearchBox({ words, everywhere, onWords, onEverywhere }: SearchBoxProps): ReactNode {
  return (
    <search className="search-box">
      <div className="search-field">
        <Search aria-hidden="true" />
        <input
          type="search"
          className="control"
          aria-label="Search rule sets"
          placeholder="Search rule sets"
          value={words}
          onChange={(event) => onWords(event.target.value)}
        />
      </div>
      <Checkbox
        label="All folders"
        checked={everywhere}
        onChange={(event) => onEverywhere(event.target.checked)}
      />
    </search>
  )
}
