import type { Job } from '../../contract/jobs.ts'
import { withDeadline } from '../base/deadline.ts'
import type { FileStore, Jobs } from '../base/ports.ts'

/** Timeout in milliseconds for one file or one list of 1,000 keys. */
const DEADLINE_MS = 20_000
/** Maximum keys that R2 accepts per call. */
const PORTION = 1000
/** A key without a file, the cheapest lookup. */
const NO_FILE = 'health'

export function createR2Store(bucket: R2Bucket): FileStore {
  return {
    async put(key, bytes, contentType) {
      await withDeadline(DEADLINE_MS, bucket.put(key, bytes, { httpMetadata: { contentType } }))
    },
    async get(key) {
      return withDeadline(DEADLINE_MS, read(bucket, key))
    },
    async open(key) {
      return (await withDeadline(DEADLINE_MS, bucket.get(key)))?.body ?? null
    },
    async delete(...keys) {
      for (let from = 0; from < keys.length; from += PORTION)
        await withDeadline(DEADLINE_MS, bucket.delete(keys.slice(from, from + PORTION)))
    },
    async list(prefix) {
      const keys: string[] = []
      let cursor: string | undefined
      do {
        const page: R2Objects = await withDeadline(
          DEADLINE_MS,
          bucket.list(cursor ? { prefix, cursor } : { prefix }),
        )
        keys.push(...page.objects.map((object) => object.key))
        cursor = page.truncated ? page.cursor : undefined
      } while (cursor)
      return keys
    },
    async some(prefix, after) {
      const page = await withDeadline(DEADLINE_MS, bucket.list({ prefix, startAfter: after, limit: PORTION }))
      return page.objects.map((object) => object.key)
    },
    async probe() {
      await withDeadline(DEADLINE_MS, bucket.head(NO_FILE))
    },
  }
}

async function read(bucket: R2Bucket, key: string): Promise<Uint8Array<ArrayBuffer> | null> {
  const object = await bucket.get(key)
  return object ? new Uint8Array(await object.arrayBuffer()) : null
}

/** Milliseconds for one message; the sweeper sends it again. */
const MESSAGE_MS = 5_000

export function createQueueJobs(checks: Queue<Job>, mails: Queue<Job>): Jobs {
  return {
    async check(id, delaySeconds = 0) {
      await withDeadline(MESSAGE_MS, checks.send({ kind: 'check', id }, { delaySeconds }))
    },
    async mail(id) {
      await withDeadline(MESSAGE_MS, mails.send({ kind: 'mail', id }))
    },
  }
}
