/** Whether a chosen document waits in this browser to be sent; noted apart from it, so that its store is rarely loaded. */
import { dropEntry, storedEntry, storeEntry } from '../base/stored.ts'

const MARKER = 'fileWaits'

export function fileWaits(): boolean {
  return storedEntry('localStorage', MARKER) !== null
}

export function noteWaitingFile(): void {
  storeEntry('localStorage', MARKER, 'true')
}

/** Deletes the document; also resolves if there is none. */
export async function forgetWaitingFile(): Promise<void> {
  if (!fileWaits()) return
  dropEntry('localStorage', MARKER)
  await import('./kept-file.ts').then(({ deleteFile }) => deleteFile()).catch(() => undefined)
}
