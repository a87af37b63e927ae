import type { Folder } from '../../contract/folders.ts'
import { folders } from '../db/schema/index.ts'
import { found } from '../found.ts'
import type { Needs } from '../services.ts'

export async function createFolder(
  { db, clock }: Needs<'db' | 'clock'>,
  userId: number,
  name: string,
): Promise<Folder> {
  const [row] = await db.run((query) =>
    query.insert(folders).values({ userId, name, createdAt: clock.now() }).returning({ id: folders.id }),
  )
  return { ...found(row), name, ruleSetCount: 0 }
}
