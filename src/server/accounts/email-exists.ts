/** Tells whether an address already has an account, as the sign-up form asks. */
import { sql } from 'drizzle-orm'
import { emailKey } from '../../domain/account.ts'
import { users } from '../db/schema/index.ts'
import type { Services } from '../services.ts'

export async function emailExists(services: Services, email: string): Promise<boolean> {
  const rows = await services.db.read
    .select({ id: users.id })
    .from(users)
    .where(sql`${users.emailKey} = ${emailKey(email)}`)
  return rows.length > 0
}
