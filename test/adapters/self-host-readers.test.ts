/** Readers in threads of their own. */
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createReaderThreads } from '../../self-host/reader-threads.ts'
import { makePdf, reader, turnsDuring, write } from './pdf-samples.ts'

const PROGRAM = join(import.meta.dirname, '../../self-host/reader-thread.ts')
const WASM = createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm')

const page = (words: string): Promise<Uint8Array> => makePdf((canvas) => write(canvas, words, 72, 700))

test('a document read in a thread is the same as one read here', async () => {
  const pdf = await page('The supplier keeps all data confidential.')
  const [there, here] = await Promise.all([createReaderThreads(PROGRAM, WASM).read(pdf), reader.read(pdf)])
  expect(there).toEqual(here)
  if (!there.ok || !here.ok) throw new Error('not read')
  expect(there.document.pages[0]?.boxes).toEqual(here.document.pages[0]?.boxes)
})

test('what can’t be read is refused, and the next document is read', async () => {
  const threads = createReaderThreads(PROGRAM, WASM)
  expect(await threads.read(new TextEncoder().encode('Dear Sir'))).toEqual({ ok: false, failure: 'damaged' })
  expect(await threads.read(await page('Unharmed'))).toMatchObject({ ok: true })
})

test('an aborted reading ends its thread, and those that wait are read', async () => {
  const threads = createReaderThreads(PROGRAM, WASM)
  const stop = new AbortController()
  const pdf = await page('Unharmed')
  const stopped = Array.from({ length: 8 }, () => threads.read(pdf, stop.signal))
  stop.abort(new Error('cancelled'))
  const next = threads.read(pdf)
  for (const one of await Promise.allSettled(stopped)) expect(one).toMatchObject({ status: 'rejected' })
  expect(await next).toMatchObject({ ok: true })
})

test('others have their turn while a document is read in a thread', async () => {
  const threads = createReaderThreads(PROGRAM, WASM)
  expect(await turnsDuring(threads.read(await page('Unharmed')))).toBeGreaterThan(4)
})
