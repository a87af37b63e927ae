import { sql } from 'drizzle-orm'
import type { Folder } from '../../contract/folders.ts'
import { AppError } from '../../domain/errors.ts'
import { folders, ruleSets } from '../db/schema/index.ts'
import type { Services } from '../services.ts'

/** @throws AppError notFound */
export async function renameFolder(
  services: Services,
  userId: number,
  id: number,
  name: string,
): Promise<Folder> {
  const [renamed] = await services.db.write(
    sql`update ${folders} set name = ${name} where id = ${id} and user_id = ${userId}
      returning (select count(*) from ${ruleSets} where folder_id = ${id}) as count`,
  )
  const [row] = renamed?.rows ?? []
  if (!row) throw new AppError('notFound')
  return { id, name, ruleSetCount: Number(row.count) }
}
