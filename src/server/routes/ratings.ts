/** The app rating. */
import { Hono } from 'hono'
import { RatingBody } from '../../contract/billing.ts'
import { api } from '../../contract/urls.ts'
import type { AppEnv } from '../context.ts'
import { body } from '../middleware/body.ts'
import { countAgainst } from '../middleware/rate-limit.ts'
import { signedIn, userOf } from '../middleware/signed-in.ts'
import { submitRating } from '../ratings/submit-rating.ts'

export const ratingRoutes = new Hono<AppEnv>().post(api.rating, signedIn, body(RatingBody), async (c) => {
  const user = userOf(c)
  await countAgainst(c, { name: 'rating', max: 10, windowSeconds: 3600 }, String(user.id))
  await submitRating(c.var.services, user.id, c.req.valid('json'))
  return c.json({ message: 'Thank you for your rating!' }, 201)
})
