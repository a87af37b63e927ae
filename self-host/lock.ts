import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { CannotStart } from './settings.ts'

/** Kept, because garbage collection would close the file and release the lock. */
const held = new Set<DatabaseSync>()

/**
 * Makes this process the only one over a folder, and returns how to release it. An operating-system file lock, so it is
 * released when the process ends, however it ends.
 * @throws CannotStart when another process holds it
 */
export function lockFolder(folder: string): () => void {
  const lock = new DatabaseSync(join(folder, 'lock'), { timeout: 0 })
  try {
    lock.exec('begin exclusive')
  } catch (error) {
    lock.close()
    if (!(error instanceof Error && /locked/.test(error.message))) throw error
    throw new CannotStart(
      `Rulemark is already running in ${folder}. Stop it first, or set another RULEMARK_STATE.`,
      { cause: error },
    )
  }
  held.add(lock)
  return () => {
    held.delete(lock)
    lock.close()
  }
}
