/** Ends a session. */
import { sql } from 'drizzle-orm'
import { sessions } from '../db/schema/index.ts'
import type { Services } from '../services.ts'

export async function logout(services: Services, sessionHash: string | null): Promise<void> {
  if (sessionHash) await services.db.write(sql`delete from ${sessions} where token_hash = ${sessionHash}`)
}
