/** Server state in the browser: 3 retries with back-off up to 30 s, cached data kept 5 minutes (CONS-04 to 06). */
import { notifyManager, QueryClient } from '@tanstack/react-query'
import { ApiError } from './call.ts'

const RETRIES = 3

// At once instead of in a timer: a button must be busy before the second click of a double click.
notifyManager.setScheduler(queueMicrotask)

function worthRetrying(failures: number, error: Error): boolean {
  if (failures >= RETRIES) return false
  if (!(error instanceof ApiError)) return true
  return error.status === 0 || error.status === 408 || error.status === 429 || error.status >= 500
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: worthRetrying,
        retryDelay: (attempt) => Math.min(1000 * 2 ** attempt, 30_000),
        // gcTime stays the library's: 5 minutes in the browser, no timer on the server to hold each page's data.
        staleTime: 30_000,
      },
      // Changes made offline fail at once instead of being sent later.
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}
