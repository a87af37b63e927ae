import { type KeyboardEvent, useId, useState } from 'react'
import { trimmed } from '../../../domain/text/trimmed.ts'
import { Field, Icon } from '../../ui/index.ts'
import { useTags } from '../state/queries.ts'

interface TagPickerProps {
  tags: readonly string[]
  onChange: (tags: readonly string[]) => void
}

/** Tags of a rule set, by name: known tags are suggested, new ones are created on saving. */
export function TagPicker({ tags, onChange }: TagPickerProps) {
  const list = useId()
  const [typed, setTyped] = useState('')
  const known = useTags().data ?? []

  function add(): void {
    const name = trimmed(typed)
    const spelling = known.find((tag) => tag.name.toLowerCase() === name.toLowerCase())?.name ?? name
    if (name !== '' && !tags.includes(spelling)) onChange([...tags, spelling])
    setTyped('')
  }
  function press(event: KeyboardEvent): void {
    if (event.key === 'Enter' || event.key === ',') {
      event.preventDefault()
      add()
    } else if (event.key === 'Backspace' && typed === '') onChange(tags.slice(0, -1))
  }
  return (
    <Field label="Tags" hint="Optional. Enter adds a tag.">
      {(control) => (
        <div className="cluster control tag-picker">
          {tags.map((tag) => (
            <span key={tag} className="badge">
              {tag}
              <button
                type="button"
                aria-label={`Remove tag ${tag}`}
                onClick={() => onChange(tags.filter((each) => each !== tag))}
              >
                <Icon name="x" />
              </button>
            </span>
          ))}
          <input
            {...control}
            list={list}
            value={typed}
            maxLength={100}
            autoComplete="off"
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={press}
            onBlur={add}
          />
          <datalist id={list}>
            {known.map((tag) => (
              <option key={tag.id} value={tag.name} />
            ))}
          </datalist>
        </div>
      )}
    </Field>
  )
}
