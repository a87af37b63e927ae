import type { ReactNode } from 'react'
import type { DocumentMark, MarkKind } from './document-marks.ts'

const WORDS: readonly (readonly [kind: MarkKind, words: string])[] = [
  ['quote', 'Selected finding'],
  ['rule', 'Broken rule'],
  ['general', 'General check'],
  ['passage', 'Closest passage'],
]

/** Legend of the mark colours in use. */
export function Legend({ marks }: { marks: readonly DocumentMark[] }): ReactNode {
  const kinds = new Set(marks.map(({ kind }) => kind))
  if (kinds.size === 0) return null
  return (
    <ul className="viewer-legend" aria-label="Legend">
      {WORDS.filter(([kind]) => kinds.has(kind)).map(([kind, words]) => (
        <li key={kind} className={`legend-${kind}`}>
          {words}
        </li>
      ))}
    </ul>
  )
}
