/** Scheduled every minute: logs the figures, then sweeps. */
import { countsOf } from '../db/figures.ts'
import { sweep } from '../documents/sweep.ts'
import { logFacts, logFailure } from '../log.ts'
import type { Services } from '../services.ts'

export async function everyMinute(services: Services): Promise<void> {
  try {
    logFacts('figures', await countsOf(services.db.read, services.clock.now()))
  } catch (error) {
    logFailure('figures-not-counted', {}, error)
  }
  await sweep(services)
}
