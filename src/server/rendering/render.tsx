/** @jsxImportSource preact */
/** Renders responses: pages with Preact, the islands inside them with React. */
import type { VNode } from 'preact'
import { type ComponentType, createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { AccountActivated } from '../../islands/auth/AccountActivated.tsx'
import { RegistrationSuccess } from '../../islands/auth/CheckEmail.tsx'
import { LoginIsland } from '../../islands/auth/LoginIsland.tsx'
import { RegisterIsland } from '../../islands/auth/RegisterIsland.tsx'
import { BatchIsland } from '../../islands/batch/BatchIsland.tsx'
import { DemoCheck } from '../../islands/demo/DemoCheck.tsx'
import { DemoHistory } from '../../islands/demo/DemoHistory.tsx'
import { DemoProfile } from '../../islands/demo/DemoProfile.tsx'
import { HistoryIsland } from '../../islands/history/HistoryIsland.tsx'
import { PaymentReturn } from '../../islands/profile/PaymentReturn.tsx'
import { ProfileIsland } from '../../islands/profile/ProfileIsland.tsx'
import type { IslandName, IslandProps, Islands } from '../../islands/registry.ts'
import { WorkspaceIsland } from '../../islands/workspace/WorkspaceIsland.tsx'
import { AccountPage, type AccountPageName } from '../../pages/account-pages.tsx'
import { AppFrame } from '../../pages/app-frame.tsx'
import { ErrorPage, NotFound } from '../../pages/error-pages.tsx'
import { documentHtml, type ModuleScripts } from '../../pages/parts/layout.tsx'
import { type Receipt, ReceiptPage } from '../../pages/receipt.tsx'
import type { AppContext } from '../http/context.ts'
import { streamed } from '../http/streamed-response.ts'
import { appStyle, fonts, islandScripts, siteAssets, siteStyle } from './build.ts'

interface RenderedIsland<Name extends IslandName> {
  readonly component: Islands[Name]
  readonly source: string
}

const ISLANDS: { readonly [Name in IslandName]: RenderedIsland<Name> } = {
  login: { component: LoginIsland, source: 'src/islands/auth/LoginIsland.tsx' },
  register: { component: RegisterIsland, source: 'src/islands/auth/RegisterIsland.tsx' },
  'registration-success': {
    component: RegistrationSuccess,
    source: 'src/islands/auth/CheckEmail.tsx',
  },
  'account-activated': { component: AccountActivated, source: 'src/islands/auth/AccountActivated.tsx' },
  workspace: { component: WorkspaceIsland, source: 'src/islands/workspace/WorkspaceIsland.tsx' },
  batch: { component: BatchIsland, source: 'src/islands/batch/BatchIsland.tsx' },
  history: { component: HistoryIsland, source: 'src/islands/history/HistoryIsland.tsx' },
  profile: { component: ProfileIsland, source: 'src/islands/profile/ProfileIsland.tsx' },
  'payment-return': { component: PaymentReturn, source: 'src/islands/profile/PaymentReturn.tsx' },
  'demo-check': { component: DemoCheck, source: 'src/islands/demo/DemoCheck.tsx' },
  'demo-history': { component: DemoHistory, source: 'src/islands/demo/DemoHistory.tsx' },
  'demo-profile': { component: DemoProfile, source: 'src/islands/demo/DemoProfile.tsx' },
}

const HTML = {
  'Content-Type': 'text/html; charset=UTF-8',
  // Prefetches the pages that a page links to.
  'Speculation-Rules': '"/speculation.json"',
}

function page(c: AppContext, content: VNode, status: 200 | 404 = 200): Response {
  return c.html(documentHtml(content), status, HTML)
}

const SLOT = '<!--island-->'

/** Bytes of the document around an island: most of a page, and identical for every visitor. */
interface Frame {
  readonly before: Uint8Array
  readonly after: Uint8Array
}

const frames = new Map<IslandName, Frame>()
const encoder = new TextEncoder()

/** A page with one island, whose props follow it for hydration by `boot`. */
function islandPage<Name extends IslandName>(
  c: AppContext,
  name: Name,
  props: IslandProps<Name>,
  frame: (scripts: ModuleScripts) => VNode,
): Response {
  const { component, source } = ISLANDS[name]
  const { before, after } = frames.get(name) ?? framed(name, frame(islandScripts(source)))
  const inner = renderToString(createElement(component as ComponentType<object>, props), {
    identifierPrefix: name,
  })
  const html = `<div data-island="${name}">${inner}</div>${dataBlock(props)}`
  return c.body(streamed(c, Buffer.concat([before, encoder.encode(html), after])), 200, HTML)
}

function framed(name: IslandName, document: VNode): Frame {
  const [before, after] = documentHtml(document).split(SLOT)
  const frame = { before: encoder.encode(before), after: encoder.encode(after) }
  frames.set(name, frame)
  return frame
}

export function appPage<Name extends IslandName>(
  c: AppContext,
  name: Name,
  title: string,
  props: IslandProps<Name>,
): Response {
  const analytics = c.var.services.settings.ANALYTICS_ID || undefined
  return islandPage(c, name, props, (scripts) => (
    <AppFrame
      title={title}
      path={c.req.path}
      style={appStyle}
      fonts={fonts}
      analytics={analytics}
      scripts={scripts}
      island={SLOT}
    />
  ))
}

export function accountPage<Name extends AccountPageName>(
  c: AppContext,
  name: Name,
  props: IslandProps<Name>,
): Response {
  const assets = siteAssets(c.var.services.settings, appStyle)
  return islandPage(c, name, props, (scripts) => (
    <AccountPage page={name} assets={assets} scripts={scripts} island={SLOT} />
  ))
}

export function receiptPage(c: AppContext, receipt: Receipt): Response {
  return page(c, <ReceiptPage receipt={receipt} assets={siteAssets(c.var.services.settings, siteStyle)} />)
}

export function notFoundPage(c: AppContext): Response {
  return page(c, <NotFound assets={siteAssets(c.var.services.settings, siteStyle)} />, 404)
}

let errorHtml: string | undefined

/** Rendered once, because a busy isolate sends it with most of its responses. */
export function errorPage(c: AppContext, status: 500 | 503): Response {
  errorHtml ??= documentHtml(<ErrorPage assets={siteAssets(c.var.services.settings, siteStyle)} />)
  return c.html(errorHtml, status, HTML)
}

/** A data block, which the Content-Security-Policy allows because browsers don't execute it. */
function dataBlock(data: object): string {
  return `<script type="application/json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`
}
