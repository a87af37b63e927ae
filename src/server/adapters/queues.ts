import type { Job } from '../../contract/jobs.ts'
import type { Jobs } from '../ports.ts'

export function createQueueJobs(checks: Queue<Job>, mails: Queue<Job>): Jobs {
  return {
    async check(id, delaySeconds = 0) {
      await checks.send({ kind: 'check', id }, { delaySeconds })
    },
    async mail(id) {
      await mails.send({ kind: 'mail', id })
    },
  }
}
