/** What travels through the queues: only ids, never personal data. The row is the truth. */
import * as z from 'zod'

export const Job = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('check'), id: z.number() }),
  z.object({ kind: z.literal('mail'), id: z.number() }),
])
export type Job = z.infer<typeof Job>
