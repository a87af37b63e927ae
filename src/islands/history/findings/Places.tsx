import type { ReactNode } from 'react'
import type { Section } from '../../../domain/document/sections.ts'
import type { Passage } from '../../../domain/results/verdicts.ts'
import { counted } from '../../../domain/text/counted.ts'
import { Button, Icon, type IconName } from '../../ui/index.ts'
import type { Spot } from '../viewer/spots.ts'

interface PlaceButtonProps {
  icon: IconName
  /** Null if there is no document to open. */
  onOpen: (() => void) | null
  /** Name of the place. */
  children: ReactNode
}

/** A place in the document; a button where the document can be opened. */
export function PlaceButton({ icon, onOpen, children }: PlaceButtonProps) {
  if (!onOpen)
    return (
      <span className="place">
        <Icon name={icon} />
        {children}
      </span>
    )
  return (
    <Button small variant="quiet" icon={icon} className="place" onClick={onOpen}>
      {children}
    </Button>
  )
}

interface NearestPassagesProps {
  passages: readonly Passage[]
  /** Null if there is no document to open. */
  onSpot: ((spot: Spot) => void) | null
  /** The reader says that a passage is what the rule asks for. Null where nothing can be decided. */
  onFound: ((passage: Passage) => void) | null
}

/** What comes closest to a rule that was not found. */
export function NearestPassages({ passages, onSpot, onFound }: NearestPassagesProps) {
  if (passages.length === 0) return null
  return (
    <details className="nearest">
      <summary className="note">Closest passages: {passages.length}</summary>
      <ul>
        {passages.map((passage) => (
          <li key={`${passage.page} ${passage.text}`}>
            <q>{passage.text}</q>
            <PlaceButton
              icon="file-search"
              onOpen={onSpot && (() => onSpot({ page: passage.page, quads: passage.quads ?? [] }))}
            >
              Page {passage.page}
            </PlaceButton>
            {onFound && (
              <Button small variant="quiet" className="this-is-it" onClick={() => onFound(passage)}>
                This is it
              </Button>
            )}
          </li>
        ))}
      </ul>
    </details>
  )
}

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
