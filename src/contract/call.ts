/** Describes an API call once for server, documentation and clients. */
import { createRoute, type RouteConfig, z } from '@hono/zod-openapi'
import type { Scope } from '../domain/account/api-keys.ts'
import { ERRORS, type ErrorCode } from '../domain/errors/errors.ts'

/** `owner`: a signed-in user who owns every record the call names. `provider`: identified by its signature. */
export type Caller = 'anyone' | 'user' | 'owner' | 'provider'

export type CallRequest = NonNullable<RouteConfig['request']>
type Answers = RouteConfig['responses']

type Method = 'get' | 'post' | 'put' | 'delete'

interface Description {
  readonly group: string
  readonly caller: Caller
  /** Scope that an API key needs; without one, API keys are refused. */
  readonly scope?: Scope | undefined
  readonly request?: CallRequest
  /** Without any: 204. */
  readonly answers?: Answers
  /** In addition to those common to all such calls. */
  readonly refusals?: readonly ErrorCode[]
}

type Call<M extends Method, P extends string, D extends Description> = {
  method: M
  path: P
  request: D['request'] extends CallRequest ? D['request'] : object
  responses: D['answers'] extends Answers ? D['answers'] : typeof NOTHING
}

/** Refusals are documented but not part of the type, because they are thrown and answered centrally. */
export function call<const M extends Method, const P extends string, const D extends Description>(
  method: M,
  path: P,
  summary: string,
  description: D,
): Call<M, P, D>
export function call(method: Method, path: string, summary: string, description: Description): object {
  const { group, caller, scope, answers = NOTHING, request } = description
  return createRoute({
    method,
    path,
    summary,
    ...(request && { request }),
    tags: [group],
    responses: { ...answers, ...refusalAnswers(method, path, description) },
    security: [securityOf(caller, method), ...(scope ? [{ key: [] }] : [])],
    'x-caller': caller,
    ...(scope && { 'x-scope': scope }),
  })
}

export const FORM = 'application/x-www-form-urlencoded'

export function json<S extends z.ZodType>(schema: S) {
  return { required: true as const, content: { 'application/json': { schema } } }
}

/** May also be sent form-encoded. Only the JSON type is declared: the server converts a form before validation. */
export function jsonOrForm<S extends z.ZodType>(schema: S): ReturnType<typeof json<S>> {
  const { $schema, ...fields } = z.toJSONSchema(schema, { io: 'input' })
  const { required, content } = json(schema)
  const form = { [FORM]: { schema: fields } }
  return { required, content: { ...content, ...form } }
}

export function answer<S extends z.ZodType>(schema: S) {
  return { description: 'The answer', content: { 'application/json': { schema } } }
}

const NOTHING = { 204: { description: 'Done' } } as const

function securityOf(caller: Caller, method: Method): Record<string, string[]> {
  if (caller === 'provider') return { signature: [] }
  const session = caller === 'anyone' ? {} : { session: [] }
  return method === 'get' ? session : { ...session, token: [], tokenAgain: [] }
}

function refusalsOf(method: Method, path: string, description: Description): Set<ErrorCode> {
  const { caller, scope, request, refusals = [] } = description
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
  properties: {
    code: { type: 'string' as const, description: 'Permanent name of the refusal' },
    message: { type: 'string' as const },
  },
  required: ['code', 'message'],
}

function refusalAnswers(method: Method, path: string, description: Description): Answers {
  const byStatus = Map.groupBy(refusalsOf(method, path, description), (code) => ERRORS[code].status)
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
