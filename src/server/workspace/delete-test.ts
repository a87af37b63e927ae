import { and, eq } from 'drizzle-orm'
import { AppError } from '../../domain/errors.ts'
import { build } from '../db/client.ts'
import { ruleSetTests } from '../db/schema/index.ts'
import type { Needs } from '../services.ts'

/** @throws AppError notFound */
export async function deleteTest({ db }: Needs<'db'>, userId: number, id: number): Promise<void> {
  const [deleted] = await db.write(
    build.delete(ruleSetTests).where(and(eq(ruleSetTests.id, id), eq(ruleSetTests.userId, userId))),
  )
  if (deleted?.rowsAffected !== 1) throw new AppError('notFound')
}
