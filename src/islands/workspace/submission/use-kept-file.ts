import { useEffect, useRef, useState } from 'react'
import { deleteFile, loadFile, saveFile } from '../../session/kept-file.ts'
import { useWorkspace } from '../state/environment.ts'
import type { SubmissionControl } from '../state/use-submission.ts'

/** One after another, because storing a file and deleting the one before take turns of their own. */
let storing = Promise.resolve()

/** Keeps the chosen document while the user is on another page. If the browser can't store it, it stays in this one. */
export function useKeptFile({ snapshot, send }: Pick<SubmissionControl, 'snapshot' | 'send'>): void {
  const { draftKey, isDemo } = useWorkspace()
  const { file } = snapshot.context
  const [restored, setRestored] = useState(false)
  const kept = useRef<File | null>(null)
  const chosen = useRef(file)
  chosen.current = file

  useEffect(() => {
    if (isDemo) return
    loadFile(draftKey)
      .then((waiting) => {
        if (!waiting || chosen.current) return
        kept.current = waiting
        send({ type: 'CHOOSE_FILES', files: [waiting] })
      })
      .catch(() => undefined)
      .then(() => setRestored(true))
  }, [draftKey, isDemo, send])
  useEffect(() => {
    if (!restored || kept.current === file) return
    kept.current = file
    storing = storing.then(() => (file ? saveFile(draftKey, file) : deleteFile())).catch(() => undefined)
  }, [draftKey, restored, file])
}
