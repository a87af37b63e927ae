/** An AI assistant that uses the product through the Model Context Protocol, with the official client. */
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { onTestFinished } from 'vitest'
import type { Account } from './account.ts'
import { patiently } from './visitor.ts'

export async function keyOf(
  { visitor }: Account,
  scopes: readonly string[],
): Promise<{ id: number; key: string }> {
  const response = await patiently(() => visitor.json('POST', '/api/keys', { name: 'Assistant', scopes }))
  return (await response.json()) as { id: number; key: string }
}

/** Connected until the test has finished. */
export async function clientOf(owner: Account, scopes: readonly string[]): Promise<Client> {
  const { key } = await keyOf(owner, scopes)
  const client = new Client({ name: 'test', version: '1' })
  await client.connect(
    new StreamableHTTPClientTransport(new URL('/mcp', owner.visitor.origin), {
      requestInit: { headers: { Authorization: `Bearer ${key}` } },
      fetch: (url, init) => patiently(() => fetch(url, init)),
    }),
  )
  onTestFinished(() => client.close())
  return client
}

/** A tool's answer, and whether it is an error. */
export async function use(
  client: Client,
  name: string,
  given: object = {},
): Promise<Record<string, unknown>> {
  const { structuredContent, isError } = await client.callTool({ name, arguments: { ...given } })
  return { ...(structuredContent as Record<string, unknown>), isError }
}
