/** The jobs thread as seen from the thread that answers requests. */
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { withDeadline } from '../src/server/base/deadline.ts'
import { logFailure } from '../src/server/base/log.ts'
import type { Jobs } from '../src/server/base/ports.ts'
import type { Installation } from './settings.ts'

export type ToThread =
  | { readonly kind: 'check'; readonly id: number; readonly delaySeconds: number }
  | { readonly kind: 'mail'; readonly id: number }
  | { readonly kind: 'stop' }

/** Milliseconds before a thread that died is restarted. */
const RESTART_MS = 1_000
/** Milliseconds to wait for letters that are being sent. */
const LETTERS_MS = 5_000

export interface JobsThread extends Jobs {
  /** Starts nothing more, lets letters finish, and interrupts checks. */
  stop(): Promise<void>
}

/** If it dies, the next one recovers its work from the rows. */
export function startJobsThread(installation: Installation): JobsThread {
  let isStopping = false
  let thread = start()

  function start(): Worker {
    const next = new Worker(join(import.meta.dirname, 'jobs-thread.js'), { workerData: installation })
    next.on('error', (error) => logFailure('jobs-thread-died', {}, error))
    next.on('exit', () => {
      if (!isStopping) setTimeout(() => (thread = start()), RESTART_MS)
    })
    return next
  }
  function tell(message: ToThread): void {
    thread.postMessage(message)
  }
  return {
    check: async (id, delaySeconds = 0) => tell({ kind: 'check', id, delaySeconds }),
    mail: async (id) => tell({ kind: 'mail', id }),
    async stop() {
      isStopping = true
      const stopped = new Promise((resolve) => thread.once('message', resolve).once('exit', resolve))
      tell({ kind: 'stop' })
      await withDeadline(LETTERS_MS, stopped).catch(() => undefined)
      await thread.terminate()
    },
  }
}
