/** The activity log: one's own; an ADMIN may ask for another user's. */
import { desc, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { api } from '../../contract/urls.ts'
import { AppError } from '../../domain/errors.ts'
import { idParameter } from '../../domain/parameters.ts'
import { readAs } from '../accounts/session.ts'
import type { AppEnv } from '../context.ts'
import { activity } from '../db/schema/index.ts'

const ENTRIES = 200

export const logRoutes = new Hono<AppEnv>().get(api.logs, async (c) => {
  const { userId } = c.req.query()
  const asked = userId === undefined ? null : idParameter(userId)
  if (asked?.ok === false) throw new AppError('invalidRequest', { text: asked.message })
  const [user, rows] = await readAs(c, (owner) => [
    c.var.services.db.read
      .select({ id: activity.id, kind: activity.kind, detail: activity.detail, at: activity.at })
      .from(activity)
      .where(sql`${activity.userId} = ${asked?.value ?? owner}`)
      .orderBy(desc(activity.id))
      .limit(ENTRIES),
  ])
  if (asked && user.role !== 'ADMIN') throw new AppError('forbidden')
  return c.json(rows.map((row) => ({ ...row, at: new Date(row.at).toISOString() })))
})
