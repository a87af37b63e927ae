import { sql } from 'drizzle-orm'
import { AppError } from '../../domain/errors.ts'
import { activity, apiKeys } from '../db/schema/index.ts'
import type { Needs } from '../services.ts'

/** The key opens nothing from now on. @throws AppError notFound */
export async function revokeKey(
  { db, clock }: Needs<'db' | 'clock'>,
  userId: number,
  id: number,
): Promise<void> {
  const mine = sql`id = ${id} and user_id = ${userId}`
  const [, deleted] = await db.write(
    sql`insert into ${activity} (user_id, kind, detail, at)
      select user_id, 'API key revoked', name, ${clock.now()} from ${apiKeys} where ${mine}`,
    sql`delete from ${apiKeys} where ${mine}`,
  )
  if (deleted?.rowsAffected !== 1) throw new AppError('notFound')
}
