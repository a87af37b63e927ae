/** Whether an address already has an account, for the sign-up form. */
import { eq } from 'drizzle-orm'
import { emailKey } from '../../domain/account.ts'
import { users } from '../db/schema/index.ts'
import type { Needs } from '../services.ts'

export async function emailExists({ db }: Needs<'db'>, email: string): Promise<boolean> {
  const rows = await db.read
    .select({ id: users.id })
    .from(users)
    .where(eq(users.emailKey, emailKey(email)))
  return rows.length > 0
}
