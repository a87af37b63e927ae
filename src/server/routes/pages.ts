/** Pages that the server renders: the account screens, the signed-in area, the payment return. */
import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { pages } from '../../contract/urls.ts'
import { dollars } from '../../domain/money.ts'
import { tokenParameter } from '../../domain/parameters.ts'
import { tryReadAs } from '../accounts/session.ts'
import { demoResult } from '../build.ts'
import type { AppContext, AppEnv } from '../context.ts'
import { checksOf, toHistoryEntry } from '../db/checks.ts'
import { movementsOf, toMovement } from '../db/ledger.ts'
import { ruleSets } from '../db/schema/index.ts'
import { foldersOf, ruleSetsOf, tagsOf, toRuleSet } from '../db/workspace.ts'
import { accountPage, appPage } from '../render.tsx'
import { agreementPrice, checkPrice } from '../services.ts'
import { guarded } from './guard.ts'

/** More rows than a screen shows, and the findings of the one that is open. The browser asks for the others behind it. */
const FIRST_RESULTS = { entries: 30, bodies: 1 }

export const pageRoutes = new Hono<AppEnv>()
  .get(pages.login, (c) => {
    const token = c.req.query('token')
    const props = {
      token: token === undefined ? null : tokenOrNothing(token),
      message: c.req.query('message') === 'registered' ? ('registered' as const) : null,
    }
    return accountPage(c, 'login', props)
  })
  .get(pages.register, (c) => accountPage(c, 'register', {}))
  .get(pages.registrationSuccess, (c) => accountPage(c, 'registration-success', {}))
  .get(pages.accountActivated, (c) => {
    const token = c.req.query('token')
    return accountPage(c, 'account-activated', {
      token: token === undefined ? null : tokenOrNothing(token),
    })
  })
  .get(pages.app, (c) => c.redirect(pages.check))
  .get(pages.profileShort, async (c) => {
    const found = await guarded(c, () => [])
    return found instanceof Response ? found : c.redirect(pages.profile)
  })
  .get(pages.demo, (c) => c.redirect(pages.demoCheck))
  .get(pages.demoCheck, (c) => appPage(c, 'demo-check', 'Check, demo', demoOf(c)))
  .get(pages.demoHistory, (c) =>
    appPage(c, 'demo-history', 'Results, demo', { ...demoOf(c), result: demoResult }),
  )
  .get(pages.demoProfile, (c) => appPage(c, 'demo-profile', 'Profile, demo', demoOf(c)))
  .get(pages.check, async (c) => {
    const db = c.var.services.db.read
    const found = await guarded(c, (owner) => [
      foldersOf(db, owner),
      ruleSetsOf(
        db,
        owner,
        sql`${ruleSets.folderId} = (select min(id) from folders where user_id = ${owner})`,
      ),
      tagsOf(db, owner),
    ])
    if (found instanceof Response) return found
    const [user, folders, rows, tags] = found
    const { settings } = c.var.services
    const agreement = agreementPrice(settings)
    return appPage(c, 'workspace', 'Check', {
      user,
      folders,
      folderId: folders[0]?.id ?? null,
      ruleSets: rows.map(toRuleSet),
      tags,
      price: dollars(checkPrice(settings)),
      agreementPrice: agreement === null ? null : dollars(agreement),
    })
  })
  .get(pages.history, async (c) => {
    const db = c.var.services.db.read
    const found = await guarded(c, (owner) => [checksOf(db, owner, undefined, FIRST_RESULTS)])
    if (found instanceof Response) return found
    const [user, rows] = found
    return appPage(c, 'history', 'Results', { user, entries: rows.map(toHistoryEntry) })
  })
  .get(pages.profile, async (c) => {
    const found = await guarded(c, (owner) => [movementsOf(c.var.services.db.read, owner)])
    if (found instanceof Response) return found
    const [user, rows] = found
    return appPage(c, 'profile', 'Profile', {
      user,
      movements: rows.map((row) => toMovement(row, user.id)),
      price: dollars(checkPrice(c.var.services.settings)),
      payment: paymentOf(c),
    })
  })
  .get(pages.paymentReturn, async (c) => {
    const found = await tryReadAs(c, () => [])
    return appPage(c, 'payment-return', 'Payment', { user: found?.[0] ?? null, payment: paymentOf(c) })
  })

/** What the server gives the demo; it asks the database nothing. */
function demoOf(c: AppContext): { price: number; maybeUser: boolean } {
  return { price: dollars(checkPrice(c.var.services.settings)), maybeUser: c.var.sessionHash !== null }
}

/** A token of the wrong shape is as good as none that is known. */
function tokenOrNothing(raw: string): string {
  const parsed = tokenParameter(raw)
  return parsed.ok ? parsed.value : ''
}

function paymentOf(c: AppContext): 'success' | 'cancelled' | null {
  const payment = c.req.query('payment')
  return payment === 'success' || payment === 'cancelled' ? payment : null
}
