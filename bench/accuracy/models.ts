/** The model to be measured: the emulated one, or the one that the worker's settings name. */
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { createEmulatedModel } from '../../local/model/app.ts'
import { pdfiumModule } from '../../local/pdfium.ts'
import { createGeminiChecker } from '../../src/server/adapters/gemini/gemini.ts'
import { createOpenAiChecker } from '../../src/server/adapters/openai/openai.ts'
import { createPdfReader } from '../../src/server/adapters/pdf/read/reader.ts'
import type { Model } from './recorded.ts'

export interface RunningModel extends Model {
  stop(): void
}

export async function emulatedModel(): Promise<RunningModel> {
  const { fetch } = createEmulatedModel({ reader: createPdfReader(pdfiumModule()) })
  const server = createServer(getRequestListener(fetch))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    name: 'emulated model',
    isEmulated: true,
    checker: createGeminiChecker({ apiKey: 'emulated', baseUrl, model: 'emulated' }),
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** Undefined when the environment names none. */
export function configuredModel(env: Readonly<Record<string, string | undefined>>): RunningModel | undefined {
  const { OPENAI_BASE_URL, OPENAI_MODEL = '', OPENAI_API_KEY = '', OPENAI_CONTEXT = '32768' } = env
  const { GEMINI_API_KEY, GEMINI_MODEL = 'gemini-3.5-flash-lite' } = env
  const stop = (): void => undefined
  if (OPENAI_BASE_URL)
    return {
      name: OPENAI_MODEL,
      isEmulated: false,
      checker: createOpenAiChecker({
        baseUrl: OPENAI_BASE_URL,
        model: OPENAI_MODEL,
        apiKey: OPENAI_API_KEY,
        context: Number(OPENAI_CONTEXT),
      }),
      stop,
    }
  if (!GEMINI_API_KEY) return undefined
  const baseUrl = env.GEMINI_BASE_URL ?? 'https://generativelanguage.googleapis.com'
  const checker = createGeminiChecker({ apiKey: GEMINI_API_KEY, baseUrl, model: GEMINI_MODEL })
  return { name: GEMINI_MODEL, isEmulated: false, checker, stop }
}
