import type { RouteConfig } from '@hono/zod-openapi'
import { expect, inject, test } from 'vitest'
import * as z from 'zod'
import * as accounts from '../../src/contract/accounts.ts'
import * as apiKeys from '../../src/contract/api-keys.ts'
import * as batches from '../../src/contract/batches.ts'
import * as billing from '../../src/contract/billing.ts'
import * as documents from '../../src/contract/documents.ts'
import * as operationCalls from '../../src/contract/operations.ts'
import * as receipts from '../../src/contract/receipts.ts'
import * as users from '../../src/contract/users.ts'
import * as workspace from '../../src/contract/workspace.ts'
import type { AppContext } from '../../src/server/http/context.ts'
import { apiPage, describe } from '../../src/server/rendering/api-page.tsx'
import { calls } from '../../src/server/routes/calls.ts'
import { routes } from '../../src/server/routes/index.ts'
import { newAccount } from '../support/account.ts'
import { newRuleSet, submitAndWait } from '../support/checks.ts'
import { agreement } from '../support/pdf.ts'
import { EXAMPLES } from './route-examples.ts'

interface Described {
  readonly openapi: string
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
}

interface Operation {
  readonly responses: Readonly<Record<string, unknown>>
  readonly 'x-caller': string
}

function describedAs(): Promise<Described> {
  return fetch(`${inject('stack').url}/api/openapi.json`).then(
    (response) => response.json() as Promise<Described>,
  )
}

async function operations(): Promise<[name: string, Operation][]> {
  const { paths } = await describedAs()
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): [string, Operation] => [
      `${method.toUpperCase()} ${path}`,
      operation,
    ]),
  )
}

test('exactly the calls that exist are described', async () => {
  const there = routes.routes
    .filter(({ method, path }) => method !== 'ALL' && path.startsWith('/api/') && path !== '/api/docs')
    .map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`)
  const described = (await operations()).map(([name]) => name)
  expect((await describedAs()).openapi).toBe('3.1.0')
  expect(described.toSorted()).toEqual([...new Set(there)].toSorted())
})

test('the description and its page are built once for a scheme, because anyone may ask for them', () => {
  const at = (APP_ORIGIN: string): AppContext =>
    ({ var: { services: { settings: { APP_ORIGIN } } } }) as unknown as AppContext
  const [secure, plain] = ['https://rulemark.example', 'http://localhost'].map(at) as [AppContext, AppContext]
  expect(describe(calls, secure)).toBe(describe(calls, secure))
  expect(JSON.stringify(describe(calls, secure))).toContain('"__Host-session"')
  expect(JSON.stringify(describe(calls, plain))).toContain('"session"')
  expect(apiPage(describe(calls, plain))).toContain('/api/prompt-folders')
})

test('the description lists the inputs and refusals of each call', async () => {
  const { paths } = await describedAs()
  expect(Object.keys(paths['/api/documents/process-async']?.post?.responses ?? {})).toEqual(
    expect.arrayContaining(['202', '400', '401', '402', '403', '404', '413', '415', '429', '500']),
  )
  expect(paths['/api/prompts']?.post).toMatchObject({
    security: [{ session: [], token: [], tokenAgain: [] }, { key: [] }],
    'x-scope': 'rules',
    requestBody: {
      content: { 'application/json': { schema: { required: ['name', 'text', 'folderId'] } } },
    },
  })
})

test('every call of the contract has a route', async () => {
  const resources = [
    accounts,
    apiKeys,
    batches,
    billing,
    documents,
    operationCalls,
    receipts,
    users,
    workspace,
  ]
  const calls = resources
    .flatMap((resource): unknown[] => Object.values(resource))
    .filter(
      (value): value is RouteConfig => typeof value === 'object' && value !== null && 'responses' in value,
    )
    .map(({ method, path }) => `${method.toUpperCase()} ${path}`)
  expect(calls.toSorted()).toEqual((await operations()).map(([name]) => name).toSorted())
})

test('the description says who may call, and the security suite checks it', async () => {
  for (const [name, operation] of await operations()) {
    const { caller, owned } = EXAMPLES[name.replace(/\{(\w+)\}/g, ':$1')] ?? {}
    expect([name, operation['x-caller']]).toEqual([name, owned ? 'owner' : caller])
  }
})

test('the documentation page names every call, runs only the banner’s script and loads nothing from other hosts', async () => {
  const response = await fetch(`${inject('stack').url}/api/docs`)
  const html = await response.text()
  expect(response.headers.get('Content-Type')).toMatch(/^text\/html/)
  for (const [name] of await operations()) expect(html).toContain(name)
  expect(html.match(/<script[^>]*>/g)).toEqual([expect.stringMatching(/ src="\/assets\/consent-[\w-]+\.js"/)])
  expect(html).not.toMatch(/(?:src|href)="(?:https?:)?\/\//)
})

test('[DATA-01, DATA-05, DATA-06, DATA-09, DATA-13, DATA-16, DATA-17, DATA-18, DATA-19] responses match the API description', async () => {
  const account = await newAccount()
  const { visitor } = account
  await visitor.json('POST', '/api/prompt-tags', { name: 'Legal' })
  await visitor.json('POST', '/api/keys', { name: 'Mine', scopes: ['read'] })
  const ruleSet = await newRuleSet(account)
  const { documentRequestId } = await submitAndWait(account, ruleSet, await agreement())
  const entries = await visitor.get('/api/documents/results')
  const shapes: readonly (readonly [string, z.ZodType])[] = [
    ['/api/users/me', users.User],
    ['/api/prompt-folders', z.array(workspace.Folder).min(1)],
    [`/api/prompts/${ruleSet}`, workspace.RuleSet],
    ['/api/prompt-tags', z.array(workspace.Tag).min(1)],
    ['/api/consent', users.GivenConsent],
    ['/api/keys', z.array(apiKeys.ApiKey).min(1)],
    ['/api/prices', billing.Prices],
    ['/api/logs', z.array(users.Activity).min(1)],
    ['/api/users/me/movements', z.array(billing.Movement).min(2)],
    ['/api/documents/results', z.array(documents.HistoryEntry).min(1)],
    [`/api/documents/${documentRequestId}/receipt`, receipts.SignedReceipt],
    [`/api/documents/${documentRequestId}`, documents.HistoryEntry],
  ]
  for (const [path, shape] of shapes)
    expect([path, shape.safeParse(await visitor.get(path)).error]).toEqual([path, undefined])
  const [entry] = z.array(documents.HistoryEntry).parse(entries)
  expect(entry?.priceFinal).toBe(0.25)
  expect(
    entry?.result?.specificRules.some((finding) => finding.quote === undefined || finding.quote !== ''),
  ).toBe(true)
})
