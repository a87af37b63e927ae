/**
 * The tools part of the Model Context Protocol over streamable HTTP: stateless, with JSON responses.
 * https://modelcontextprotocol.io/specification/2025-11-25/basic/transports
 */
import { RpcMessage, ToolCall } from '../../contract/mcp.ts'
import { PRODUCT_VERSION } from '../documents/provenance.ts'

const VERSIONS: readonly string[] = ['2025-11-25', '2025-06-18', '2025-03-26']
const [LATEST = ''] = VERSIONS

/** Whether a client's version is supported; without a header it speaks the version of March 2025. */
export function isSpoken(header: string | undefined): boolean {
  return header === undefined || VERSIONS.includes(header)
}

export interface ToolDescription {
  readonly name: string
  readonly description: string
  readonly inputSchema: object
}

export interface ToolBox {
  list(): readonly ToolDescription[]
  /** Null for an unknown tool. */
  call(name: string, given: object): Promise<ToolAnswer | null>
}

export interface ToolAnswer {
  readonly content: object
  readonly isError: boolean
}

/** JSON-RPC 2.0 errors. */
const INVALID = { code: -32600, message: 'Invalid request' }
const UNKNOWN_METHOD = { code: -32601, message: 'Method not found' }
const BAD_PARAMS = { code: -32602, message: 'Invalid params' }

/** The answer to a message; null for a notification, which has none. */
export async function answerTo(message: unknown, tools: ToolBox): Promise<object | null> {
  const parsed = RpcMessage.safeParse(message)
  if (!parsed.success) return failed(null, INVALID)
  const { id, method, params = {} } = parsed.data
  if (id === undefined) return null
  if (method === 'initialize') return done(id, introduction(params.protocolVersion))
  if (method === 'ping') return done(id, {})
  if (method === 'tools/list') return done(id, { tools: tools.list() })
  if (method === 'tools/call') return calling(id, params, tools)
  return failed(id, UNKNOWN_METHOD)
}

async function calling(id: string | number, params: object, tools: ToolBox): Promise<object> {
  const call = ToolCall.safeParse(params)
  const answer = call.success ? await tools.call(call.data.name, call.data.arguments ?? {}) : null
  if (!answer) return failed(id, BAD_PARAMS)
  const { content, isError } = answer
  return done(id, {
    content: [{ type: 'text', text: JSON.stringify(content) }],
    structuredContent: content,
    isError,
  })
}

function introduction(wanted: unknown): object {
  const protocolVersion = VERSIONS.find((each) => each === wanted) ?? LATEST
  return {
    protocolVersion,
    capabilities: { tools: {} },
    serverInfo: { name: 'rulemark', version: PRODUCT_VERSION },
  }
}

function done(id: string | number, result: object): object {
  return { jsonrpc: '2.0', id, result }
}

function failed(id: string | number | null, error: object): object {
  return { jsonrpc: '2.0', id, error }
}
