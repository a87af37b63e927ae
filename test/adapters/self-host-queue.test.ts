/** The queues of a self-hosted run. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Queues } from '../../self-host/queue.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Queues that call `handle`; records the queue, row and attempt of each batch. */
function watched(handle: () => Promise<void>, isRetried = false): { queues: Queues; seen: string[] } {
  const seen: string[] = []
  const queues = new Queues(async ({ queue, messages }) => {
    const message = messages[0] as Message<{ id: number }>
    seen.push(`${queue} ${message.body.id} ${message.attempts}`)
    await handle()
    if (isRetried) message.retry()
    else message.ack()
  })
  return { queues, seen }
}

test('a failing message is retried and finally becomes one dead letter', async () => {
  const { queues, seen } = watched(async () => undefined, true)
  await queues.check(7)
  await vi.advanceTimersByTimeAsync(600_000)
  expect(seen).toEqual([
    ...[1, 2, 3, 4, 5, 6].map((attempt) => `rulemark-checks 7 ${attempt}`),
    'rulemark-dead-letters 7 7',
  ])
})

test('a delay is respected', async () => {
  const { queues, seen } = watched(async () => undefined)
  await queues.check(7, 30)
  await vi.advanceTimersByTimeAsync(29_900)
  expect(seen).toEqual([])
  await vi.advanceTimersByTimeAsync(200)
  expect(seen).toEqual(['rulemark-checks 7 1'])
})

test('four checks run at a time, letters run independently, and the others follow', async () => {
  const ends: (() => void)[] = []
  const { queues, seen } = watched(() => new Promise((resolve) => ends.push(resolve)))
  for (let id = 1; id <= 6; id++) await queues.check(id)
  await queues.mail(9)
  await vi.advanceTimersByTimeAsync(10)
  expect(seen).toHaveLength(5)
  expect(seen).toContain('rulemark-mails 9 1')
  ends[0]?.()
  await vi.advanceTimersByTimeAsync(10)
  expect(seen.at(-1)).toBe('rulemark-checks 5 1')
})

test('stopping waits for letters but not for checks, and starts nothing more', async () => {
  const ends: (() => void)[] = []
  const { queues, seen } = watched(() => new Promise((resolve) => ends.push(resolve)))
  await queues.check(1)
  await queues.mail(2)
  await queues.check(3, 5)
  await vi.advanceTimersByTimeAsync(10)
  let hasStopped = false
  void queues.stop().then(() => {
    hasStopped = true
  })
  await queues.check(4)
  await vi.advanceTimersByTimeAsync(60_000)
  expect([hasStopped, seen]).toEqual([false, ['rulemark-checks 1 1', 'rulemark-mails 2 1']])
  ends[1]?.()
  await vi.advanceTimersByTimeAsync(10)
  expect([hasStopped, seen.length]).toEqual([true, 2])
})
