/** The API as an OpenAPI 3.1 document, generated from the calls that the routes implement. */
import type { OpenAPIHono } from '@hono/zod-openapi'
import type { AppContext, AppEnv } from '../http/context.ts'
import { sessionCookie } from '../http/cookies.ts'

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
