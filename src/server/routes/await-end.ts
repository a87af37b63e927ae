/** For the synchronous call: waits until the queue has finished the check. */
import type { HistoryEntry } from '../../contract/documents.ts'
import { isRunning } from '../../domain/document/documents.ts'
import { rowAs } from '../callers/session.ts'
import { checkById, toHistoryEntry } from '../db/checks.ts'
import type { AppContext } from '../http/context.ts'

const PATIENCE_MS = 120_000
/** Rarer the longer it takes, because many may wait. */
const LOOK_AFTER_MS = { least: 250, most: 2_000, partOfWait: 1 / 8 } as const

/**
 * Returns the ended entry, or the current one after two minutes. Each look checks the credential: it may end meanwhile.
 * @throws AppError unauthorized, notFound
 */
export async function awaitEnd(c: AppContext, id: number): Promise<HistoryEntry> {
  const { clock } = c.var.services
  const start = clock.now()
  const { least, most, partOfWait } = LOOK_AFTER_MS
  // The clock may be set back meanwhile.
  for (let slept = 0; ; ) {
    const row = await rowAs(c, (db, owner) => checkById(db, owner, id))
    const waited = Math.max(slept, clock.now() - start)
    if (!isRunning(row.state) || waited > PATIENCE_MS) return toHistoryEntry(row)
    const pause = Math.min(most, Math.max(least, waited * partOfWait))
    await new Promise((resolve) => setTimeout(resolve, pause))
    slept += pause
  }
}
