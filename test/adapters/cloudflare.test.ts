import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Job } from '../../src/contract/jobs.ts'
import { createQueueJobs, createR2Store } from '../../src/server/adapters/cloudflare.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

/** An R2 bucket with only the calls made here. */
function bucket(calls: object): R2Bucket {
  return calls as R2Bucket
}

test('more keys than the platform accepts per call are deleted in several calls', async () => {
  const portions: number[] = []
  const store = createR2Store(
    bucket({
      delete: (keys: string[]) => {
        portions.push(keys.length)
        return Promise.resolve()
      },
    }),
  )
  await store.delete(...Array.from({ length: 2500 }, (_, index) => `annotated/${index}`))
  expect(portions).toEqual([1000, 1000, 500])
  await store.delete()
  expect(portions).toHaveLength(3)
})

test('a file store that doesn’t respond is not waited for', async () => {
  const silent = (): Promise<never> => new Promise(() => undefined)
  const store = createR2Store(bucket({ put: silent, get: silent, delete: silent, list: silent }))
  const calls = [
    store.put('a', new Uint8Array(1), 'application/pdf'),
    store.get('a'),
    store.delete('a'),
    store.list('a'),
    store.some('a', 'a'),
  ].map((call) => expect(call).rejects.toThrow('no answer within 20000 ms'))
  await vi.advanceTimersByTimeAsync(20_000)
  await Promise.all(calls)
})

test('a queue that doesn’t respond is not waited for', async () => {
  const silent = { send: () => new Promise<never>(() => undefined) } as unknown as Queue<Job>
  const jobs = createQueueJobs(silent, silent)
  const calls = [jobs.check(1), jobs.mail(1)].map((call) =>
    expect(call).rejects.toThrow('no answer within 5000 ms'),
  )
  await vi.advanceTimersByTimeAsync(5_000)
  await Promise.all(calls)
})
