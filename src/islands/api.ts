/** The typed client of the API: the browser's calls and their answers have the types of the server's routes. */
import { hc } from 'hono/client'
import type { Api } from '../contract/api.ts'
import { type Answered, apiFetch, read } from './call.ts'

export const { api: client } = hc<Api>('/', { fetch: apiFetch })

type Call<T> = Promise<Answered & { readonly url: string; json(): Promise<T> }>

/** What a call answers when all is well. @throws ApiError */
export async function answer<T>(call: Call<T>): Promise<T> {
  const response = await call
  return (await read(new URL(response.url).pathname, response)) as T
}

/** Waits for a call whose answer says nothing more. @throws ApiError */
export async function done(call: Call<unknown>): Promise<void> {
  await answer(call)
}

/** The path parameter of calls that name one record. */
export function at(id: number): { param: { id: string } } {
  return { param: { id: String(id) } }
}
