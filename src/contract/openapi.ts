/** The API's description in OpenAPI 3.1, made of the contract. */
import * as z from 'zod'
import { ERRORS } from '../domain/errors.ts'
import { CALLS, type Call, refusalsOf } from './calls.ts'

export type JsonSchema = z.core.JSONSchema.JSONSchema

interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query'
  readonly required: boolean
  readonly schema: JsonSchema | boolean
}
interface Content {
  readonly [mediaType: string]: { readonly schema: JsonSchema }
}
export interface Operation {
  readonly summary: string
  readonly tags: readonly [string]
  readonly parameters: readonly Parameter[]
  readonly requestBody?: { readonly required: true; readonly content: Content }
  readonly responses: Readonly<Record<string, { readonly description: string; readonly content?: Content }>>
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[]
}

const BINARY: JsonSchema = { type: 'string', format: 'binary' }
const UPLOAD: JsonSchema = { type: 'object', properties: { file: BINARY }, required: ['file'] }
const REFUSAL: JsonSchema = {
  type: 'object',
  properties: { message: { type: 'string' } },
  required: ['message'],
}

export interface OpenApi {
  readonly openapi: '3.1.0'
  readonly info: { readonly title: string; readonly version: string; readonly description: string }
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: { readonly securitySchemes: Readonly<Record<string, object>> }
}

/** `sessionCookie`: its name depends on the scheme the product is served by. */
export function openApi(sessionCookie: string): OpenApi {
  const paths: Record<string, Record<string, Operation>> = {}
  for (const call of CALLS) {
    const path = call.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(call) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Rulemark',
      version: '1',
      description:
        'Calls that change data send the value of the cookie XSRF-TOKEN (GET /api/hello gives it) in the headers X-XSRF-TOKEN and X-CSRF-TOKEN. Every refusal is {"message"}.',
    },
    paths,
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: sessionCookie },
        token: { type: 'apiKey', in: 'header', name: 'X-XSRF-TOKEN' },
        tokenAgain: { type: 'apiKey', in: 'header', name: 'X-CSRF-TOKEN' },
        signature: { type: 'apiKey', in: 'header', name: 'Stripe-Signature' },
      },
    },
  }
}

function operation(call: Call): Operation {
  const content = requestContent(call)
  return {
    summary: call.summary,
    tags: [call.group],
    parameters: [...pathParameters(call), ...queryParameters(call)],
    ...(content && { requestBody: { required: true as const, content } }),
    responses: { [call.status]: success(call), ...refusals(call) },
    security: [securityOf(call)],
  }
}

function securityOf({ caller, method }: Call): Record<string, string[]> {
  if (caller === 'provider') return { signature: [] }
  return { ...(caller === 'user' && { session: [] }), ...(method !== 'GET' && { token: [], tokenAgain: [] }) }
}

function pathParameters({ path }: Call): Parameter[] {
  return [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: name === 'name' ? { type: 'string', maxLength: 100 } : { type: 'integer', minimum: 1 },
  }))
}

function queryParameters({ query }: Call): Parameter[] {
  const { properties = {}, required = [] } = query ? schemaOf(query) : {}
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }))
}

function requestContent({ body, form, file }: Call): Content | null {
  if (file) return { 'multipart/form-data': { schema: UPLOAD } }
  if (!body) return null
  const schema = schemaOf(body)
  return { 'application/json': { schema }, ...(form && { 'application/x-www-form-urlencoded': { schema } }) }
}

function success({ answer }: Call): { description: string; content?: Content } {
  if (!answer) return { description: 'Done' }
  if (answer === 'pdf') return { description: 'The file', content: { 'application/pdf': { schema: BINARY } } }
  return { description: 'The answer', content: { 'application/json': { schema: schemaOf(answer) } } }
}

/** One entry a status, with the texts it may come with. */
function refusals(call: Call): Record<string, { description: string; content: Content }> {
  const byStatus = Map.groupBy(refusalsOf(call), (code) => String(ERRORS[code].status))
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

/** A schema as JSON Schema, as the caller writes it. */
function schemaOf(schema: z.ZodType): JsonSchema {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io: 'input' })
  return rest
}
