/**
 * A stand-in for Google's generateContent: same requests, same answers, but plain code decides.
 * What it decides and how is told in docs/emulated-model.md.
 */
import { type Context, Hono } from 'hono'
import type { DocumentReader } from '../../src/server/ports.ts'
import { answerTask } from './answer.ts'
import type { PageSource } from './document/document.ts'
import { bodyOf, type Fault, FaultOrder, refusalOf, spoilAnswer, spoilResponse, spoilText } from './faults.ts'
import { createLedger, type Ledger } from './ledger.ts'
import { errorOf, GenerateContentRequest, knowsDoesNotApply, responseOf, Task } from './wire.ts'

export interface ModelStandInOptions {
  readonly reader: DocumentReader
}

/** Google refuses larger requests. */
const largestRequest = 20 * 1024 * 1024

export function createModelStandIn({ reader }: ModelStandInOptions): Hono {
  const app = new Hono()
  const ledger = createLedger()
  for (const version of ['v1', 'v1beta']) {
    app.post(`/${version}/models/:call`, (context) => generate(context, reader, ledger))
  }
  app.post('/faults', async (context) => {
    const order = FaultOrder.safeParse(await context.req.json().catch(() => null))
    if (!order.success) return context.json(errorOf(400, order.error.message), 400)
    ledger.order(order.data)
    return context.body(null, 204)
  })
  app.delete('/faults', (context) => {
    ledger.clear()
    return context.body(null, 204)
  })
  app.get('/requests', (context) => context.json(ledger.asked()))
  app.notFound((context) => context.json(errorOf(404, 'Requested entity was not found.'), 404))
  return app
}

interface Request {
  readonly body: GenerateContentRequest
  readonly prompt: string
  readonly pdf: Uint8Array | null
}

async function generate(context: Context, reader: DocumentReader, ledger: Ledger): Promise<Response> {
  const [model = '', method] = (context.req.param('call') ?? '').split(':')
  if (method !== 'generateContent') return context.json(errorOf(404, `Method ${method} is not known.`), 404)
  if (!context.req.header('x-goog-api-key') && !context.req.query('key')) {
    return context.json(
      errorOf(403, "Method doesn't allow unregistered callers (callers without established identity)."),
      403,
    )
  }
  const text = await context.req.text()
  if (text.length > largestRequest) {
    return context.json(errorOf(400, `Request payload size exceeds the limit: ${largestRequest} bytes.`), 400)
  }
  const request = requestOf(text)
  if (request === null) return context.json(errorOf(400, 'Invalid JSON payload received.'), 400)
  const fault = ledger.take(request.prompt)
  ledger.note({
    model,
    prompt: request.prompt,
    bodyBytes: text.length,
    pdfBytes: request.pdf?.length ?? 0,
    systemInstructionBytes: JSON.stringify(request.body.systemInstruction ?? '').length,
    fault: fault?.kind ?? null,
  })
  return answer(request, fault, reader)
}

async function answer(request: Request, fault: Fault | null, reader: DocumentReader): Promise<Response> {
  const refusal = refusalOf(fault)
  if (refusal !== null) return json(refusal.body, refusal.status, refusal.headers)
  if (fault?.kind === 'delay') await new Promise((resolve) => setTimeout(resolve, fault.ms))
  const task = taskOf(request.prompt)
  if (task === null)
    return json(errorOf(400, 'The emulated model answers the questions of this product only.'), 400)
  const pages = request.pdf === null ? [] : await pagesOf(request.pdf, reader)
  if (pages === null) return json(errorOf(400, 'The document has no pages.'), 400)
  const answered = answerTask(task, pages, knowsDoesNotApply(request.body))
  const given = spoilText(JSON.stringify(spoilAnswer(answered, fault, { pages, rules: task.rules })), fault)
  const response = spoilResponse(responseOf(given, request.prompt, pages.length), fault)
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
  const file = parts.find((part) => part.inlineData?.mimeType === 'application/pdf')?.inlineData
  return {
    body: parsed.data,
    prompt: parts.find((part) => part.text !== undefined)?.text ?? '',
    pdf: file === undefined ? null : new Uint8Array(Buffer.from(file.data, 'base64')),
  }
}

function taskOf(prompt: string): Task | null {
  return Task.safeParse(jsonOf(prompt)).data ?? null
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

async function pagesOf(pdf: Uint8Array, reader: DocumentReader): Promise<readonly PageSource[] | null> {
  const outcome = await reader.read(pdf)
  return outcome.ok ? outcome.document.pages : null
}
