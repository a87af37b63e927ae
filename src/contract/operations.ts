import { z } from '@hono/zod-openapi'
import { answer, call } from './call.ts'
import { api } from './urls.ts'

const count = z.int().min(0)

export const Figures = z.strictObject({
  checks: z.strictObject({ waiting: count, running: count, triedAgain: count }),
  refundsLastHour: count,
  mails: z.strictObject({ waiting: count, refused: count }),
  deadLetters: count,
  aiLeftAlone: z.boolean().describe('The AI failed three times in a row, so no check asks it for now'),
  suspense: z.number().describe('Dollars that belong to no user'),
})
export type Figures = z.infer<typeof Figures>

const Part = z.enum(['up', 'down'])

export const Health = z.strictObject({
  database: Part,
  files: Part,
  oldestWaitingSeconds: count
    .nullable()
    .describe('Age of the oldest check that has not ended; null if there is none'),
  version: z.string().optional().describe('The deployed version; absent in a local run'),
  figures: Figures.optional().describe('For administrators'),
})
export type Health = z.infer<typeof Health>

export const readHealth = call(
  'get',
  api.health,
  'Whether the database and the file store respond, and how long checks wait',
  {
    group: 'Operations',
    caller: 'anyone',
    answers: { 200: answer(Health), 503: answer(Health) },
  },
)

export const readDescription = call('get', api.openApi, 'This description as an OpenAPI document', {
  group: 'Description',
  caller: 'anyone',
  answers: { 200: answer(z.record(z.string(), z.unknown())) },
})
