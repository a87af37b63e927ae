import { and, eq, sql } from 'drizzle-orm'
import { AppError } from '../../domain/errors/errors.ts'
import type { Needs } from '../base/services.ts'
import { build } from '../db/client.ts'
import { apiKeys } from '../db/schema/index.ts'
import { note } from '../db/statements.ts'

/** Later calls with the key fail. @throws AppError notFound */
export async function revokeKey(
  { db, clock }: Needs<'db' | 'clock'>,
  userId: number,
  id: number,
): Promise<void> {
  const mine = and(eq(apiKeys.id, id), eq(apiKeys.userId, userId))
  const { deleted } = await db.write({
    noted: note(
      { userId, kind: 'API key revoked', detail: sql`name`, at: clock.now() },
      sql`from ${apiKeys} where ${mine}`,
    ),
    deleted: build.delete(apiKeys).where(mine),
  })
  if (deleted.rowsAffected !== 1) throw new AppError('notFound')
}
