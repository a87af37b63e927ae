import { sql } from 'drizzle-orm'
import { AppError } from '../../domain/errors.ts'
import { folders, ruleSets } from '../db/schema/index.ts'
import type { Services } from '../services.ts'

/** Only an empty folder goes. @throws AppError notFound, folderNotEmpty */
export async function deleteFolder(services: Services, userId: number, id: number): Promise<void> {
  const mine = sql`id = ${id} and user_id = ${userId}`
  const [found, deleted] = await services.db.write(
    sql`select 1 from ${folders} where ${mine}`,
    sql`delete from ${folders} where ${mine} and not exists (select 1 from ${ruleSets} where folder_id = ${id})`,
  )
  if (found?.rows.length === 0) throw new AppError('notFound')
  if (deleted?.rowsAffected !== 1) throw new AppError('folderNotEmpty')
}
