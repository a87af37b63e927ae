/** Tags. */
import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { api } from '../../contract/urls.ts'
import { TagBody } from '../../contract/workspace.ts'
import { AppError } from '../../domain/errors.ts'
import { tagNameParameter } from '../../domain/parameters.ts'
import { readAs } from '../accounts/session.ts'
import type { AppEnv } from '../context.ts'
import { tags } from '../db/schema/index.ts'
import { tagsOf } from '../db/workspace.ts'
import { body } from '../middleware/body.ts'
import { signedIn, userOf } from '../middleware/signed-in.ts'
import { found, pathId } from '../path.ts'
import { createTag, deleteTag } from '../workspace/tags.ts'

export const tagRoutes = new Hono<AppEnv>()
  .get(api.tags, async (c) => {
    const [, rows] = await readAs(c, (owner) => [tagsOf(c.var.services.db.read, owner)])
    return c.json(rows)
  })
  .post(api.tags, signedIn, body(TagBody), async (c) => {
    const user = userOf(c)
    return c.json(await createTag(c.var.services, user.id, c.req.valid('json').name), 201)
  })
  .get(api.tagByName, async (c) => {
    const name = tagNameParameter(c.req.param('name'))
    if (!name.ok) throw new AppError('invalidRequest', { text: name.message })
    const [, rows] = await readAs(c, (owner) => [
      tagsOf(c.var.services.db.read, owner, sql`${tags.name} = ${name.value}`),
    ])
    return c.json(found(rows[0]))
  })
  .get(api.tag, async (c) => {
    const id = pathId(c)
    const [, rows] = await readAs(c, (owner) => [
      tagsOf(c.var.services.db.read, owner, sql`${tags.id} = ${id}`),
    ])
    return c.json(found(rows[0]))
  })
  .delete(api.tag, signedIn, async (c) => {
    const id = pathId(c)
    const user = userOf(c)
    await deleteTag(c.var.services, user.id, id)
    return c.body(null, 204)
  })
