import { Job } from '../contract/jobs.ts'
import { logFailure } from './base/log.ts'
import type { Needs, Services } from './base/services.ts'
import { build } from './db/client.ts'
import { deadLetters } from './db/schema/index.ts'
import { nextCheck, nextOfSameUser } from './documents/lease.ts'
import { runCheck } from './documents/run-check.ts'
import { sendMail } from './mail/letters.ts'

/** Prefix; staging's queues have a suffix. */
const DEAD_LETTERS = 'rulemark-dead-letters'

/** Each message is handled separately, so that only failed ones are retried. */
export async function handleBatch(services: Services, batch: MessageBatch): Promise<void> {
  for (const message of batch.messages) {
    try {
      if (batch.queue.startsWith(DEAD_LETTERS)) await keep(services, batch.queue, message.body)
      else await handle(services, batch.queue, message.body)
      message.ack()
    } catch (error) {
      const facts = { queue: batch.queue, message: message.id, attempt: message.attempts }
      logFailure('job-failed', { ...facts, ...Job.safeParse(message.body).data }, error)
      message.retry()
    }
  }
}

/** Stores an unknown message for the operator instead of retrying it; the sweeper handles its row. */
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
  // A new, delayed message, because a retry of this one would count against the queue's limit.
  if (wait !== null) await services.jobs.check(next, wait)
  const another = await nextOfSameUser(services, next)
  if (another !== null) await services.jobs.check(another)
}

async function keep({ db, clock }: Needs<'db' | 'clock'>, queue: string, body: unknown): Promise<void> {
  const letter = { queue, body: JSON.stringify(body), at: clock.now() }
  await db.run(build.insert(deadLetters).values(letter))
}
