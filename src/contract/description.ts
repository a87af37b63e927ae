import { z } from '@hono/zod-openapi'
import { answer, call } from './call.ts'
import { api } from './urls.ts'

export const readDescription = call('get', api.openApi, 'This description as an OpenAPI document', {
  group: 'Description',
  caller: 'anyone',
  answers: { 200: answer(z.record(z.string(), z.unknown())) },
})
