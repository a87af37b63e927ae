import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { CannotStart } from './settings.ts'

/** Kept for the life of the process: garbage collection would close the file and release the lock. */
let held: DatabaseSync | undefined

/**
 * Makes this process the only one over a folder. An operating-system file lock, so it is released when the
 * process ends, however it ends.
 * @throws CannotStart when another process holds it
 */
export function lockFolder(folder: string): void {
  held = new DatabaseSync(join(folder, 'lock'), { timeout: 0 })
  try {
    held.exec('begin exclusive')
  } catch (error) {
    if (!(error instanceof Error && /locked/.test(error.message))) throw error
    throw new CannotStart(
      `Rulemark is already running in ${folder}. Stop it first, or set another RULEMARK_STATE.`,
      { cause: error },
    )
  }
}
