import { sql } from 'drizzle-orm'
import type { Folder } from '../../contract/folders.ts'
import { folders } from '../db/schema/index.ts'
import type { Services } from '../services.ts'
import { requireFolderRoom } from './room.ts'

export async function createFolder(services: Services, userId: number, name: string): Promise<Folder> {
  await requireFolderRoom(services, userId)
  const [created] = await services.db.write(
    sql`insert into ${folders} (user_id, name, created_at) values (${userId}, ${name}, ${services.clock.now()})
      returning id`,
  )
  return { id: Number(created?.rows[0]?.id), name, ruleSetCount: 0 }
}
