import { eq } from 'drizzle-orm'
import { sessions } from '../db/schema/index.ts'
import type { Needs } from '../services.ts'

export async function logout({ db }: Needs<'db'>, sessionHash: string | null): Promise<void> {
  if (sessionHash) await db.run((query) => query.delete(sessions).where(eq(sessions.tokenHash, sessionHash)))
}
