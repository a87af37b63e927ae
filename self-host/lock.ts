import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { CannotStart } from './settings.ts'

/** Kept for as long as the process lives: what nothing refers to is closed, and the lock with it. */
let held: DatabaseSync | undefined

/**
 * Makes this process the only one over a folder. The lock is one of the operating system's, on a file, so it goes with
 * the process, however that ends.
 * @throws CannotStart when another process holds it
 */
export function lockFolder(folder: string): void {
  held = new DatabaseSync(join(folder, 'lock'), { timeout: 0 })
  try {
    held.exec('begin exclusive')
  } catch (error) {
    throw new CannotStart(
      `Rulemark already runs over ${folder}. Stop it first, or set another RULEMARK_STATE.`,
      {
        cause: error,
      },
    )
  }
}
