import { type SubmitEvent, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useListener } from '../../base/use-listener.ts'
import { IconButton, Skeleton } from '../../ui/index.ts'
import { isTyping } from '../review/use-review-keys.ts'
import type { Spot } from '../state/spots.ts'
import type { Reading } from '../state/use-reading.ts'
import { type DocumentMark, documentMarks, isLit, type MarkKind } from './document-marks.ts'
import { NotOpened } from './NotOpened.tsx'
import { Pages } from './Pages.tsx'
import { SearchBar } from './search/SearchBar.tsx'
import { useSearch } from './search/use-search.ts'
import { usePdf } from './use-pdf.ts'
import { useZoom } from './use-zoom.ts'

export interface DocumentViewerProps {
  address: string
  load: (address: string) => Promise<Uint8Array<ArrayBuffer>>
  /** Number of pages of the document as checked; the highlighted PDF may begin with pages of ours. */
  pages: number
  reading: Reading
}

export default function DocumentViewer({ address, load, pages, reading }: DocumentViewerProps) {
  const { findings, current, spot, step, closeViewer } = reading
  const marks = useMemo(() => documentMarks(findings, current), [findings, current])
  const frame = useRef<HTMLDivElement>(null)
  const { state, again } = usePdf(address, load, pages)
  const { pdf = null, front = 0 } = state.status === 'ready' ? state : {}
  const zoom = useZoom()
  const search = useSearch(pdf, front)
  const [inSight, setInSight] = useState(1)
  const [asked, setAsked] = useState<Spot | null>(null)
  useEffect(() => setAsked(spot), [spot])
  useEffect(() => {
    // Moves the focus into the viewer where it covers the findings.
    const host = frame.current?.closest<HTMLElement>('.viewer')
    if (host && getComputedStyle(host).position === 'fixed') host.querySelector('button')?.focus()
  }, [])
  useRoom(reading.toCurrent)
  function toNextPlace(): void {
    const places = marks.filter(isLit)
    const at = places.findIndex(({ quads }) => quads === asked?.quads)
    const next = places[(at + 1) % places.length]
    if (next) setAsked({ ...next })
  }
  const acts: Readonly<Record<string, () => void>> = {
    ...zoom.keys,
    '/': search.show,
    p: toNextPlace,
    Escape: search.open ? search.close : closeViewer,
  }
  // Wherever the focus is, except while typing or when a dialog handles the key.
  useListener('keydown', (event) => {
    const act = acts[event.key] ?? acts[event.key.toLowerCase()]
    const inFront = document.querySelector('dialog[open], [role=menu]:popover-open') !== null
    const meant = !event.defaultPrevented && !event.ctrlKey && !event.metaKey && !event.altKey
    if (!act || inFront || isTyping(event.target) || !meant) return
    event.preventDefault()
    act()
  })
  return (
    <div ref={frame} className="viewer-frame">
      <header className="in-line viewer-bar">
        <IconButton icon="chevron-up" label="Previous finding (K)" onClick={() => step(-1)} />
        <IconButton icon="chevron-down" label="Next finding (J)" onClick={() => step(1)} />
        {pdf && (
          <PageField {...{ pages }} page={inSight - front} onPage={(page) => setAsked({ page, quads: [] })} />
        )}
        <IconButton
          icon="search"
          label="Search the document (/)"
          className="viewer-far"
          onClick={search.show}
        />
        <IconButton icon="zoom-out" label="Zoom out (-)" onClick={() => zoom.by(-1)} />
        <output className="note viewer-zoom">{Math.round(zoom.zoom * 100)}%</output>
        <IconButton icon="zoom-in" label="Zoom in (+)" onClick={() => zoom.by(1)} />
        <IconButton icon="move-horizontal" label="Fit the width (0)" onClick={zoom.fit} />
        <IconButton icon="x" label="Close the document (Esc)" onClick={closeViewer} />
      </header>
      {search.open && <SearchBar search={search} />}
      {state.status === 'loading' && <Skeleton label="Opening the document" lines={8} />}
      {state.status === 'failed' && <NotOpened title={state.text} again={again} />}
      {state.status === 'ready' && (
        <Pages
          {...state}
          zoom={zoom.zoom}
          spot={asked}
          found={search.open ? search.found : null}
          onPage={setInSight}
          onSelect={reading.select}
          marks={marks}
        />
      )}
      {pdf && <Legend marks={marks} />}
    </div>
  )
}

/** Opening and closing the document, and resizing the window, change where the lines of the findings break. */
function useRoom(onRoom: () => void): void {
  const changed = useEffectEvent(onRoom)
  useEffect(() => {
    const findings = document.querySelector('.results-pane')
    const observer = new ResizeObserver(() => changed())
    if (findings) observer.observe(findings)
    return () => {
      observer.disconnect()
      changed()
    }
  }, [])
}

const WORDS: readonly (readonly [kind: MarkKind, words: string])[] = [
  ['quote', 'Selected finding'],
  ['rule', 'Broken rule'],
  ['general', 'General check'],
  ['undecided', 'Needs your judgement'],
  ['limit', 'What limits it'],
  ['limited', 'Limits of a rule'],
  ['passage', 'Closest passage'],
]

function Legend({ marks }: { marks: readonly DocumentMark[] }) {
  const kinds = new Set(marks.map(({ kind }) => kind))
  if (kinds.size === 0) return null
  return (
    <ul className="cluster note viewer-legend" aria-label="Legend">
      {WORDS.filter(([kind]) => kinds.has(kind)).map(([kind, words]) => (
        <li key={kind} className={`in-line mark-${kind}`}>
          {words}
        </li>
      ))}
    </ul>
  )
}

/** `page`: of the document, from 1; below 1, one of ours before it. */
function PageField({ page, pages, onPage }: { page: number; pages: number; onPage: (page: number) => void }) {
  const [typed, setTyped] = useState<string | null>(null)
  function submit(event: SubmitEvent): void {
    event.preventDefault()
    const wanted = Number.parseInt(typed ?? '', 10)
    if (wanted >= 1) onPage(Math.min(wanted, pages))
    setTyped(null)
  }
  return (
    <form className="in-line note viewer-place" onSubmit={submit}>
      <label className="in-line">
        <span className="viewer-word">Page</span>
        <input
          className="control"
          aria-label="Page"
          inputMode="numeric"
          autoComplete="off"
          placeholder="–"
          size={String(pages).length}
          value={typed ?? (page < 1 ? '' : String(page))}
          onChange={(event) => setTyped(event.target.value)}
          onFocus={(event) => event.target.select()}
          onBlur={() => setTyped(null)}
        />
      </label>
      <span className="viewer-pages-count">of {pages}</span>
    </form>
  )
}
