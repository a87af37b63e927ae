import { and, desc, eq, sql } from 'drizzle-orm'
import type { Activity } from '../../contract/users.ts'
import type { Reads } from './client.ts'
import type { Owner } from './owner.ts'
import { activity, users } from './schema/index.ts'

const ENTRIES = 200

/** The newest entries of the owner, or of `userId`, which the route allows only to administrators. */
export function activityOf(db: Reads, owner: Owner, userId?: number) {
  const isAdmin = sql`exists (select 1 from ${users} where ${users.id} = ${owner} and ${users.role} = 'ADMIN')`
  const whose = userId === undefined ? eq(activity.userId, owner) : and(eq(activity.userId, userId), isAdmin)
  return db
    .select({ id: activity.id, kind: activity.kind, detail: activity.detail, at: activity.at })
    .from(activity)
    .where(whose)
    .orderBy(desc(activity.id))
    .limit(ENTRIES)
}

type ActivityRow = Awaited<ReturnType<typeof activityOf>>[number]

export function toActivity(row: ActivityRow): Activity {
  return { ...row, at: new Date(row.at).toISOString() }
}
