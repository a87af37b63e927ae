import { and, eq, notExists, type SQL, sql } from 'drizzle-orm'
import type { Folder } from '../../contract/workspace.ts'
import { AppError, orNotFound } from '../../domain/errors/errors.ts'
import type { Needs } from '../base/services.ts'
import { build } from '../db/client.ts'
import { folderRoom } from '../db/room.ts'
import { folders, ruleSets } from '../db/schema/index.ts'
import { insertWhere } from '../db/statements.ts'
import { ruleSetCount } from '../db/workspace.ts'

export async function createFolder(
  { db, clock }: Needs<'db' | 'clock'>,
  userId: number,
  name: string,
): Promise<Folder> {
  const room = sql`where ${folderRoom(userId)} returning id`
  const id = (await db.run(insertWhere(folders, { userId, name, createdAt: clock.now() }, room))).rows[0]?.id
  if (typeof id !== 'number') throw new AppError('tooManyFolders')
  return { id, name, ruleSetCount: 0 }
}

export async function renameFolder(
  { db }: Needs<'db'>,
  userId: number,
  id: number,
  name: string,
): Promise<Folder> {
  const [row] = await db.run(
    build
      .update(folders)
      .set({ name })
      .where(own(userId, id))
      .returning({ id: folders.id, name: folders.name, ruleSetCount }),
  )
  return orNotFound(row)
}

export async function deleteFolder({ db }: Needs<'db'>, userId: number, id: number): Promise<void> {
  const mine = own(userId, id)
  const content = build.select().from(ruleSets).where(eq(ruleSets.folderId, id))
  const { found, deleted } = await db.write({
    found: build.select({ id: folders.id }).from(folders).where(mine),
    deleted: build.delete(folders).where(and(mine, notExists(content))),
  })
  if (found.length === 0) throw new AppError('notFound')
  if (deleted.rowsAffected !== 1) throw new AppError('folderNotEmpty')
}

function own(userId: number, id: number): SQL | undefined {
  return and(eq(folders.id, id), eq(folders.userId, userId))
}
