import { z } from '@hono/zod-openapi'
import { answer, call } from './call.ts'
import { api } from './urls.ts'

export const readDescription = call({
  group: 'Description',
  caller: 'anyone',
  method: 'get',
  path: api.openApi,
  summary: 'This description as an OpenAPI document',
  answers: { 200: answer(z.record(z.string(), z.unknown())) },
})
