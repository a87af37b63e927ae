/** Answers tasks in a separate thread, because some documents take seconds. */
import { parentPort } from 'node:worker_threads'
import { answerTask } from './answer.ts'
import type { PageSource } from './document/document.ts'
import { answerReadings, type ReadingTask, type ReadingTaskAnswer } from './second-reading.ts'
import type { Task, TaskAnswer } from './wire.ts'

export interface Question {
  readonly task: Task | ReadingTask
  readonly pages: readonly PageSource[]
  readonly mayNotApply: boolean
}

parentPort?.on('message', ({ task, pages, mayNotApply }: Question) => {
  parentPort?.postMessage(answerOf({ task, pages, mayNotApply }))
})

function answerOf({ task, pages, mayNotApply }: Question): TaskAnswer | ReadingTaskAnswer {
  return 'readings' in task ? answerReadings(task) : answerTask(task, pages, mayNotApply)
}
