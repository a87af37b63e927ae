/** Runs the answering thread: one question at a time, each with a deadline. */
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { Question } from './answering.ts'
import type { ReadingTaskAnswer } from './second-reading.ts'
import type { TaskAnswer } from './wire.ts'

/** Milliseconds; 1,000 pages with 40 rules take some seconds. */
const DEADLINE_MS = 60_000

export interface Answering {
  /** Null after the deadline. */
  ask(question: Question): Promise<TaskAnswer | ReadingTaskAnswer | null>
}

export function createAnswering(deadline = DEADLINE_MS): Answering {
  let worker: Worker | undefined
  let last: Promise<unknown> = Promise.resolve()

  async function end(): Promise<void> {
    const ended = worker
    worker = undefined
    await ended?.terminate()
  }

  /** The thread keeps the process alive only while it works. */
  async function run({ task, pages, mayNotApply }: Question): Promise<TaskAnswer | ReadingTaskAnswer | null> {
    worker ??= new Worker(new URL('answering.ts', import.meta.url), { execArgv: [] })
    const own = worker
    own.ref()
    const texts = pages.map(({ number, text }) => ({ number, text }))
    own.postMessage({ task, pages: texts, mayNotApply } satisfies Question)
    const patience = new AbortController()
    try {
      const late = sleep(deadline, null, { signal: patience.signal })
      const answer = once(own, 'message', { signal: patience.signal }).then(
        ([given]) => given as TaskAnswer | ReadingTaskAnswer,
      )
      const first = await Promise.race([answer, late])
      if (first === null) await end()
      return first
    } catch (error) {
      await end()
      throw error
    } finally {
      patience.abort()
      own.unref()
    }
  }

  return {
    ask(question) {
      const answer = last.then(() => run(question))
      last = answer.catch(() => {})
      return answer
    },
  }
}
