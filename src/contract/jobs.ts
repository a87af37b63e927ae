/** Queue messages. They hold only ids, never personal data; the database row has the facts. */
import * as z from 'zod'

export const Job = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('check'), id: z.number() }),
  z.object({ kind: z.literal('mail'), id: z.number() }),
])
export type Job = z.infer<typeof Job>
