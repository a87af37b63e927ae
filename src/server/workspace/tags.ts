/** A user's own tags. */
import { sql } from 'drizzle-orm'
import type { Tag } from '../../contract/tags.ts'
import { AppError } from '../../domain/errors.ts'
import { isDuplicate } from '../db/client.ts'
import { ruleSetTags, tags } from '../db/schema/index.ts'
import type { Services } from '../services.ts'
import { requireTagRoom } from './room.ts'

/** @throws AppError conflict when the name exists */
export async function createTag(services: Services, userId: number, name: string): Promise<Tag> {
  await requireTagRoom(services, userId)
  try {
    const [created] = await services.db.write(
      sql`insert into ${tags} (user_id, name) values (${userId}, ${name}) returning id`,
    )
    return { id: Number(created?.rows[0]?.id), name }
  } catch (error) {
    if (isDuplicate(error, 'tags.name')) throw new AppError('conflict')
    throw error
  }
}

/** Takes it off every rule set too. @throws AppError notFound */
export async function deleteTag(services: Services, userId: number, id: number): Promise<void> {
  const mine = sql`select id from ${tags} where id = ${id} and user_id = ${userId}`
  const [, deleted] = await services.db.write(
    sql`delete from ${ruleSetTags} where tag_id in (${mine})`,
    sql`delete from ${tags} where id in (${mine})`,
  )
  if (deleted?.rowsAffected !== 1) throw new AppError('notFound')
}
