/**
 * Emulates Google's generateContent and Files API, and OpenAI's chat completions (`chat-api.ts`): same requests, same
 * responses, but the verdicts come from plain code. See docs/emulated-model.md.
 */
import { type Context, Hono } from 'hono'
import type { DocumentReader } from '../../src/server/base/ports.ts'
import { createChatApi } from './chat-api.ts'
import type { PageSource } from './document/document.ts'
import { type Fault, FaultOrder } from './faults.ts'
import { createFilesApi } from './files-api.ts'
import { createLedger, type Ledger } from './ledger.ts'
import { respond } from './respond.ts'
import { bodyOf, refusalOf } from './spoiled-transfer.ts'
import { createStoredFiles, type FileLimits, type StoredFiles, stateOf } from './stored-files.ts'
import { errorOf, fileForbidden, GenerateContentRequest, hasKey, jsonOf, noKey } from './wire.ts'

export interface EmulatedModelOptions {
  readonly reader: DocumentReader
  /** Google's limits by default. */
  readonly fileLimits?: FileLimits
}

/** Bytes; Google rejects larger requests. */
const largestRequest = 20 * 1024 * 1024

interface State {
  readonly reader: DocumentReader
  readonly ledger: Ledger
  readonly files: StoredFiles
}

export function createEmulatedModel({ reader, fileLimits }: EmulatedModelOptions): Hono {
  const app = new Hono()
  const ledger = createLedger()
  const files = createStoredFiles(fileLimits)
  for (const version of ['v1', 'v1beta']) {
    app.post(`/${version}/models/:call`, (context) => generate(context, { reader, ledger, files }))
  }
  app.route('/', createFilesApi(files, ledger))
  app.route('/', createChatApi(ledger))
  app.post('/faults', async (context) => {
    const order = FaultOrder.safeParse(await context.req.json().catch(() => null))
    if (!order.success) return context.json(errorOf(400, order.error.message), 400)
    ledger.order(order.data)
    return context.body(null, 204)
  })
  app.delete('/faults', (context) => {
    ledger.clear(context.req.query('match'))
    return context.body(null, 204)
  })
  app.get('/requests', (context) => context.json(ledger.asked()))
  app.notFound((context) => context.json(errorOf(404, 'Requested entity was not found.'), 404))
  return app
}

interface Request {
  readonly body: GenerateContentRequest
  readonly prompt: string
  /** The bytes in the request itself, or a file's name. */
  readonly pdf: Uint8Array | string | null
}

async function generate(context: Context, { reader, ledger, files }: State): Promise<Response> {
  const [model = '', method] = (context.req.param('call') ?? '').split(':')
  if (method !== 'generateContent') return context.json(errorOf(404, `Method ${method} is not known.`), 404)
  if (!hasKey(context)) return noKey()
  const text = await context.req.text()
  if (text.length > largestRequest) {
    return context.json(errorOf(400, `Request payload size exceeds the limit: ${largestRequest} bytes.`), 400)
  }
  const request = requestOf(text)
  if (request === null) return context.json(errorOf(400, 'Invalid JSON payload received.'), 400)
  const fault = ledger.take('ask', request.prompt)
  const pdf = pdfOf(request, files, fault)
  ledger.note({
    model,
    prompt: request.prompt,
    bodyBytes: text.length,
    pdfBytes: pdf instanceof Uint8Array ? pdf.length : 0,
    pictures: 0,
    systemInstructionBytes: JSON.stringify(request.body.systemInstruction ?? '').length,
    fault: fault?.kind ?? null,
  })
  const refusal = refusalOf(fault)
  if (refusal !== null) return json(refusal.body, refusal.status, refusal.headers)
  if (pdf instanceof Response) return pdf
  await ledger.wait(fault)
  return answer({ ...request, pdf }, fault, reader)
}

/** The PDF of a request, or an error response. */
function pdfOf({ pdf }: Request, files: StoredFiles, fault: Fault | null): Uint8Array | null | Response {
  if (typeof pdf !== 'string') return pdf
  if (fault?.kind === 'vanish') files.delete(pdf)
  const file = files.get(pdf)
  if (!file) return fileForbidden(pdf)
  if (stateOf(file) === 'ACTIVE') return file.bytes
  return json(errorOf(400, `The File ${pdf} is not in an ACTIVE state and usage is not allowed.`), 400)
}

interface Asked extends Request {
  readonly pdf: Uint8Array | null
}

async function answer(request: Asked, fault: Fault | null, reader: DocumentReader): Promise<Response> {
  const pages = request.pdf === null ? [] : await pagesOf(request.pdf, reader)
  if (pages === null) return json(errorOf(400, 'The document has no pages.'), 400)
  const question = { prompt: request.prompt, pages, schema: request.body.generationConfig }
  const response = respond(question, fault)
  if ('error' in response) return json(response, response.error.code)
  return new Response(bodyOf(JSON.stringify(response), fault), {
    headers: { 'content-type': 'application/json; charset=UTF-8' },
  })
}

function json(body: unknown, status: number, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers })
}

function requestOf(text: string): Request | null {
  const parsed = GenerateContentRequest.safeParse(jsonOf(text))
  if (!parsed.success) return null
  const parts = parsed.data.contents.flatMap((content) => content.parts)
  const inline = parts.find((part) => part.inlineData?.mimeType === 'application/pdf')?.inlineData
  const uri = parts.find((part) => part.fileData?.mimeType === 'application/pdf')?.fileData?.fileUri
  return {
    body: parsed.data,
    prompt: parts.find((part) => part.text !== undefined)?.text ?? '',
    pdf: inline ? new Uint8Array(Buffer.from(inline.data, 'base64')) : nameOf(uri),
  }
}

function nameOf(uri: string | undefined): string | null {
  return /files\/[^/?]+$/u.exec(uri ?? '')?.[0] ?? null
}

async function pagesOf(pdf: Uint8Array, reader: DocumentReader): Promise<readonly PageSource[] | null> {
  const outcome = await reader.read(pdf)
  return outcome.ok ? outcome.document.pages : null
}
