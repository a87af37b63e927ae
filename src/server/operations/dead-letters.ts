/** Messages that failed for good. Each only names a row, whose state decides whether work is left. */
import { and, eq } from 'drizzle-orm'
import { Job } from '../../contract/jobs.ts'
import type { Needs } from '../base/services.ts'
import { build } from '../db/client.ts'
import { checks, deadLetters, mails } from '../db/schema/index.ts'
import { recordAction } from '../db/statements.ts'
import { running } from '../db/states.ts'

const SHOWN = 200

export async function listDeadLetters({ db }: Needs<'db'>) {
  const rows = await db.read.select().from(deadLetters).orderBy(deadLetters.id).limit(SHOWN)
  return Promise.all(
    rows.map(async ({ id, at, queue, body }) => {
      const job = jobIn(body)
      /** "check 7", "mail 3", or the beginning of an unknown message. */
      const about = job ? `${job.kind} ${job.id}` : body.slice(0, SHOWN)
      return {
        id,
        at: new Date(at).toISOString(),
        queue,
        about,
        waiting: job !== null && (await waits(db, job)),
      }
    }),
  )
}

/** Makes the message's row due, so that the sweeper enqueues it within a minute. False when no work is left. */
export async function replayDeadLetter({ db, clock }: Needs<'db' | 'clock'>, id: number, operator: string) {
  const [letter] = await db.read.select().from(deadLetters).where(eq(deadLetters.id, id))
  const job = letter ? jobIn(letter.body) : null
  if (!job || !(await waits(db, job))) return false
  const due =
    job.kind === 'check'
      ? build
          .update(checks)
          .set({ sentAt: null, notBefore: 0 })
          .where(and(eq(checks.id, job.id), running))
      : build.update(mails).set({ queuedAt: 0, notBefore: 0 }).where(eq(mails.id, job.id))
  await db.settle({ due, ...removing(id, 'dlq replay', operator, clock.now()) })
  return true
}

export async function dropDeadLetter({ db, clock }: Needs<'db' | 'clock'>, id: number, operator: string) {
  const { removed } = await db.write(removing(id, 'dlq drop', operator, clock.now()))
  return removed.rowsAffected === 1
}

function removing(id: number, command: string, operator: string, now: number) {
  return {
    recorded: recordAction({ operator, command, subject: `dead letter ${id}` }, now),
    removed: build.delete(deadLetters).where(eq(deadLetters.id, id)),
  }
}

function jobIn(body: string): Job | null {
  try {
    return Job.safeParse(JSON.parse(body)).data ?? null
  } catch {
    return null
  }
}

async function waits(db: Needs<'db'>['db'], { kind, id }: Job): Promise<boolean> {
  const rows =
    kind === 'check'
      ? await db.read
          .select({ id: checks.id })
          .from(checks)
          .where(and(eq(checks.id, id), running))
      : await db.read.select({ id: mails.id }).from(mails).where(eq(mails.id, id))
  return rows.length > 0
}
