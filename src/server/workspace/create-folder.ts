import type { Folder } from '../../contract/folders.ts'
import { folders } from '../db/schema/index.ts'
import { found } from '../found.ts'
import type { Needs } from '../services.ts'
import { requireFolderRoom } from './room.ts'

export async function createFolder(
  services: Needs<'db' | 'clock'>,
  userId: number,
  name: string,
): Promise<Folder> {
  await requireFolderRoom(services, userId)
  const { db, clock } = services
  const [row] = await db.run((query) =>
    query.insert(folders).values({ userId, name, createdAt: clock.now() }).returning({ id: folders.id }),
  )
  return { ...found(row), name, ruleSetCount: 0 }
}
