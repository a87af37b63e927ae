/** One request to Gemini's API. Google's SDK gives the types: it takes no fetch of ours (decision 008). */
import * as z from 'zod'
import type { Fetch } from '../ai-calls/bounded-fetch.ts'
import { Refused } from '../ai-calls/call.ts'

export interface GeminiAddress {
  readonly apiKey: string
  readonly baseUrl: string
}

const Failure = z.object({ error: z.object({ details: z.unknown() }) })

/** `path` begins after the address. @throws Refused when the answer is no success */
export async function requestGemini(
  { apiKey, baseUrl }: GeminiAddress,
  path: string,
  call: Fetch,
  init: RequestInit & { readonly headers?: Record<string, string> },
): Promise<Response> {
  const headers = { 'x-goog-api-key': apiKey, ...init.headers }
  const response = await call(`${baseUrl}${path}`, { ...init, headers })
  if (response.ok) return response
  const body: unknown = await response.json().catch(() => null)
  throw new Refused(response.status, Failure.safeParse(body).data?.error.details)
}
