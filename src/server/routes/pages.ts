/** Pages rendered by the server: account pages, the signed-in area, the payment return. */
import { Hono } from 'hono'
import { BatchId } from '../../contract/fields.ts'
import { pages } from '../../contract/urls.ts'
import { parameter } from '../../domain/text/parameters.ts'
import { pricesOf } from '../billing/prices.ts'
import { guarded, tryReadAs } from '../callers/session.ts'
import { batchesOf, checksOfBatch, toBatchChecks, toBatchPage } from '../db/batches.ts'
import { checksOf, toHistoryEntry } from '../db/checks.ts'
import { movementsOf, toMovement } from '../db/ledger.ts'
import { firstRuleSetsOf, foldersOf, ruleSetChoicesOf, tagsOf, toRuleSet } from '../db/workspace.ts'
import type { AppContext, AppEnv } from '../http/context.ts'
import { demoResult } from '../rendering/build.ts'
import { accountPage, appPage } from '../rendering/render.tsx'

/** More entries than a screen shows, and the open one's findings; the browser loads the rest. */
const FIRST_RESULTS = { entries: 30, bodies: 1 }

export const pageRoutes = new Hono<AppEnv>()
  .get(pages.login, async (c) => {
    const token = tokenOf(c)
    if (token === null && (await tryReadAs(c, () => []))) return c.redirect(pages.check)
    const props = {
      token,
      message: c.req.query('message') === 'registered' ? ('registered' as const) : null,
    }
    return accountPage(c, 'login', props)
  })
  .get(pages.register, (c) => accountPage(c, 'register', {}))
  .get(pages.registrationSuccess, (c) => accountPage(c, 'registration-success', {}))
  .get(pages.accountActivated, (c) => accountPage(c, 'account-activated', { token: tokenOf(c) }))
  .get(pages.app, (c) => c.redirect(pages.check))
  .get(pages.profileShort, async (c) => {
    await guarded(c, () => [])
    return c.redirect(pages.profile)
  })
  .get(pages.demo, (c) => c.redirect(pages.demoCheck))
  .get(pages.demoCheck, async (c) => appPage(c, 'demo-check', 'Check, demo', await demoOf(c)))
  .get(pages.demoHistory, async (c) =>
    appPage(c, 'demo-history', 'Results, demo', { ...(await demoOf(c)), result: demoResult }),
  )
  .get(pages.demoProfile, async (c) => appPage(c, 'demo-profile', 'Profile, demo', await demoOf(c)))
  .get(pages.check, async (c) => {
    const [user, folders, rows, tags] = await guarded(c, (db, owner) => [
      foldersOf(db, owner),
      firstRuleSetsOf(db, owner),
      tagsOf(db, owner),
    ])
    return appPage(c, 'workspace', 'Check', {
      user,
      folders,
      folderId: folders[0]?.id ?? null,
      ruleSets: rows.map(toRuleSet),
      tags,
      prices: pricesOf(c.var.services.settings),
    })
  })
  .get(pages.batch, async (c) => {
    const id = BatchId.safeParse(c.req.query('id')).data ?? null
    const [user, ruleSets, batches, checks] = await guarded(c, (db, owner) => [
      ruleSetChoicesOf(db, owner),
      batchesOf(db, owner),
      checksOfBatch(db, owner, id ?? ''),
    ])
    const [first] = checks
    return appPage(c, 'batch', 'Check many documents', {
      user,
      ruleSets,
      prices: pricesOf(c.var.services.settings),
      id,
      batch: first && id !== null ? toBatchChecks(id, first.ruleSetName, checks) : null,
      earlier: toBatchPage(batches),
    })
  })
  .get(pages.history, async (c) => {
    const [user, rows] = await guarded(c, (db, owner) => [checksOf(db, owner, undefined, FIRST_RESULTS)])
    return appPage(c, 'history', 'Results', { user, entries: rows.map(toHistoryEntry) })
  })
  .get(pages.profile, async (c) => {
    const [user, rows] = await guarded(c, (db, owner) => [movementsOf(db, owner)])
    return appPage(c, 'profile', 'Profile', {
      user,
      movements: rows.map(toMovement),
      price: pricesOf(c.var.services.settings).check,
      topUps: c.var.services.settings.STRIPE_KEY !== '',
      payment: paymentOf(c),
    })
  })
  .get(pages.paymentReturn, async (c) => {
    const found = await tryReadAs(c, () => [])
    return appPage(c, 'payment-return', 'Payment', { user: found?.[0] ?? null, payment: paymentOf(c) })
  })

/** Visitors without a session cookie get the demo without a query. */
async function demoOf(c: AppContext) {
  const found = await tryReadAs(c, () => [])
  return {
    price: pricesOf(c.var.services.settings).check,
    maybeUser: c.var.sessionHash !== null,
    mustFinish: found?.[0].demoFinished === false,
  }
}

/** The token of a mailed link; empty if it is malformed, which counts as unknown, and null without one. */
function tokenOf(c: AppContext): string | null {
  const raw = c.req.query('token')
  if (raw === undefined) return null
  const parsed = parameter('token', raw)
  return parsed.ok ? parsed.value : ''
}

function paymentOf(c: AppContext): 'success' | 'cancelled' | null {
  const payment = c.req.query('payment')
  return payment === 'success' || payment === 'cancelled' ? payment : null
}
