/** The signed-in user. */
import { Hono } from 'hono'
import { api } from '../../contract/urls.ts'
import { finishDemo } from '../accounts/finish-demo.ts'
import { requireUser } from '../accounts/session.ts'
import type { AppEnv } from '../context.ts'
import { signedIn, userOf } from '../middleware/signed-in.ts'

export const userRoutes = new Hono<AppEnv>()
  .get(api.me, async (c) => c.json(await requireUser(c)))
  .post(api.demoFinished, signedIn, async (c) => {
    await finishDemo(c.var.services, userOf(c).id)
    return c.body(null, 204)
  })
