import { eq } from 'drizzle-orm'
import type { Needs } from '../base/services.ts'
import { build } from '../db/client.ts'
import { sessions } from '../db/schema/index.ts'

export async function logout({ db }: Needs<'db'>, sessionHash: string | null): Promise<void> {
  if (sessionHash) await db.run(build.delete(sessions).where(eq(sessions.tokenHash, sessionHash)))
}
