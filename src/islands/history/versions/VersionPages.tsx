import { useRef, type WheelEvent } from 'react'
import type { Change, Side } from '../../../domain/changes/changes.ts'
import { type Both, SIDES } from '../../../domain/changes/version-text.ts'
import { Pages } from '../viewer/Pages.tsx'
import type { PdfState } from '../viewer/use-pdf.ts'

export type OpenVersion = Extract<PdfState, { status: 'ready' }> & {
  readonly name: string
}

export function VersionPages({ change, versions }: { change: Change; versions: Both<OpenVersion> }) {
  const host = useRef<HTMLDivElement>(null)
  function scrollOther({ target, deltaY }: WheelEvent): void {
    for (const pages of host.current?.querySelectorAll('.viewer-pages') ?? [])
      if (target instanceof Node && !pages.contains(target)) pages.scrollTop += deltaY
  }
  return (
    <div ref={host} className="versions-pages" onWheel={scrollOther}>
      {SIDES.map((side) => {
        const { name, ...version } = versions[side]
        const label = `${side === 'before' ? 'Before' : 'Now'}: ${name}`
        return (
          <div key={side}>
            <p className="note one-line">{label}</p>
            <Pages
              zoom={1}
              found={null}
              onSelect={doNothing}
              onPage={doNothing}
              {...{ label, ...version, ...placeOf(change[side]) }}
            />
          </div>
        )
      })}
    </div>
  )
}

const doNothing = () => undefined

/** Where there are no words, those that they would follow. */
function placeOf({ text, places }: Side) {
  const kind = text === '' ? ('passage' as const) : ('quote' as const)
  const marks = places.map((place) => ({ ...place, kind, findingId: 0, tag: '', name: '', around: [] }))
  return { marks, spot: places[0] ?? { page: 1, quads: [] } }
}
