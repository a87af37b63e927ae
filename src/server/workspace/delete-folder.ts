import { and, eq, notExists } from 'drizzle-orm'
import { AppError } from '../../domain/errors.ts'
import { build } from '../db/client.ts'
import { folders, ruleSets } from '../db/schema/index.ts'
import type { Needs } from '../services.ts'

/** Deletes an empty folder. @throws AppError notFound, folderNotEmpty */
export async function deleteFolder({ db }: Needs<'db'>, userId: number, id: number): Promise<void> {
  const mine = and(eq(folders.id, id), eq(folders.userId, userId))
  const content = build.select().from(ruleSets).where(eq(ruleSets.folderId, id))
  const [found, deleted] = await db.write(
    build.select({ id: folders.id }).from(folders).where(mine),
    build.delete(folders).where(and(mine, notExists(content))),
  )
  if (found?.rows.length === 0) throw new AppError('notFound')
  if (deleted?.rowsAffected !== 1) throw new AppError('folderNotEmpty')
}
