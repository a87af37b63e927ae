/** Reads each PDF in a thread of its own, so that checks and letters of others don't wait for it. */
import { Worker } from 'node:worker_threads'
import { type PackedOutcome, unpackedOutcome } from '../src/server/adapters/pdf/read/reader.ts'
import type { DocumentReader } from '../src/server/base/ports.ts'
import { RUNNING_MAX } from '../src/server/documents/lease.ts'

/** Threads at a time; further documents wait. One user's checks leave some of them to others. */
const MOST_THREADS = RUNNING_MAX + 2
/** Milliseconds after which a thread is stuck in work that can't be divided: it bounds its computing itself. */
const STUCK_MS = 60_000

const TOO_COMPLEX: PackedOutcome = { ok: false, failure: 'too-complex' }

/** `program`: the file of reader-thread; `wasm`: path of PDFium's WebAssembly. */
export function createReaderThreads(program: string, wasm: string): DocumentReader {
  let idle: Worker | undefined
  let running = 0
  const waiting: (() => void)[] = []

  async function takeTurn(): Promise<void> {
    if (running >= MOST_THREADS) await new Promise<void>((resolve) => waiting.push(resolve))
    else running += 1
  }
  function passTurn(): void {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
  function keep(thread: Worker): void {
    if (idle) thread.terminate()
    else idle = thread
    // A waiting thread keeps no process alive.
    thread.unref()
  }
  function take(): Worker {
    const thread = idle ?? new Worker(program, { workerData: wasm })
    idle = undefined
    thread.ref()
    return thread
  }
  return {
    async read(pdf, signal) {
      await takeTurn()
      let thread: Worker | undefined
      try {
        signal?.throwIfAborted()
        thread = take()
        const outcome = await answerOf(thread, pdf, signal)
        if (outcome) keep(thread)
        else await thread.terminate()
        return unpackedOutcome(outcome ?? TOO_COMPLEX)
      } catch (error) {
        await thread?.terminate()
        throw error
      } finally {
        passTurn()
      }
    },
  }
}

/** Undefined if the thread is stuck. @throws the signal's reason; what ended the thread */
function answerOf(
  thread: Worker,
  pdf: Uint8Array,
  signal: AbortSignal | undefined,
): Promise<PackedOutcome | undefined> {
  return new Promise<PackedOutcome | undefined>((resolve, reject) => {
    const stuck = setTimeout(() => settle(() => resolve(undefined)), STUCK_MS)
    const onMessage = (outcome: PackedOutcome): void => settle(() => resolve(outcome))
    const onEnd = (cause: unknown): void => settle(() => reject(new Error('the reader died', { cause })))
    const onAbort = (): void => settle(() => reject(signal?.reason))
    function settle(end: () => void): void {
      clearTimeout(stuck)
      thread.off('message', onMessage).off('error', onEnd).off('exit', onEnd)
      signal?.removeEventListener('abort', onAbort)
      end()
    }
    thread.on('message', onMessage).on('error', onEnd).on('exit', onEnd)
    signal?.addEventListener('abort', onAbort)
    thread.postMessage(pdf)
  })
}
