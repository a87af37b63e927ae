import type { Job } from '../../contract/jobs.ts'
import { withDeadline } from '../base/deadline.ts'
import type { Jobs } from '../base/ports.ts'

/** Milliseconds for one message; the sweeper sends it again. */
const DEADLINE_MS = 5_000

export function createQueueJobs(checks: Queue<Job>, mails: Queue<Job>): Jobs {
  return {
    async check(id, delaySeconds = 0) {
      await withDeadline(DEADLINE_MS, checks.send({ kind: 'check', id }, { delaySeconds }))
    },
    async mail(id) {
      await withDeadline(DEADLINE_MS, mails.send({ kind: 'mail', id }))
    },
  }
}
