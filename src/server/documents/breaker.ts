/** Circuit breaker for the AI, shared by all workers as a database row; after a pause one trial check may ask. */
import { and, eq, gte, lte, sql } from 'drizzle-orm'
import { logProblem } from '../base/log.ts'
import { type Checker, CheckerFault } from '../base/ports.ts'
import type { Needs } from '../base/services.ts'
import { build } from '../db/client.ts'
import { breakers } from '../db/schema/index.ts'
import { BREAKER_FAILURES_MAX } from '../db/states.ts'

const PAUSE_MS = 30_000

type Asking = Needs<'db' | 'clock'>

/** Whether a check may ask the AI: always while the breaker is closed, else once per pause. */
export async function mayAskAi({ db, clock }: Asking): Promise<boolean> {
  const now = clock.now()
  const isOpen = and(eq(breakers.name, 'ai'), gte(breakers.failures, BREAKER_FAILURES_MAX))
  const {
    open: [breaker],
  } = await db.write({
    open: build.select().from(breakers).where(isOpen),
    trial: build
      .update(breakers)
      .set({ openUntil: now + PAUSE_MS })
      .where(and(isOpen, lte(breakers.openUntil, now))),
  })
  return !breaker || breaker.openUntil <= now
}

/** All faults of an attempt count once, those of its document never: it must not keep other users waiting. */
export function withBreaker(services: Needs<'db' | 'clock' | 'checker'>): Checker {
  let hasAnswered = false
  let hasFailed = false
  return {
    ...services.checker,
    async ask(question) {
      try {
        const answer = await services.checker.ask(question)
        if (!hasAnswered) await noteAnswer(services)
        hasAnswered = true
        return answer
      } catch (error) {
        if (!hasFailed && isOutage(error) && !question.signal?.aborted) {
          hasFailed = true
          await noteFault(services)
        }
        throw error
      }
    },
  }
}

function isOutage(error: unknown): boolean {
  return error instanceof CheckerFault && error.isOutage
}

async function noteAnswer({ db }: Needs<'db'>): Promise<void> {
  await db.settle({ closed: build.delete(breakers).where(eq(breakers.name, 'ai')) })
}

async function noteFault({ db, clock }: Asking): Promise<void> {
  const until = clock.now() + PAUSE_MS
  // One statement counts and opens, so that every simultaneous fault is counted.
  const [breaker] = await db.run(
    build
      .insert(breakers)
      .values({ name: 'ai', failures: 1, openUntil: 0 })
      .onConflictDoUpdate({
        target: breakers.name,
        set: {
          failures: sql`failures + 1`,
          openUntil: sql`case when failures + 1 >= ${BREAKER_FAILURES_MAX} then ${until} else 0 end`,
        },
      })
      .returning(),
  )
  if (breaker?.failures === BREAKER_FAILURES_MAX) logProblem('ai-left-alone', { pauseMs: PAUSE_MS })
}
