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

async function generate(context: Context, { reader, ledger, files }: State): Promise<Response> {
  const [model = '', method] = (context.req.param('call') ?? '').split(':')
  if (method !== 'generateContent') return refused(404, `Method ${method} is not known.`)
  if (!hasKey(context)) return noKey()
  const text = await context.req.text()
  if (text.length > largestRequest)
    return refused(400, `Request payload size exceeds the limit: ${largestRequest} bytes.`)
  const { data } = GenerateContentRequest.safeParse(jsonOf(text))
  if (!data) return refused(400, 'Invalid JSON payload received.')
  const parts = data.contents.flatMap((content) => content.parts)
  const prompt = parts.find((part) => part.text !== undefined)?.text ?? ''
  const fault = ledger.take('ask', prompt)
  const pdf = pdfIn(parts, files, fault)
  ledger.note({
    model,
    prompt,
    pdfBytes: pdf instanceof Uint8Array ? pdf.length : 0,
    pictures: 0,
    systemInstructionBytes: JSON.stringify(data.systemInstruction ?? '').length,
    fault: fault?.kind ?? null,
  })
  const refusal = refusalOf(fault)
  if (refusal) return Response.json(refusal.body, refusal)
  if (pdf instanceof Response) return pdf
  await ledger.wait(fault)
  const pages = pdf === null ? [] : await pagesOf(pdf, reader)
  if (pages === null) return refused(400, 'The document has no pages.')
  const response = respond(prompt, pages, fault)
  if ('error' in response) return Response.json(response, { status: response.error.code })
  return new Response(bodyOf(JSON.stringify(response), fault), {
    headers: { 'content-type': 'application/json; charset=UTF-8' },
  })
}

function refused(status: number, message: string): Response {
  return Response.json(errorOf(status, message), { status })
}

type Parts = GenerateContentRequest['contents'][number]['parts']
/** The PDF in the request itself or as a stored file, null without any, or an error response. */
function pdfIn(parts: Parts, files: StoredFiles, fault: Fault | null): Uint8Array | null | Response {
  const inline = parts.find((part) => part.inlineData?.mimeType === 'application/pdf')?.inlineData
  if (inline) return new Uint8Array(Buffer.from(inline.data, 'base64'))
  const uri = parts.find((part) => part.fileData?.mimeType === 'application/pdf')?.fileData?.fileUri
  const name = /files\/[^/?]+$/u.exec(uri ?? '')?.[0]
  if (name === undefined) return null
  if (fault?.kind === 'vanish') files.delete(name)
  const file = files.get(name)
  if (!file) return fileForbidden(name)
  return stateOf(file) === 'ACTIVE'
    ? file.bytes
    : refused(400, `The File ${name} is not in an ACTIVE state and usage is not allowed.`)
}

async function pagesOf(pdf: Uint8Array, reader: DocumentReader): Promise<readonly PageSource[] | null> {
  const outcome = await reader.read(pdf)
  return outcome.ok ? outcome.document.pages : null
}
