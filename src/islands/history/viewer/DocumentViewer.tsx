import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import type { Spot } from '../../../domain/history-spots.ts'
import { Button, EmptyState, Skeleton } from '../../ui/index.ts'
import type { DocumentMark } from '../document-marks.ts'
import { Legend } from './Legend.tsx'
import { Pages } from './Pages.tsx'
import { SearchBar } from './search/SearchBar.tsx'
import { useSearch } from './search/use-search.ts'
import { usePdf } from './use-pdf.ts'
import { useZoom } from './use-zoom.ts'
import { ViewerBar } from './ViewerBar.tsx'

export interface DocumentViewerProps {
  /** Of the highlighted PDF. */
  address: string
  load: (address: string) => Promise<Uint8Array<ArrayBuffer>>
  /** Of the document as it was checked; the highlighted file may have pages of ours in front. */
  pages: number
  marks: readonly DocumentMark[]
  /** Where to look; null leaves the reader where they are. */
  spot: Spot | null
  onSelect: (findingId: number) => void
  onStep: (way: 1 | -1) => void
  onClose: () => void
}

/** The checked document beside its findings. */
export function DocumentViewer(props: DocumentViewerProps): ReactNode {
  const { address, load, pages, marks, spot, onSelect, onStep, onClose } = props
  const frame = useRef<HTMLDivElement>(null)
  const { state, again } = usePdf(address, load)
  const pdf = state.status === 'ready' ? state.pdf : null
  const front = pdf ? Math.max(0, pdf.numPages - pages) : 0
  const zoom = useZoom()
  const search = useSearch(pdf)
  const [current, setCurrent] = useState(1)
  const [asked, setAsked] = useState<Spot | null>(null)
  useEffect(() => setAsked(spot), [spot])
  useFocusOver(frame)
  useEscape(search.open ? search.close : onClose)
  useSlash(search.show)
  function press(event: KeyboardEvent): void {
    const act = zoom.keys[event.key]
    const isTyping = event.target instanceof HTMLInputElement
    if (!act || isTyping || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    act()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys for what the buttons inside do as well
    <div ref={frame} className="viewer-frame" onKeyDown={press}>
      <ViewerBar
        place={pdf ? { page: current - front, pages } : null}
        onPage={(page) => setAsked({ page, quads: [] })}
        onSearch={search.show}
        {...{ zoom, onStep, onClose }}
      />
      {search.open && <SearchBar search={search} />}
      {state.status === 'loading' && <Skeleton label="Opening the document" lines={8} />}
      {state.status === 'failed' && (
        <div className="viewer-failed">
          <EmptyState title={state.text} action={<Button onClick={again}>Try again</Button>}>
            The findings beside it are complete without the document.
          </EmptyState>
        </div>
      )}
      {state.status === 'ready' && (
        <Pages
          pdf={state.pdf}
          first={state.first}
          zoom={zoom.zoom}
          spot={asked}
          found={search.open ? search.found : null}
          onPage={setCurrent}
          {...{ front, marks, onSelect }}
        />
      )}
      <Legend marks={marks} />
    </div>
  )
}

/** Where the document lies over the findings, the focus goes with it. */
function useFocusOver(frame: { readonly current: HTMLElement | null }): void {
  useEffect(() => {
    const host = frame.current?.closest<HTMLElement>('.viewer')
    if (host && getComputedStyle(host).position === 'fixed') host.querySelector('button')?.focus()
  }, [frame])
}

/** Escape closes, wherever the focus is, unless something in front of the viewer wants it. */
function useEscape(close: () => void): void {
  useEffect(() => {
    function press(event: globalThis.KeyboardEvent): void {
      const inFront = document.querySelector('dialog[open], [role=menu]:popover-open') !== null
      if (event.key === 'Escape' && !event.defaultPrevented && !inFront && !isTyping(event)) close()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [close])
}

function useSlash(show: () => void): void {
  useEffect(() => {
    function press(event: globalThis.KeyboardEvent): void {
      if (event.key !== '/' || event.defaultPrevented || isTyping(event)) return
      event.preventDefault()
      show()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [show])
}

function isTyping({ target }: Event): boolean {
  return target instanceof Element && target.closest('input:not([type=radio]), textarea, dialog') !== null
}
