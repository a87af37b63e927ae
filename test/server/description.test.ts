import { expect, inject, test, vi } from 'vitest'
import * as z from 'zod'
import * as answers from '../../src/contract/answers.ts'
import { CALLS } from '../../src/contract/calls.ts'
import { routes } from '../../src/server/routes/index.ts'
import { newAccount } from '../support/account.ts'
import { newRuleSet, submitAndWait } from '../support/checks.ts'
import { agreement } from '../support/pdf.ts'

// The routes' own imports end in two binary files that only the worker's bundler understands.
vi.mock('@embedpdf/pdfium/pdfium.wasm', () => ({ default: {} }))
vi.mock('pdfjs-dist/standard_fonts/LiberationSans-Regular.ttf', () => ({ default: new Uint8Array() }))

interface Described {
  readonly openapi: string
  readonly paths: Readonly<Record<string, Readonly<Record<string, { responses: Record<string, unknown> }>>>>
}

function describedAs(): Promise<Described> {
  return fetch(`${inject('stack').url}/api/openapi.json`).then(
    (response) => response.json() as Promise<Described>,
  )
}

test('every call of the API is described, and nothing that is not there', async () => {
  const there = routes.routes
    .filter(({ method, path }) => method !== 'ALL' && path.startsWith('/api/') && path !== '/api/docs')
    .map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`)
  const { openapi, paths } = await describedAs()
  const described = Object.entries(paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
  )
  expect(openapi).toBe('3.1.0')
  expect(described.toSorted()).toEqual([...new Set(there)].toSorted())
  expect(CALLS).toHaveLength(described.length)
})

test('the description says how a call refuses and what it takes', async () => {
  const { paths } = await describedAs()
  expect(Object.keys(paths['/api/documents/process-async']?.post?.responses ?? {})).toEqual(
    expect.arrayContaining(['202', '400', '401', '402', '403', '404', '413', '415', '429', '500']),
  )
  expect(paths['/api/prompts']?.post).toMatchObject({
    security: [{ session: [], token: [], tokenAgain: [] }],
    requestBody: {
      content: { 'application/json': { schema: { required: ['name', 'text', 'folderId'] } } },
    },
  })
})

test('the page for people names every call and loads nothing from elsewhere', async () => {
  const response = await fetch(`${inject('stack').url}/api/docs`)
  const html = await response.text()
  expect(response.headers.get('Content-Type')).toMatch(/^text\/html/)
  for (const { method, path } of CALLS) expect(html).toContain(`${method} ${path.replace(/:(\w+)/g, '{$1}')}`)
  expect(html).not.toMatch(/<script|(?:src|href)="(?:https?:)?\/\//)
})

test('[DATA-01, DATA-05, DATA-06, DATA-09, DATA-13, DATA-16, DATA-17, DATA-18, DATA-19] what calls answer is what the description says', async () => {
  const account = await newAccount()
  const { visitor } = account
  await visitor.json('POST', '/api/prompt-tags', { name: 'Legal' })
  const ruleSet = await newRuleSet(account)
  const { documentRequestId } = await submitAndWait(account, ruleSet, await agreement())
  const entries = await visitor.get('/api/documents/results')
  const shapes: readonly (readonly [string, z.ZodType])[] = [
    ['/api/users/me', answers.UserAnswer],
    ['/api/prompt-folders', z.array(answers.FolderAnswer).min(1)],
    [`/api/prompts/${ruleSet}`, answers.RuleSetAnswer],
    ['/api/prompt-tags', z.array(answers.TagAnswer).min(1)],
    ['/api/consent', answers.ConsentAnswer],
    ['/api/logs', z.array(answers.ActivityAnswer).min(1)],
    ['/api/users/me/movements', z.array(answers.MovementAnswer).min(2)],
    ['/api/documents/results', z.array(answers.EntryAnswer).min(1)],
    [`/api/documents/${documentRequestId}`, answers.EntryAnswer],
  ]
  for (const [path, shape] of shapes)
    expect([path, shape.safeParse(await visitor.get(path)).error]).toEqual([path, undefined])
  const [entry] = z.array(answers.EntryAnswer).parse(entries)
  expect(entry?.priceFinal).toBe(0.25)
  expect(
    entry?.result?.specificRules.some((finding) => finding.quote === undefined || finding.quote !== ''),
  ).toBe(true)
})
