/** The model to measure: the emulated one, or the one in the worker's settings. */
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { createEmulatedModel } from '../../local/model/app.ts'
import { pdfiumModule } from '../../local/pdfium.ts'
import { type ModelArguments, ownModelSettings } from '../../scripts/product/own-model.ts'
import { createGeminiChecker } from '../../src/server/adapters/gemini/gemini.ts'
import { createPdfReader } from '../../src/server/adapters/pdf/read/reader.ts'
import { askedModel, readSettings } from '../../src/server/base/env.ts'
import { aiOf } from '../../src/server/common-services.ts'
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

/** The model at an address, as `npm start -- --model` takes it. @throws when none answers there */
export async function modelAt(given: ModelArguments): Promise<RunningModel | undefined> {
  return configuredModel(await ownModelSettings(given))
}

/** Required settings that calling the model does not use. */
const UNUSED = {
  APP_ORIGIN: 'http://localhost',
  DB_URL: 'http://localhost',
  SECRET: '-'.repeat(32),
  MAIL_FROM: 'nobody@localhost',
}

/** Returns undefined if the environment configures no model. @throws ConfigurationError */
export function configuredModel(env: object): RunningModel | undefined {
  const settings = readSettings({ ...env, ...UNUSED })
  if (!settings.OPENAI_BASE_URL && !settings.GEMINI_API_KEY) return undefined
  const { checker } = aiOf(settings)
  return { name: askedModel(settings), isEmulated: false, checker, stop: () => undefined }
}
