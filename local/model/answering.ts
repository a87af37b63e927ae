/** Answers tasks in a separate thread, because some documents take seconds. */
import { parentPort } from 'node:worker_threads'
import { answerTask } from './answer.ts'
import type { PageSource } from './document/document.ts'
import type { Task } from './wire.ts'

export interface Question {
  readonly task: Task
  readonly pages: readonly PageSource[]
  readonly mayNotApply: boolean
}

parentPort?.on('message', ({ task, pages, mayNotApply }: Question) => {
  parentPort?.postMessage(answerTask(task, pages, mayNotApply))
})
