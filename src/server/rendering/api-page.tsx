/** @jsxImportSource preact */
/** The API documentation as a page with no script but the cookie banner's, and no external resources. */

import type { OpenAPIHono } from '@hono/zod-openapi'
import { api } from '../../contract/urls.ts'
import { documentHtml } from '../../pages/parts/layout.tsx'
import { PublicPage } from '../../pages/parts/public-page.tsx'
import type { AppContext, AppEnv } from '../http/context.ts'
import { sessionCookie } from '../http/cookies.ts'
import { consent, siteStyle } from './build.ts'

type PathItem = NonNullable<OpenApi['paths']>[string]
type Operation = NonNullable<PathItem['get']>
type Parameter = NonNullable<Operation['parameters']>[number]
type Schema = Extract<Parameter, { name: string }>['schema']
type Content = Readonly<Record<string, { readonly schema?: Schema }>>

interface Entry {
  readonly title: string
  readonly operation: Operation
}

const pages = new Map<OpenApi, string>()

/** Rendered once for each description. */
export function apiPage(description: OpenApi): string {
  const html = pages.get(description) ?? documentHtml(<ApiPage description={description} />)
  pages.set(description, html)
  return html
}

function ApiPage({ description }: { description: OpenApi }) {
  const groups = [...Map.groupBy(entriesOf(description), ({ operation }) => operation.tags?.[0] ?? '')]
  const assets = { style: siteStyle, consent }
  return (
    <PublicPage title="API" path={api.docs} assets={assets} noindex>
      <div class="wrap legal">
        <header class="stack-3 legal-head">
          <h1>API</h1>
          <p>{description.info.description}</p>
          <p>
            The same as an OpenAPI document: <a href={api.openApi}>{api.openApi}</a>
          </p>
        </header>
        <nav class="legal-contents" aria-label="Contents">
          <ol>
            {groups.map(([group]) => (
              <li key={group}>
                <a href={`#${anchor(group)}`}>{group}</a>
              </li>
            ))}
          </ol>
        </nav>
        <article class="legal-text">
          {groups.map(([group, entries]) => (
            <section key={group} id={anchor(group)}>
              <h2>{group}</h2>
              {entries.map((entry) => (
                <CallSection key={entry.title} {...entry} />
              ))}
            </section>
          ))}
        </article>
      </div>
    </PublicPage>
  )
}

function CallSection({ title, operation }: Entry) {
  const { summary, parameters = [], requestBody, responses } = operation
  const sent: Content = requestBody && 'content' in requestBody ? requestBody.content : {}
  return (
    <section id={anchor(title)}>
      <h3>
        <code>{title}</code>
      </h3>
      <p>{summary}.</p>
      <ul>
        {parameters
          .filter((parameter) => 'name' in parameter)
          .map((parameter) => (
            <li key={parameter.name}>
              <code>{parameter.name}</code> in the {parameter.in}
              {parameter.required ? '' : ', optional'}: <code>{typeText(parameter.schema)}</code>
            </li>
          ))}
        {Object.entries(sent).map(([mediaType, { schema }]) => (
          <li key={mediaType}>
            sends {mediaType}: <code>{typeText(schema)}</code>
          </li>
        ))}
        {Object.entries<{ description: string; content?: Content }>(responses ?? {}).map(
          ([status, { description, content = {} }]) => (
            <li key={status}>
              <code>{status}</code> {description}
              {(Number(status) < 300 ? Object.entries(content) : []).map(([mediaType, { schema }]) => (
                <span key={mediaType}>
                  : <code>{typeText(schema)}</code>
                </span>
              ))}
            </li>
          ),
        )}
      </ul>
    </section>
  )
}

const METHODS = ['get', 'post', 'put', 'delete'] as const

function entriesOf({ paths = {} }: OpenApi): Entry[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method]
      return operation ? [{ title: `${method.toUpperCase()} ${path}`, operation }] : []
    }),
  )
}

function anchor(title: string): string {
  return title.toLowerCase().replace(/[^a-z]+/g, '-')
}

/** A schema in short form, e.g. "{ name: string, tagIds?: integer[] }". */
function typeText(schema: Schema): string {
  if (!schema || !('type' in schema)) return 'any'
  const { type, format, enum: values, items, prefixItems, properties } = schema
  if (values) return values.map((value) => JSON.stringify(value)).join(' | ')
  if (type === 'array') return `${typeText(items ?? prefixItems?.[0])}[]`
  if (properties) return objectText(schema)
  return [format ?? type].flat().join(' | ')
}

function objectText({ properties = {}, required = [] }: Extract<Schema, { properties?: object }>): string {
  const fields = Object.entries(properties).map(
    ([name, schema]) => `${name}${required.includes(name) ? '' : '?'}: ${typeText(schema)}`,
  )
  return `{ ${fields.join(', ')} }`
}

export type OpenApi = ReturnType<OpenAPIHono['getOpenAPI31Document']>

/** By the cookie's name. Built once, because it takes longer than any other answer, and anyone may ask for it. */
const descriptions = new Map<string, OpenApi>()

export function describe(calls: OpenAPIHono<AppEnv>, c: AppContext): OpenApi {
  const cookie = sessionCookie(c)
  const description = descriptions.get(cookie) ?? built(calls, cookie)
  descriptions.set(cookie, description)
  return description
}

/** `cookie` depends on the scheme in use. */
function built(calls: OpenAPIHono<AppEnv>, cookie: string): OpenApi {
  const document = calls.getOpenAPI31Document({
    openapi: '3.1.0',
    info: {
      title: 'Rulemark',
      version: '1',
      description:
        'Calls that change data send the value of the cookie XSRF-TOKEN (GET /api/hello gives it) in the headers X-XSRF-TOKEN and X-CSRF-TOKEN. Programs send an API key instead of cookies: Authorization: Bearer rm_… (Profile, API keys). Every refusal is {"message"}.',
    },
  })
  const securitySchemes = {
    session: { type: 'apiKey', in: 'cookie', name: cookie },
    token: { type: 'apiKey', in: 'header', name: 'X-XSRF-TOKEN' },
    tokenAgain: { type: 'apiKey', in: 'header', name: 'X-CSRF-TOKEN' },
    key: {
      type: 'http',
      scheme: 'bearer',
      description: 'An API key with the scope that the call names in x-scope',
    },
    signature: { type: 'apiKey', in: 'header', name: 'Stripe-Signature' },
  } as const
  return { ...document, components: { securitySchemes } }
}
