/** The Model Context Protocol: for programs with an API key, never for a browser's session. */
import { Hono } from 'hono'
import { pages } from '../../contract/urls.ts'
import { FILE_MAX_BYTES } from '../../domain/document/documents.ts'
import { AppError } from '../../domain/errors/errors.ts'
import { scopesOfKey } from '../callers/credential.ts'
import { boundedBody } from '../http/bounded-body.ts'
import type { AppEnv } from '../http/context.ts'

/** The largest PDF in base64 plus the message around it. */
const BODY_MAX = Math.ceil((FILE_MAX_BYTES * 4) / 3) + 64 * 1024
/** Far more than our tools take: parsing 600,000 values of a message would occupy the isolate for seconds. */
const VALUES_MAX = 5_000

export const mcpRoutes = new Hono<AppEnv>().post(
  pages.mcp,
  async function knownKey(c, next) {
    // Only browsers send an Origin; it is refused to prevent DNS rebinding.
    if (c.req.header('Origin') !== undefined) throw new AppError('forbidden')
    c.set('keyScopes', await scopesOfKey(c))
    await next()
  },
  boundedBody({ maxBytes: BODY_MAX, tooLarge: 'fileTooLarge', deadlineMs: 120_000 }),
  async (c) => {
    const message = parsed(await c.req.text())
    // Loaded on the first call, because the SDK's schemas would slow down the start of every isolate.
    const { answerMcp } = await import('../mcp/server.ts')
    return answerMcp(c, message)
  },
)

function parsed(text: string): unknown {
  if (valuesIn(text) > VALUES_MAX) throw new AppError('invalidRequest')
  try {
    return JSON.parse(text)
  } catch {
    throw new AppError('invalidRequest')
  }
}

/** At least the number of values, counted only up to the limit; a PDF in base64 is one. */
function valuesIn(text: string): number {
  let values = 0
  for (let at = 0; at < text.length && values <= VALUES_MAX; at++) {
    const letter = text[at]
    if (letter === ',' || letter === '[' || letter === '{') values++
  }
  return values
}
