import { type DragEventHandler, useState } from 'react'
import { useListener } from '../../base/use-listener.ts'

export function useFileDrop(take: (files: readonly File[], dropped: DataTransfer) => void) {
  const [over, setOver] = useState(false)
  useListener('dragover', catchFiles)
  useListener('drop', catchFiles)
  const handlers = {
    onDragOver(event) {
      if (!carriesFiles(event.dataTransfer)) return
      event.preventDefault()
      event.dataTransfer.dropEffect = 'copy'
      setOver(true)
    },
    onDragLeave({ relatedTarget, currentTarget }) {
      const within = relatedTarget instanceof Node && currentTarget.contains(relatedTarget)
      if (!within) setOver(false)
    },
    onDrop(event) {
      if (!carriesFiles(event.dataTransfer)) return
      event.preventDefault()
      setOver(false)
      take([...event.dataTransfer.files], event.dataTransfer)
    },
  } satisfies Readonly<Record<string, DragEventHandler<HTMLElement>>>
  return { over, handlers }
}

function catchFiles(event: DragEvent): void {
  if (!event.dataTransfer || !carriesFiles(event.dataTransfer) || event.defaultPrevented) return
  event.preventDefault()
  event.dataTransfer.dropEffect = 'none'
}

function carriesFiles(data: DataTransfer): boolean {
  return data.types.includes('Files')
}
