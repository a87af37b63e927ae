import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Tag } from '../../contract/workspace.ts'
import { AppError } from '../../domain/errors/errors.ts'
import type { Needs } from '../base/services.ts'
import { build, isDuplicate } from '../db/client.ts'
import { tagRoom } from '../db/room.ts'
import { ruleSetTags, tags } from '../db/schema/index.ts'
import { insertWhere } from '../db/statements.ts'

export async function createTag({ db }: Needs<'db'>, userId: number, name: string): Promise<Tag> {
  try {
    const insert = insertWhere(tags, { userId, name }, sql`where ${tagRoom(userId)} returning id`)
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
