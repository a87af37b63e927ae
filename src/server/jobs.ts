/** What a queue's message leads to. */
import { Job } from '../contract/jobs.ts'
import { sendMail } from './accounts/mail.ts'
import { deadLetters } from './db/schema/index.ts'
import { nextCheck, nextOfSameUser } from './documents/next-check.ts'
import { runCheck } from './documents/run-check.ts'
import { logFailure } from './log.ts'
import type { Services } from './services.ts'

const DEAD_LETTERS = 'rulemark-dead-letters'

/** Each message on its own: one that fails comes again without the others. */
export async function handleBatch(services: Services, batch: MessageBatch): Promise<void> {
  for (const message of batch.messages) {
    try {
      if (batch.queue === DEAD_LETTERS) await keep(services, batch.queue, message.body)
      else await handle(services, message.body)
      message.ack()
    } catch (error) {
      logFailure('job-failed', { queue: batch.queue, message: message.id, attempt: message.attempts }, error)
      message.retry()
    }
  }
}

/** A message that is not understood does nothing: its row is the sweeper's business. */
async function handle(services: Services, body: unknown): Promise<void> {
  const { kind, id } = Job.parse(body)
  if (kind === 'mail') return sendMail(services, id)
  const next = await nextCheck(services, id)
  if (next === null) return
  const wait = await runCheck(services, next)
  // A retry of this message would count against its queue's tries: a new one, later, doesn't.
  if (wait !== null) await services.jobs.check(next, wait)
  const another = await nextOfSameUser(services, next)
  if (another !== null) await services.jobs.check(another)
}

/** Messages that failed for good are kept for the operator. */
async function keep(services: Services, queue: string, body: unknown): Promise<void> {
  await services.db.write(
    services.db.read
      .insert(deadLetters)
      .values({ queue, body: JSON.stringify(body), at: services.clock.now() }),
  )
}
