import { type DragEventHandler, useState } from 'react'
import { useListener } from '../../use-listener.ts'

interface FileDrop {
  /** Whether files are dragged over it. */
  readonly over: boolean
  readonly handlers: Readonly<Record<'onDragOver' | 'onDragLeave' | 'onDrop', DragEventHandler<HTMLElement>>>
}

/** A drop target for files; a drop outside it no longer replaces the page. */
export function useFileDrop(take: (files: readonly File[], dropped: DataTransfer) => void): FileDrop {
  const [over, setOver] = useState(false)
  useListener('dragover', catchFiles)
  useListener('drop', catchFiles)
  return {
    over,
    handlers: {
      onDragOver(event) {
        if (!carriesFiles(event.dataTransfer)) return
        event.preventDefault()
        event.dataTransfer.dropEffect = 'copy'
        setOver(true)
      },
      onDragLeave(event) {
        const within =
          event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget)
        if (!within) setOver(false)
      },
      onDrop(event) {
        if (!carriesFiles(event.dataTransfer)) return
        event.preventDefault()
        setOver(false)
        take([...event.dataTransfer.files], event.dataTransfer)
      },
    },
  }
}

function catchFiles(event: DragEvent): void {
  if (!event.dataTransfer || !carriesFiles(event.dataTransfer) || event.defaultPrevented) return
  event.preventDefault()
  event.dataTransfer.dropEffect = 'none'
}

function carriesFiles(data: DataTransfer): boolean {
  return data.types.includes('Files')
}
