/** Scheduled every minute: logs the figures, then sweeps. */

import { logFacts, logFailure } from '../base/log.ts'
import type { Services } from '../base/services.ts'
import { countsOf } from '../db/figures.ts'
import { sweep } from '../documents/sweep.ts'

export async function everyMinute(services: Services): Promise<void> {
  try {
    logFacts('figures', await countsOf(services.db.read, services.clock.now()))
  } catch (error) {
    logFailure('figures-not-counted', {}, error)
  }
  await sweep(services)
}
