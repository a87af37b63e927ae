/** An AI assistant's tools, called over the Model Context Protocol. */
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import type { Visitor } from '../../test/support/visitor.ts'

export interface ToldFinding {
  readonly rule: string
  readonly verdict: string
  readonly reason: string
}

export interface Told {
  readonly state: string
  readonly failure: string | null
  readonly price_dollars: number
  readonly rules?: readonly ToldFinding[]
  readonly general_checks?: readonly ToldFinding[]
  readonly warnings?: readonly string[]
  readonly unread_pages?: readonly number[]
}

export async function assistantOf(visitor: Visitor): Promise<{ resultOf(id: number): Promise<Told> }> {
  const created = await visitor.json('POST', '/api/keys', { name: 'Assistant', scopes: ['read'] })
  const { key } = (await created.json()) as { key: string }
  const client = new Client({ name: 'bench', version: '1' })
  await client.connect(
    new StreamableHTTPClientTransport(new URL('/mcp', visitor.origin), {
      requestInit: { headers: { Authorization: `Bearer ${key}` } },
    }),
  )
  return {
    async resultOf(id) {
      const { structuredContent } = await client.callTool({ name: 'get_result', arguments: { check_id: id } })
      return structuredContent as unknown as Told
    },
  }
}
