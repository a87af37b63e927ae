import { type SubmitEvent, useState } from 'react'
import { IconButton } from '../../ui/index.ts'
import type { Zoom } from './use-zoom.ts'

interface ViewerBarProps {
  /** The document's pages from 1; below 1, pages of ours before them; null until it is open. */
  place: { page: number; pages: number } | null
  onPage: (page: number) => void
  zoom: Zoom
  onSearch: () => void
  onStep: (way: 1 | -1) => void
  onClose: () => void
}

export function ViewerBar({ place, onPage, zoom, onSearch, onStep, onClose }: ViewerBarProps) {
  return (
    <header className="in-line viewer-bar">
      <IconButton icon="chevron-up" label="Previous finding (K)" onClick={() => onStep(-1)} />
      <IconButton icon="chevron-down" label="Next finding (J)" onClick={() => onStep(1)} />
      {place && <PageField {...place} onPage={onPage} />}
      <IconButton icon="search" label="Search the document (/)" className="viewer-far" onClick={onSearch} />
      <IconButton icon="zoom-out" label="Zoom out (-)" onClick={() => zoom.by(-1)} />
      <output className="note viewer-zoom">{Math.round(zoom.zoom * 100)}%</output>
      <IconButton icon="zoom-in" label="Zoom in (+)" onClick={() => zoom.by(1)} />
      <IconButton icon="move-horizontal" label="Fit the width (0)" onClick={zoom.fit} />
      <IconButton icon="x" label="Close the document (Esc)" onClick={onClose} />
    </header>
  )
}

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
