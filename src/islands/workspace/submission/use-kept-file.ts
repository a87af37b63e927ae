import { useEffect, useRef } from 'react'
import { dropEntry, storedEntry, storeEntry } from '../../stored.ts'
import { useWorkspace } from '../environment.ts'
import type { SubmissionControl } from './use-submission.ts'

/** Set while a file may be stored, so that nothing is loaded otherwise. */
const marker = 'fileWaits'

/** Keeps a refused document while the user pays. If the browser can't store it, it stays in the page. */
export function useKeptFile({ snapshot, send }: Omit<SubmissionControl, 'submitted'>): void {
  const { draftKey } = useWorkspace()
  const { file } = snapshot.context
  const refused = snapshot.hasTag('refused')
  const before = useRef<File | null>(null)

  useEffect(() => {
    if (!storedEntry('localStorage', marker)) return
    import('./kept-file.ts')
      .then(({ keptFile }) => keptFile(draftKey))
      .then((waiting) => waiting && send({ type: 'CHOOSE_FILES', files: [waiting] }))
      .catch(() => undefined)
  }, [draftKey, send])
  useEffect(() => {
    if (!refused || !file) return
    let isWanted = true
    import('./kept-file.ts')
      .then(async ({ keepFile, letFileGo }) => {
        await keepFile(draftKey, file)
        // Removed or sent while it was being stored.
        if (isWanted) storeEntry('localStorage', marker, 'true')
        else await letFileGo()
      })
      .catch(() => undefined)
    return () => {
      isWanted = false
    }
  }, [draftKey, refused, file])
  useEffect(() => {
    if (before.current && before.current !== file) void forgetKeptFile()
    before.current = file
  }, [file])
}

/** Deletes a stored document; also resolves if there is none. */
export async function forgetKeptFile(): Promise<void> {
  if (!storedEntry('localStorage', marker)) return
  dropEntry('localStorage', marker)
  await import('./kept-file.ts').then(({ letFileGo }) => letFileGo()).catch(() => undefined)
}
