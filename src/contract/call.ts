/** How a call of the API is described: once, for the server that answers it, its documentation and its callers. */
import { createRoute, type RouteConfig, z } from '@hono/zod-openapi'
import type { Scope } from '../domain/api-keys.ts'
import { ERRORS, type ErrorCode } from '../domain/errors.ts'

/** `owner`: a signed-in user to whom everything the call names belongs. `provider`: known by its signature. */
export type Caller = 'anyone' | 'user' | 'owner' | 'provider'

export type CallRequest = NonNullable<RouteConfig['request']>
type Answers = RouteConfig['responses']

interface Description {
  readonly method: 'get' | 'post' | 'put' | 'delete'
  readonly path: string
  /** What it belongs to in the documentation. */
  readonly group: string
  readonly summary: string
  readonly caller: Caller
  /** What an API key must be allowed to do for this call; without one no key opens it. */
  readonly scope?: Scope | undefined
  readonly request?: CallRequest
  readonly answers: Answers
  /** Beyond those that every call of its kind has. */
  readonly refusals?: readonly ErrorCode[]
}

/** The parts of a call from which its handler's and its client's types are made. */
type Call<D extends Description> = {
  method: D['method']
  path: D['path']
  request: D['request'] extends CallRequest ? D['request'] : object
  responses: D['answers']
}

/**
 * A call as a route. Refusals are thrown and answered in one place, so they are documented but no part of its type.
 */
export function call<const D extends Description>(description: D): Call<D>
export function call({ group, caller, scope, answers, refusals = [], ...rest }: Description): object {
  return createRoute({
    ...rest,
    tags: [group],
    responses: { ...answers, ...refusalAnswers({ ...rest, group, caller, scope, answers, refusals }) },
    security: [securityOf(caller, rest.method), ...(scope ? [{ key: [] }] : [])],
    'x-caller': caller,
    ...(scope && { 'x-scope': scope }),
  })
}

export const FORM = 'application/x-www-form-urlencoded'

/** A JSON body. */
export function json<S extends z.ZodType>(schema: S) {
  return { required: true as const, content: { 'application/json': { schema } } }
}

/**
 * A JSON body that may also come form-encoded. The server turns a form into JSON before it checks it, so that is what
 * the type says.
 */
export function jsonOrForm<S extends z.ZodType>(schema: S): ReturnType<typeof json<S>> {
  const { $schema, ...fields } = z.toJSONSchema(schema, { io: 'input' })
  const { required, content } = json(schema)
  const form = { [FORM]: { schema: fields } }
  return { required, content: { ...content, ...form } }
}

/** An answer in JSON. */
export function answer<S extends z.ZodType>(schema: S) {
  return { description: 'The answer', content: { 'application/json': { schema } } }
}

export const done = { description: 'Done' } as const

function securityOf(caller: Caller, method: Description['method']): Record<string, string[]> {
  if (caller === 'provider') return { signature: [] }
  const session = caller === 'anyone' ? {} : { session: [] }
  return method === 'get' ? session : { ...session, token: [], tokenAgain: [] }
}

/** Every way in which a call refuses. */
function refusalsOf({ method, path, caller, scope, request, refusals = [] }: Description): Set<ErrorCode> {
  const media = Object.keys(request?.body?.content ?? {})
  const takesFile = media.includes('multipart/form-data')
  const takesJson = media.includes('application/json')
  const names = path.includes('{')
  const all: readonly (ErrorCode | false)[] = [
    (media.length > 0 || request?.query !== undefined || names || caller === 'provider') && 'invalidRequest',
    (caller === 'user' || caller === 'owner') && 'unauthorized',
    (scope !== undefined || (method !== 'get' && caller !== 'provider')) && 'forbidden',
    names && 'notFound',
    media.length > 0 && 'unsupportedMedia',
    takesJson && 'bodyTooLarge',
    media.length > 0 && 'bodyTooSlow',
    (scope !== undefined || takesFile) && 'tooManyRequests',
    ...refusals,
    'server',
    'overloaded',
  ]
  return new Set(all.filter((code) => code !== false))
}

const REFUSAL = {
  type: 'object' as const,
  properties: { message: { type: 'string' as const } },
  required: ['message'],
}

/** One entry a status, with the texts it may come with. */
function refusalAnswers(description: Description): Answers {
  const byStatus = Map.groupBy(refusalsOf(description), (code) => ERRORS[code].status)
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      {
        description: codes.map((code) => ERRORS[code].text).join(' / '),
        content: { 'application/json': { schema: REFUSAL } },
      },
    ]),
  )
}
