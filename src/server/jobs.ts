/** What a queue's message leads to. */
import { Job } from '../contract/jobs.ts'
import { sendMail } from './accounts/mail.ts'
import { deadLetters } from './db/schema/index.ts'
import { runCheck } from './documents/run-check.ts'
import type { Services } from './services.ts'

const DEAD_LETTERS = 'rulemark-dead-letters'

export async function handleBatch(services: Services, batch: MessageBatch): Promise<void> {
  for (const message of batch.messages) {
    if (batch.queue === DEAD_LETTERS) await keep(services, batch.queue, message)
    else await handle(services, message)
  }
}

async function handle(services: Services, message: Message): Promise<void> {
  const job = Job.safeParse(message.body)
  if (!job.success) {
    console.error(JSON.stringify({ event: 'job-not-understood', id: message.id }))
    return message.ack()
  }
  if (job.data.kind === 'mail') await sendMail(services, job.data.id)
  else {
    const wait = await runCheck(services, job.data.id)
    // A retry of this message would count against its queue's tries: a new one, later, doesn't.
    if (wait !== null) await services.jobs.check(job.data.id, wait)
  }
  message.ack()
}

/** Messages that failed for good are kept for the operator; their rows are the sweeper's business. */
async function keep(services: Services, queue: string, message: Message): Promise<void> {
  await services.db.write(
    services.db.read
      .insert(deadLetters)
      .values({ queue, body: JSON.stringify(message.body), at: services.clock.now() }),
  )
  message.ack()
}
