import type { AppContext, AppEnv } from './context.ts'

const DRAINED_MAX_BYTES = 64 * 1024
const DEADLINE_MS = 1_000

/**
 * Reads the rest of a refused request's body if it is short. A client that is still sending when the server closes
 * the connection loses the response.
 */
export async function drainBody(c: AppContext): Promise<void> {
  const { body } = c.req.raw
  const length = Number(c.req.header('Content-Length') ?? Number.POSITIVE_INFINITY)
  if (body === null || body.locked || length > DRAINED_MAX_BYTES) return
  // Without a slot when the configuration is incomplete.
  const { slot }: Partial<AppEnv['Variables']> = c.var
  slot?.release()
  await body.pipeTo(new WritableStream(), { signal: AbortSignal.timeout(DEADLINE_MS) }).catch(() => undefined)
}
