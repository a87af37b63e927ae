import { and, eq, inArray, notExists, type SQL, sql } from 'drizzle-orm'
import type { Folder, Tag } from '../../contract/workspace.ts'
import { FOLDERS_MAX, TAGS_MAX } from '../../domain/account/quotas.ts'
import { AppError, orNotFound } from '../../domain/errors/errors.ts'
import type { Needs } from '../base/services.ts'
import { build, isDuplicate } from '../db/client.ts'
import { folders, ruleSets, ruleSetTags, tags } from '../db/schema/index.ts'
import { insertWhere, room } from '../db/statements.ts'
import { ruleSetCount } from '../db/workspace.ts'

export async function createFolder(
  { db, clock }: Needs<'db' | 'clock'>,
  userId: number,
  name: string,
): Promise<Folder> {
  const where = sql`where ${room(sql`${folders} where user_id = ${userId}`, FOLDERS_MAX)} returning id`
  const id = (await db.run(insertWhere(folders, { userId, name, createdAt: clock.now() }, where))).rows[0]?.id
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

export async function createTag({ db }: Needs<'db'>, userId: number, name: string): Promise<Tag> {
  try {
    const insert = insertWhere(
      tags,
      { userId, name },
      sql`where ${room(sql`${tags} where user_id = ${userId}`, TAGS_MAX)} returning id`,
    )
    const id = (await db.run(insert)).rows[0]?.id
    if (typeof id !== 'number') throw new AppError('tooManyTags')
    return { id, name }
  } catch (error) {
    if (isDuplicate(error, 'tags.name')) throw new AppError('conflict')
    throw error
  }
}

/** Also removes it from rule sets. @throws AppError notFound */
export async function deleteTag({ db }: Needs<'db'>, userId: number, id: number): Promise<void> {
  const mine = and(eq(tags.id, id), eq(tags.userId, userId))
  const { deleted } = await db.write({
    links: build
      .delete(ruleSetTags)
      .where(inArray(ruleSetTags.tagId, build.select({ id: tags.id }).from(tags).where(mine))),
    deleted: build.delete(tags).where(mine),
  })
  if (deleted.rowsAffected !== 1) throw new AppError('notFound')
}
