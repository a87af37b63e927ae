/** Consent given and withdrawn. */
import { Hono } from 'hono'
import { Consent } from '../../contract/accounts.ts'
import { api } from '../../contract/urls.ts'
import { readAs } from '../accounts/session.ts'
import { consentsOf, saveConsent, toConsentView } from '../consent/consent.ts'
import type { AppEnv } from '../context.ts'
import { body } from '../middleware/body.ts'
import { signedIn, userOf } from '../middleware/signed-in.ts'

export const consentRoutes = new Hono<AppEnv>()
  .get(api.consent, async (c) => {
    const [, rows] = await readAs(c, (owner) => [consentsOf(c.var.services.db.read, owner)])
    return c.json(toConsentView(rows))
  })
  .post(api.consent, signedIn, body(Consent), async (c) => {
    const user = userOf(c)
    await saveConsent(c.var.services, user.id, c.req.valid('json'))
    return c.json(toConsentView(await consentsOf(c.var.services.db.read, user.id)))
  })
