/** A separate thread for checks, letters and scheduled work, so that reading a PDF never delays a request. */
import { parentPort, workerData } from 'node:worker_threads'
import { logFailure } from '../src/server/base/log.ts'
import { handleBatch } from '../src/server/jobs.ts'
import { everyMinute } from '../src/server/operations/health.ts'
import type { ToThread } from './jobs.ts'
import { Queues } from './queue.ts'
import { createServices } from './services.ts'
import type { Installation } from './settings.ts'

/** Milliseconds between sweeps; the first runs at the start. */
const SWEEP_MS = 15_000

const queues: Queues = new Queues((batch) => handleBatch(services, batch))
const { services, file } = createServices(workerData as Installation, queues)

async function sweepOn(): Promise<void> {
  try {
    await everyMinute(services)
    file.checkpoint()
  } catch (error) {
    logFailure('sweep-failed', {}, error)
  }
  setTimeout(sweepOn, SWEEP_MS)
}

parentPort?.on('message', async (message: ToThread) => {
  if (message.kind === 'check') await queues.check(message.id, message.delaySeconds)
  else if (message.kind === 'mail') await queues.mail(message.id)
  else {
    await queues.stop()
    parentPort?.postMessage('stopped')
  }
})
await sweepOn()
