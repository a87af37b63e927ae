/** The thread that does the jobs, as the thread that answers requests sees it. */
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { within } from '../src/server/deadline.ts'
import { logFailure } from '../src/server/log.ts'
import type { Jobs } from '../src/server/ports.ts'
import type { Installation } from './settings.ts'

export type ToThread =
  | { readonly kind: 'check'; readonly id: number; readonly delaySeconds: number }
  | { readonly kind: 'mail'; readonly id: number }
  | { readonly kind: 'stop' }

/** Milliseconds before a thread that died is started again. */
const RESTART_MS = 1_000
/** Milliseconds for the letters that are being sent. */
const LETTERS_MS = 5_000

export interface JobsThread extends Jobs {
  /** Begins nothing more, lets letters go, and breaks checks off. */
  stop(): Promise<void>
}

/** What it loses by dying the next one finds in the rows. */
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
      await within(LETTERS_MS, stopped).catch(() => undefined)
      await thread.terminate()
    },
  }
}
