/** For the synchronous call: waits until the queue has finished the check. */
import type { HistoryEntry } from '../../contract/documents.ts'
import { isRunning } from '../../domain/documents.ts'
import { rowAs } from '../accounts/session.ts'
import type { AppContext } from '../context.ts'
import { checkById, toHistoryEntry } from '../db/checks.ts'

const LOOK_EVERY_MS = 250
const PATIENCE_MS = 120_000

/**
 * Returns the ended entry, or the current one after two minutes. Each look checks the credential: it may end meanwhile.
 * @throws AppError unauthorized, notFound
 */
export async function awaitEnd(c: AppContext, id: number): Promise<HistoryEntry> {
  const { clock } = c.var.services
  const deadline = clock.now() + PATIENCE_MS
  for (;;) {
    const row = await rowAs(c, (db, owner) => checkById(db, owner, id))
    if (!isRunning(row.state) || clock.now() > deadline) return toHistoryEntry(row)
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
  }
}
