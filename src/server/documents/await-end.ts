/** For the synchronous call: waits until the queue has finished the check. */
import type { HistoryEntry } from '../../contract/documents.ts'
import { isRunning } from '../../domain/documents.ts'
import { AppError } from '../../domain/errors.ts'
import { checkById, toHistoryEntry } from '../db/checks.ts'
import type { Needs } from '../services.ts'

const LOOK_EVERY_MS = 250
const PATIENCE_MS = 120_000

/** Returns the ended entry, or the current one after two minutes. */
export async function awaitEnd(
  services: Needs<'db' | 'clock'>,
  userId: number,
  id: number,
): Promise<HistoryEntry> {
  const deadline = services.clock.now() + PATIENCE_MS
  for (;;) {
    const [row] = await checkById(services.db.read, userId, id)
    if (!row) throw new AppError('notFound')
    if (!isRunning(row.state) || services.clock.now() > deadline) return toHistoryEntry(row)
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
  }
}
