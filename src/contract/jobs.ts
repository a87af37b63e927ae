/** Queue messages. They have only ids, never personal data; all other data is in the database. */
import * as z from 'zod'

export const Job = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('check'), id: z.number() }),
  z.object({ kind: z.literal('mail'), id: z.number() }),
])
export type Job = z.infer<typeof Job>
