/**
 * Memory of a check out of an isolate's 128 MB, in plain workerd, by PDF size: `node bench/check/memory.ts`.
 * The AI model is emulated locally, in this process.
 */

import { randomBytes } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { PDFDocument } from 'pdf-lib'
import { createEmulatedModel } from '../../local/model/app.ts'
import { pdfiumModule } from '../../local/pdfium.ts'
import { freePort } from '../../scripts/product/processes.ts'
import { createPdfReader } from '../../src/server/adapters/pdf/read/reader.ts'
import { documentOf } from './documents.ts'
import { bundleWorker, removeBundle, startWorkerd } from './workerd.ts'

const MEGABYTES = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [0.5, 1, 2, 4, 9.9]
const PAGES = 50
const RULES = 60
/** One separate run for each, up to and including that step. */
const STEPS = ['read', 'ask', 'mark'] as const
const ROUNDS = 2
const PATIENCE_MS = 60_000
/** Milliseconds between two heap samples. */
const LOOK_MS = 10

/** Contracts, padded to the given size with an attachment. */
async function pdfOf(megabytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const document = await PDFDocument.load(await documentOf(PAGES))
  const size = (await document.save()).length
  const rest = megabytes * 1024 * 1024 - size - 2_000
  if (rest > 0) await document.attach(randomBytes(rest), 'attachment.bin')
  return new Uint8Array(await document.save())
}

/** Samples an isolate's heap until `stop`, which returns the peak bytes of the heap and of buffers outside it. */
async function watchHeap(address: string): Promise<{ stop(): { heap: number; buffers: number } }> {
  const socket = new WebSocket(address)
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve)
    socket.addEventListener('error', reject)
  })
  let [id, heap, buffers] = [0, 0, 0]
  const look = setInterval(
    () => socket.send(JSON.stringify({ id: ++id, method: 'Runtime.getHeapUsage' })),
    LOOK_MS,
  )
  socket.addEventListener('message', ({ data }) => {
    const { result } = JSON.parse(String(data))
    heap = Math.max(heap, result?.usedSize ?? 0)
    buffers = Math.max(buffers, result?.backingStorageSize ?? 0)
  })
  return {
    stop() {
      clearInterval(look)
      socket.close()
      return { heap, buffers }
    },
  }
}

interface Use {
  readonly seconds: number
  readonly heap: number
  readonly buffers: number
  readonly resident: number
}

async function round(
  bundle: string,
  model: string,
  pdf: Uint8Array<ArrayBuffer>,
  until: string,
): Promise<Use> {
  const workerd = await startWorkerd(bundle, await freePort())
  try {
    const idle = workerd.peak()
    const heap = await watchHeap(workerd.inspector)
    const started = performance.now()
    const answer = await fetch(
      `${workerd.origin}?${new URLSearchParams({ rules: String(RULES), model, until })}`,
      {
        method: 'POST',
        body: pdf,
        signal: AbortSignal.timeout(PATIENCE_MS),
      },
    )
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${answer.status} ${text}`)
    const seconds = (performance.now() - started) / 1000
    return { seconds, ...heap.stop(), resident: workerd.peak() - idle }
  } finally {
    await workerd.stop()
  }
}

function row(megabytes: number, until: string, uses: readonly Use[]): string {
  const worst = (key: 'heap' | 'buffers' | 'resident'): string =>
    (Math.max(...uses.map((use) => use[key])) / 1048576).toFixed(0)
  const fastest = Math.min(...uses.map(({ seconds }) => seconds)).toFixed(1)
  return `| ${[megabytes, until, fastest, worst('heap'), worst('buffers'), worst('resident')].join(' | ')} |`
}

const reader = createPdfReader(pdfiumModule())
const server = serve({ fetch: createEmulatedModel({ reader }).fetch, port: 0, hostname: '127.0.0.1' })
await new Promise((resolve) => server.once('listening', resolve))
const model = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
const bundle = await bundleWorker('memory-worker.ts')
try {
  console.log(
    `| PDF MB | until | seconds | V8 heap MiB | buffers MiB | resident MiB |\n|---|---|---|---|---|---|`,
  )
  for (const megabytes of MEGABYTES) {
    const pdf = await pdfOf(megabytes)
    for (const until of STEPS) {
      const uses: Use[] = []
      for (let at = 0; at < ROUNDS; at++) uses.push(await round(bundle, model, pdf, until))
      console.log(row(megabytes, until, uses))
    }
  }
  console.log(
    `\n${PAGES} pages, ${RULES} rules; worst of ${ROUNDS} fresh processes each, seconds of the fastest.`,
  )
} finally {
  server.close()
  removeBundle(bundle)
}
