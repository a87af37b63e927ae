/** The activity log: one's own; an ADMIN may ask for another user's. */
import { desc, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { api } from '../../contract/urls.ts'
import { AppError } from '../../domain/errors.ts'
import { idParameter } from '../../domain/parameters.ts'
import { requireUser } from '../accounts/session.ts'
import type { AppEnv } from '../context.ts'
import { activity } from '../db/schema/index.ts'

const ENTRIES = 200

export const logRoutes = new Hono<AppEnv>().get(api.logs, async (c) => {
  const user = await requireUser(c)
  const asked = c.req.query('userId')
  if (asked !== undefined && user.role !== 'ADMIN') throw new AppError('forbidden')
  const id = asked === undefined ? { ok: true as const, value: user.id } : idParameter(asked)
  if (!id.ok) throw new AppError('invalidRequest', { text: id.message })
  const rows = await c.var.services.db.read
    .select({ id: activity.id, kind: activity.kind, detail: activity.detail, at: activity.at })
    .from(activity)
    .where(sql`${activity.userId} = ${id.value}`)
    .orderBy(desc(activity.id))
    .limit(ENTRIES)
  return c.json(rows.map((row) => ({ ...row, at: new Date(row.at).toISOString() })))
})
