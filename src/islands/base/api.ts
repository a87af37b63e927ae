import { hc } from 'hono/client'
import type { Api } from '../../contract/api.ts'
import { type Answered, apiFetch, read } from './call.ts'

export const { api: client } = hc<Api>('/', { fetch: apiFetch })

type Call<T> = Promise<Answered & { readonly url: string; json(): Promise<T> }>

/** Returns the response body. @throws ApiError */
export async function answer<T>(call: Call<T>): Promise<T> {
  const response = await call
  return (await read(new URL(response.url).pathname, response)) as T
}

export async function done(call: Call<unknown>): Promise<void> {
  await answer(call)
}

export function withId(id: number): { param: { id: string } } {
  return { param: { id: String(id) } }
}
