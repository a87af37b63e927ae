/** The limit of requests that an isolate works on at once. */
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { AppError } from '../../src/domain/errors/errors.ts'
import type { AppEnv } from '../../src/server/http/context.ts'
import { loadLimit } from '../../src/server/http/load-limit.ts'

const AT_ONCE = 64
const BEYOND = 72

test('exactly the requests beyond the limit are refused; those accepted are served, and later as many again', async () => {
  const held = Promise.withResolvers<void>()
  const app = new Hono<AppEnv>()
    .use(loadLimit())
    .get('/', async (c) => {
      await held.promise
      return c.text('served')
    })
    .onError((error, c) =>
      error instanceof AppError
        ? c.text('', error.status, { 'Retry-After': String(error.retryAfter) })
        : c.text('', 500),
    )
  const refused: (string | null)[] = []
  const ask = async (): Promise<number> => {
    const { status, headers } = await app.request('/')
    if (status === 503) refused.push(headers.get('Retry-After'))
    return status
  }
  const answers = Promise.all(Array.from({ length: AT_ONCE + BEYOND }, ask))
  await expect.poll(() => refused).toEqual(Array(BEYOND).fill('1'))
  held.resolve()
  expect((await answers).filter((status) => status === 200)).toHaveLength(AT_ONCE)
  expect(await Promise.all(Array.from({ length: AT_ONCE }, ask))).toEqual(Array(AT_ONCE).fill(200))
})
