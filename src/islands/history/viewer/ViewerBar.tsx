import { ChevronDown, ChevronUp, X, ZoomIn, ZoomOut } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button, IconButton } from '../../ui/index.ts'

interface ViewerBarProps {
  /** "Page 3 of 12"; empty until the document is open. */
  place: string
  /** 1 fits the width, up to what reads well. */
  zoom: number
  onZoom: (way: 1 | -1) => void
  onFit: () => void
  onStep: (way: 1 | -1) => void
  onClose: () => void
}

/** Where one is in the document, and the ways on. */
export function ViewerBar({ place, zoom, onZoom, onFit, onStep, onClose }: ViewerBarProps): ReactNode {
  return (
    <header className="viewer-bar">
      <IconButton icon={ChevronUp} label="Previous finding (k)" onClick={() => onStep(-1)} />
      <IconButton icon={ChevronDown} label="Next finding (j)" onClick={() => onStep(1)} />
      <output className="viewer-place">{place}</output>
      <IconButton icon={ZoomOut} label="Zoom out (-)" onClick={() => onZoom(-1)} />
      <Button small variant="quiet" aria-label={`Zoom ${percent(zoom)}, fit the width`} onClick={onFit}>
        {percent(zoom)}
      </Button>
      <IconButton icon={ZoomIn} label="Zoom in (+)" onClick={() => onZoom(1)} />
      <IconButton icon={X} label="Close the document (Esc)" className="viewer-close" onClick={onClose} />
    </header>
  )
}

function percent(zoom: number): string {
  return `${Math.round(zoom * 100)} %`
}
