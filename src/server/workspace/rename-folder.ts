import { sql } from 'drizzle-orm'
import type { Folder } from '../../contract/workspace.ts'
import { AppError } from '../../domain/errors.ts'
import { folders } from '../db/schema/index.ts'
import type { Services } from '../services.ts'

/** @throws AppError notFound */
export async function renameFolder(services: Services, userId: number, folder: Folder): Promise<Folder> {
  const [renamed] = await services.db.write(
    sql`update ${folders} set name = ${folder.name} where id = ${folder.id} and user_id = ${userId}`,
  )
  if (renamed?.rowsAffected !== 1) throw new AppError('notFound')
  return folder
}
