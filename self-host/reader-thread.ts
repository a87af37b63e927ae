/** A thread that reads one PDF after the other. */
import { readFileSync } from 'node:fs'
import { setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { createPackedReader } from '../src/server/adapters/pdf/read/reader.ts'

/** `workerData`: path of PDFium's WebAssembly. */
const read = createPackedReader(new WebAssembly.Module(readFileSync(String(workerData))))

// Requests come first. Elsewhere than on Linux this would lower the whole process.
if (process.platform === 'linux') setPriority(10)

parentPort?.on('message', async (pdf: Uint8Array) => {
  const outcome = await read(pdf)
  const pages = outcome.ok ? outcome.pages : []
  const buffers = pages.flatMap(({ packed: { xs, starts, heights } }) => [xs, starts, heights])
  parentPort?.postMessage(
    outcome,
    buffers.flatMap(({ buffer }) => (buffer instanceof ArrayBuffer ? buffer : [])),
  )
})
