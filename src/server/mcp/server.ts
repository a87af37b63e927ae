/** The Model Context Protocol over streamable HTTP: each request has its own server, so that none share state. */
import { Server } from '@modelcontextprotocol/sdk/server/index.js'
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js'
import {
  CallToolRequestSchema,
  DEFAULT_NEGOTIATED_PROTOCOL_VERSION,
  ErrorCode,
  ListToolsRequestSchema,
  McpError,
  SUPPORTED_PROTOCOL_VERSIONS,
} from '@modelcontextprotocol/sdk/types.js'
import { z } from 'zod'
import { RpcMessage } from '../../contract/mcp.ts'
import { AppError, ERRORS } from '../../domain/errors/errors.ts'
import { PRODUCT_VERSION } from '../documents/provenance.ts'
import type { AppContext } from '../http/context.ts'
import { toolsFor } from './tools.ts'

/** Only the method, because the SDK itself validates the params. */
const ToolCall = z.looseObject({ method: z.literal('tools/call') })

const INVALID = {
  jsonrpc: '2.0',
  id: null,
  error: { code: ErrorCode.InvalidRequest, message: 'Invalid request' },
}

/** @throws AppError invalidRequest for an unknown protocol version; what a tool throws */
export async function answerMcp(c: AppContext, message: unknown): Promise<Response> {
  const version = c.req.header('MCP-Protocol-Version') ?? DEFAULT_NEGOTIATED_PROTOCOL_VERSION
  if (!SUPPORTED_PROTOCOL_VERSIONS.includes(version)) throw new AppError('invalidRequest')
  // The transport would also accept batches, whose requests each cost as much as a single one, and answers from
  // clients.
  if (!RpcMessage.safeParse(message).success) return c.json(INVALID)

  const tools = toolsFor(c, c.var.keyScopes)
  let failure: unknown
  const server = new Server(
    { name: 'rulemark', version: PRODUCT_VERSION },
    { capabilities: { tools: {} }, jsonSchemaValidator: { getValidator: unused } },
  )
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: [...tools.list()] }))
  server.setRequestHandler(ToolCall, async (request) => {
    const { name, arguments: given = {} } = CallToolRequestSchema.parse(request).params
    const answer = await tools.call(name, given).catch((error: unknown) => {
      failure = error
      // The server would send the error's own text.
      throw new McpError(ErrorCode.InternalError, ERRORS.server.text)
    })
    if (!answer) throw new McpError(ErrorCode.InvalidParams, 'Invalid params')
    return {
      content: [{ type: 'text', text: JSON.stringify(answer.content) }],
      structuredContent: answer.content,
      isError: answer.isError,
    }
  })
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true })
  await server.connect(transport)
  const response = await transport.handleRequest(lenient(c.req.raw), { parsedBody: message })
  if (failure !== undefined) throw failure
  return response
}

/** The transport wants both types in `Accept`, though it answers in JSON only: here one is enough, as is none. */
function lenient({ url, headers: given }: Request): Request {
  const headers = new Headers(given)
  if (/application\/json|text\/event-stream|\*\/\*/.test(given.get('Accept') ?? '*/*'))
    headers.set('Accept', 'application/json, text/event-stream')
  return new Request(url, { method: 'POST', headers })
}

/** Instead of the SDK's, which generates functions from text, as workerd forbids. No tool asks the client anything. */
function unused(): never {
  throw new Error('no tool asks the client')
}
