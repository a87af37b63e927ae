/** What a queue's message leads to. */
import { Job } from '../contract/jobs.ts'
import { deadLetters } from './db/schema/index.ts'
import { nextCheck, nextOfSameUser } from './documents/next-check.ts'
import { runCheck } from './documents/run-check.ts'
import { logFailure } from './log.ts'
import { sendMail } from './mail/outbox.ts'
import type { Needs, Services } from './services.ts'

const DEAD_LETTERS = 'rulemark-dead-letters'

/** Each message on its own: one that fails comes again without the others. */
export async function handleBatch(services: Services, batch: MessageBatch): Promise<void> {
  for (const message of batch.messages) {
    try {
      if (batch.queue === DEAD_LETTERS) await keep(services, batch.queue, message.body)
      else await handle(services, batch.queue, message.body)
      message.ack()
    } catch (error) {
      const facts = { queue: batch.queue, message: message.id, attempt: message.attempts }
      logFailure('job-failed', { ...facts, ...Job.safeParse(message.body).data }, error)
      message.retry()
    }
  }
}

/** A message of an unknown shape is not tried again: it is kept for the operator, and its row is the sweeper's business. */
async function handle(services: Services, queue: string, body: unknown): Promise<void> {
  const job = Job.safeParse(body)
  if (!job.success) {
    logFailure('job-unknown', { queue }, job.error)
    return keep(services, queue, body)
  }
  const { kind, id } = job.data
  if (kind === 'mail') return sendMail(services, id)
  const next = await nextCheck(services, id)
  if (next === null) return
  const wait = await runCheck(services, next)
  // A retry of this message would count against its queue's tries: a new one, later, doesn't.
  if (wait !== null) await services.jobs.check(next, wait)
  const another = await nextOfSameUser(services, next)
  if (another !== null) await services.jobs.check(another)
}

/** Messages that failed for good. */
async function keep({ db, clock }: Needs<'db' | 'clock'>, queue: string, body: unknown): Promise<void> {
  const letter = { queue, body: JSON.stringify(body), at: clock.now() }
  await db.run((query) => query.insert(deadLetters).values(letter))
}
