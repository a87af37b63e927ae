import { and, eq, sql } from 'drizzle-orm'
import { AppError } from '../../domain/errors/errors.ts'
import type { Needs } from '../base/services.ts'
import { build } from '../db/client.ts'
import { activity, apiKeys } from '../db/schema/index.ts'

/** Later calls with the key fail. @throws AppError notFound */
export async function revokeKey(
  { db, clock }: Needs<'db' | 'clock'>,
  userId: number,
  id: number,
): Promise<void> {
  const mine = and(eq(apiKeys.id, id), eq(apiKeys.userId, userId))
  const [, deleted] = await db.write(
    // Raw SQL: only the database knows the name of the deleted key.
    sql`insert into ${activity} (user_id, kind, detail, at)
      select user_id, 'API key revoked', name, ${clock.now()} from ${apiKeys} where ${mine}`,
    build.delete(apiKeys).where(mine),
  )
  if (deleted?.rowsAffected !== 1) throw new AppError('notFound')
}
