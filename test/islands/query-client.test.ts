import { environmentManager } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { ApiError } from '../../src/islands/base/call.ts'
import { createQueryClient } from '../../src/islands/base/query-client.ts'

const { queries, mutations } = createQueryClient().getDefaultOptions()

function retries(failures: number, error: Error): boolean {
  if (typeof queries?.retry !== 'function') throw new Error('retry is no function')
  return Boolean(queries.retry(failures, error))
}

test.each([0, 408, 429, 500, 502, 503, 504])(
  '[CONS-04] a read that failed with %i is retried three times',
  (status) => {
    const error = new ApiError('/api/x', status)
    expect([0, 1, 2, 3].map((failures) => retries(failures, error))).toEqual([true, true, true, false])
  },
)

test.each([400, 401, 402, 403, 404, 409, 413])(
  '[CONS-04] a read that failed with %i is not retried',
  (status) => {
    expect(retries(0, new ApiError('/api/x', status))).toBe(false)
  },
)

test('calls that change data are never retried', () => {
  expect(mutations?.retry).toBe(false)
})

test('[CONS-05] delays grow and never exceed 30 s', () => {
  const delay = queries?.retryDelay
  if (typeof delay !== 'function') throw new Error('retryDelay is no function')
  const waits = Array.from({ length: 12 }, (_, attempt) => delay(attempt, new Error('x')))
  expect(waits.slice(0, 4)).toEqual([1000, 2000, 4000, 8000])
  expect(Math.max(...waits)).toBe(30_000)
})

test('[CONS-06] cached data is discarded after 5 minutes; on the server no timer holds a page’s data', () => {
  const kept = (isServer: boolean): number => {
    environmentManager.setIsServer(() => isServer)
    const client = createQueryClient()
    return client.getQueryCache().build(client, { queryKey: ['any'] }).gcTime
  }
  expect([kept(false), kept(true)]).toEqual([300_000, Number.POSITIVE_INFINITY])
})
