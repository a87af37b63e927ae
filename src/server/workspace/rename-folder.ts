import { and, eq } from 'drizzle-orm'
import type { Folder } from '../../contract/folders.ts'
import { folders } from '../db/schema/index.ts'
import { ruleSetCount } from '../db/workspace.ts'
import { found } from '../found.ts'
import type { Needs } from '../services.ts'

/** @throws AppError notFound */
export async function renameFolder(
  { db }: Needs<'db'>,
  userId: number,
  id: number,
  name: string,
): Promise<Folder> {
  const [row] = await db.run((query) =>
    query
      .update(folders)
      .set({ name })
      .where(and(eq(folders.id, id), eq(folders.userId, userId)))
      .returning({ id: folders.id, name: folders.name, ruleSetCount }),
  )
  return found(row)
}
