import { useEffect, useRef } from 'react'
import { fileWaits, forgetWaitingFile, noteWaitingFile } from '../../waiting-file.ts'
import { useWorkspace } from '../environment.ts'
import type { SubmissionControl } from './use-submission.ts'

/** Keeps a refused document while the user pays. If the browser can't store it, it stays in the page. */
export function useKeptFile({ snapshot, send }: Omit<SubmissionControl, 'submitted'>): void {
  const { draftKey } = useWorkspace()
  const { file } = snapshot.context
  const refused = snapshot.hasTag('refused')
  const before = useRef<File | null>(null)

  useEffect(() => {
    if (!fileWaits()) return
    import('./kept-file.ts')
      .then(({ loadFile }) => loadFile(draftKey))
      .then((waiting) => waiting && send({ type: 'CHOOSE_FILES', files: [waiting] }))
      .catch(() => undefined)
  }, [draftKey, send])
  useEffect(() => {
    if (!refused || !file) return
    let isWanted = true
    import('./kept-file.ts')
      .then(async ({ saveFile, deleteFile }) => {
        await saveFile(draftKey, file)
        // Removed or sent while it was being stored.
        if (isWanted) noteWaitingFile()
        else await deleteFile()
      })
      .catch(() => undefined)
    return () => {
      isWanted = false
    }
  }, [draftKey, refused, file])
  useEffect(() => {
    if (before.current && before.current !== file) void forgetWaitingFile()
    before.current = file
  }, [file])
}
