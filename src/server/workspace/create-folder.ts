import { sql } from 'drizzle-orm'
import type { Folder } from '../../contract/folders.ts'
import { AppError } from '../../domain/errors.ts'
import { folders } from '../db/schema/index.ts'
import type { Needs } from '../services.ts'
import { folderRoom } from './room.ts'

/** @throws AppError tooManyFolders */
export async function createFolder(
  { db, clock }: Needs<'db' | 'clock'>,
  userId: number,
  name: string,
): Promise<Folder> {
  const [created] = await db.write(
    // Raw SQL: the insert itself counts, so that simultaneous requests can't exceed the limit.
    sql`insert into ${folders} (user_id, name, created_at) select ${userId}, ${name}, ${clock.now()}
      where ${folderRoom(userId)} returning id`,
  )
  const id = created?.rows[0]?.id
  if (typeof id !== 'number') throw new AppError('tooManyFolders')
  return { id, name, ruleSetCount: 0 }
}
