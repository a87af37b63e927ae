import { counted } from '../../domain/counted.ts'
import type { Section } from '../../domain/verdicts.ts'
import { PlaceButton } from './PlaceButton.tsx'

interface NotQuotedProps {
  sections: readonly Section[]
  onPage: ((page: number) => void) | null
}

/** Sections in which no rule found evidence, for the reader to look at. */
export function NotQuoted({ sections, onPage }: NotQuotedProps) {
  if (sections.length === 0) return null
  return (
    <details className="not-quoted">
      <summary>Not quoted by any rule: {counted(sections.length, 'section')}</summary>
      <ul>
        {sections.map(({ title, page }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: titles may repeat, and the list never changes
          <li key={index}>
            <span>{title}</span>
            <PlaceButton icon="file-search" onOpen={onPage && (() => onPage(page))}>
              Page {page}
            </PlaceButton>
          </li>
        ))}
      </ul>
    </details>
  )
}
