/** The API as an OpenAPI 3.1 document, generated from the calls that the routes implement. */
import type { OpenAPIHono } from '@hono/zod-openapi'
import type { AppContext, AppEnv } from './context.ts'
import { sessionCookie } from './cookies.ts'

export type OpenApi = ReturnType<OpenAPIHono['getOpenAPI31Document']>

export function describe(calls: OpenAPIHono<AppEnv>, c: AppContext): OpenApi {
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
    // The cookie's name depends on the scheme in use.
    session: { type: 'apiKey', in: 'cookie', name: sessionCookie(c) },
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
