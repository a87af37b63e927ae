/** @jsxImportSource preact */
/** The API's description as a page for people: no script, nothing from elsewhere. */
import type { VNode } from 'preact'
import type { JsonSchema, OpenApi, Operation } from '../contract/openapi.ts'
import { api } from '../contract/urls.ts'
import { documentHtml } from '../pages/layout.tsx'
import { PublicPage } from '../pages/public-page.tsx'
import { siteStyle } from './build.ts'

interface Entry {
  readonly title: string
  readonly operation: Operation
}

/** The page's HTML. */
export function apiPage(description: OpenApi): string {
  return documentHtml(<ApiPage description={description} />)
}

function ApiPage({ description }: { description: OpenApi }): VNode {
  const groups = [...Map.groupBy(entriesOf(description), ({ operation }) => operation.tags[0])]
  const assets = { style: siteStyle, consent: '' }
  return (
    <PublicPage title="API" path={api.docs} assets={assets} banner={false} noindex>
      <div class="wrap legal">
        <header class="legal-head">
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

function CallSection({ title, operation }: Entry): VNode {
  const { summary, parameters, requestBody, responses } = operation
  return (
    <section id={anchor(title)}>
      <h3>
        <code>{title}</code>
      </h3>
      <p>{summary}.</p>
      <ul>
        {parameters.map((parameter) => (
          <li key={parameter.name}>
            <code>{parameter.name}</code> in the {parameter.in}
            {parameter.required ? '' : ', optional'}: <code>{typeText(parameter.schema)}</code>
          </li>
        ))}
        {Object.entries(requestBody?.content ?? {}).map(([mediaType, { schema }]) => (
          <li key={mediaType}>
            sends {mediaType}: <code>{typeText(schema)}</code>
          </li>
        ))}
        {Object.entries(responses).map(([status, { description, content }]) => (
          <li key={status}>
            <code>{status}</code> {description}
            {Number(status) < 300 && <AnswerText content={content} />}
          </li>
        ))}
      </ul>
    </section>
  )
}

function AnswerText({
  content = {},
}: {
  content: Operation['responses'][string]['content'] | undefined
}): VNode {
  return (
    <>
      {Object.values(content).map(({ schema }) => (
        <span key="type">
          : <code>{typeText(schema)}</code>
        </span>
      ))}
    </>
  )
}

function entriesOf({ paths }: OpenApi): Entry[] {
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      title: `${method.toUpperCase()} ${path}`,
      operation,
    })),
  )
}

function anchor(title: string): string {
  return title.toLowerCase().replace(/[^a-z]+/g, '-')
}

/** A schema in few words, e.g. "{ name: string, tagIds?: integer[] }". */
function typeText(schema: JsonSchema | boolean): string {
  if (typeof schema === 'boolean') return 'any'
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  if (schema.anyOf) return schema.anyOf.map(typeText).join(' | ')
  if (schema.type === 'array' && schema.items && !Array.isArray(schema.items))
    return `${typeText(schema.items)}[]`
  if (schema.type === 'object' && schema.properties) return objectText(schema)
  return String(schema.format ?? schema.type ?? 'any')
}

function objectText({ properties = {}, required = [] }: JsonSchema): string {
  const fields = Object.entries(properties).map(
    ([name, schema]) => `${name}${required.includes(name) ? '' : '?'}: ${typeText(schema)}`,
  )
  return `{ ${fields.join(', ')} }`
}
