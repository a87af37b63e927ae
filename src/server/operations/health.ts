import type { Health } from '../../contract/operations.ts'
import { withDeadline } from '../base/deadline.ts'
import { logFailure } from '../base/log.ts'
import type { Needs } from '../base/services.ts'
import { countsOf } from '../db/figures.ts'

/** A slower service counts as down. */
const PATIENCE_MS = 2_000
/** Cached, because anyone may ask as often as they like. */
const KEPT_MS = 1_000

let latest: { readonly at: number; readonly health: Health } | undefined

/** At most a second old. */
export async function readHealth(services: Needs<'settings' | 'db' | 'files' | 'clock'>): Promise<Health> {
  const { VERSION } = services.settings
  const now = services.clock.now()
  // A clock that was set back must not keep it.
  if (latest && Math.abs(now - latest.at) < KEPT_MS) return latest.health
  const [counts, files] = await Promise.all([
    answerOf('database', countsOf(services.db.read, now)),
    answerOf(
      'files',
      services.files.probe().then(() => 'up' as const),
    ),
  ])
  const health: Health = {
    database: counts === undefined ? 'down' : 'up',
    files: files ?? 'down',
    oldestWaitingSeconds: counts?.oldestWaitingSeconds ?? null,
    ...(VERSION && { version: VERSION }),
    ...(counts && { figures: counts.figures }),
  }
  latest = { at: now, health }
  return health
}

async function answerOf<T>(part: string, asked: Promise<T>): Promise<T | undefined> {
  try {
    return await withDeadline(PATIENCE_MS, asked)
  } catch (error) {
    logFailure('health', { part }, error)
    return undefined
  }
}
