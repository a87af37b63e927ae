/** Caching of reads in the browser over time, with a mocked clock. */
import { environmentManager, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../../src/islands/base/call.ts'
import { createQueryClient } from '../../src/islands/base/query-client.ts'

beforeEach(() => {
  environmentManager.setIsServer(() => false)
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('[CONS-04] [CONS-05] a read that keeps failing is tried four times, with growing delays', async () => {
  const client = createQueryClient()
  const began = Date.now()
  const attempts: number[] = []
  const read = client.fetchQuery({
    queryKey: ['results'],
    queryFn: () => {
      attempts.push(Date.now() - began)
      throw new ApiError('/api/documents/results', 503)
    },
  })
  const failed = expect(read).rejects.toThrow('Service temporarily unavailable due to maintenance.')
  await vi.advanceTimersByTimeAsync(120_000)
  await failed
  expect(attempts).toEqual([0, 1000, 3000, 7000])
})

test('[CONS-06] unused data is discarded after 5 minutes, not earlier', async () => {
  const client = createQueryClient()
  const look = new QueryObserver(client, { queryKey: ['folders'], queryFn: async () => ['Contracts'] })
  const leave = look.subscribe(() => undefined)
  await vi.advanceTimersByTimeAsync(400_000)
  expect(client.getQueryData(['folders'])).toEqual(['Contracts'])
  leave()
  await vi.advanceTimersByTimeAsync(299_000)
  expect(client.getQueryData(['folders'])).toEqual(['Contracts'])
  await vi.advanceTimersByTimeAsync(1_001)
  expect(client.getQueryData(['folders'])).toBeUndefined()
})
