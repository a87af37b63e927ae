import type { ReactNode } from 'react'
import type { Section } from '../../../domain/document/sections.ts'
import { placeWords } from '../../../domain/results/evidence-words.ts'
import type { Finding, Passage } from '../../../domain/results/verdicts.ts'
import { counted } from '../../../domain/text/counted.ts'
import { Button, Icon, type IconName } from '../../ui/index.ts'
import type { Spot } from '../state/spots.ts'

interface PlaceButtonProps {
  icon: IconName
  onOpen: (() => void) | null
  children: ReactNode
}

export function PlaceButton({ icon, onOpen, children }: PlaceButtonProps) {
  if (!onOpen)
    return (
      <span className="in-line place">
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

interface AbsenceProps {
  finding: Finding
  pages: number
  onSpot: ((spot: Spot) => void) | null
  /** The reader says that a passage is what the rule asks for. Null where nothing can be decided. */
  onFound: ((passage: Passage) => void) | null
}

export function Absence({ finding, pages, onSpot, onFound }: AbsenceProps) {
  const { searched = [], nearest = [] } = finding
  const [first] = nearest
  const sought = searched.length === 0 ? '' : ` for ${searched.join(', ')}`
  const words = `Searched ${counted(pages, 'page')}${sought}.`
  if (!first) return <p className="note">{words}</p>
  const closest = placeWords(first)
  return (
    <details className="nearest">
      <summary className="note">
        {words} Closest: {closest.charAt(0).toLowerCase()}
        {closest.slice(1)}
      </summary>
      <ul className="stack-3">
        {nearest.map((passage) => (
          <li key={`${passage.page} ${passage.text}`}>
            <PlaceButton
              icon="file-search"
              onOpen={onSpot && (() => onSpot({ page: passage.page, quads: passage.quads ?? [] }))}
            >
              {placeWords(passage)}
            </PlaceButton>
            <q>{passage.text}</q>
            {onFound && (
              <Button small variant="quiet" onClick={() => onFound(passage)}>
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

export function NotQuoted({ sections, onPage }: NotQuotedProps) {
  if (sections.length === 0) return null
  return (
    <details className="not-quoted">
      <summary>Not quoted by any rule: {counted(sections.length, 'section')}</summary>
      <ul>
        {sections.map(({ title, page }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: titles may repeat, and the list never changes
          <li key={index} className="spread">
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
