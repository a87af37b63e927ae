/** PDFium compiled to WebAssembly: one instance per isolate, one document at a time, capped heap. */
import { init } from '@embedpdf/pdfium'
import { MAX_HEAP_BYTES } from '../../../../domain/document/pdf-limits.ts'
import { PdfEngineAbort, Pdfium } from './pdfium.ts'

/** An instance with a larger heap is discarded after its document, because heaps never shrink. */
const KEPT_HEAP_BYTES = 32 * 1024 * 1024

/** Milliseconds between heartbeats of the engine's holder, and between polls of waiting callers. */
const BEAT_MS = 50
/** A holder that missed this many heartbeats was cancelled with its request and never releases its turn. */
const MISSED_MAX = 20
/** Maximum wait in milliseconds. */
const TURN_MS = 30_000

export interface PdfEngine {
  /** Runs `work` while no other document is in use. @throws PdfEngineAbort if it throws; its instance is not used again */
  run<T>(work: (pdfium: Pdfium) => T | Promise<T>): Promise<T>
  /** Like `run`; undefined if PDFium aborts. */
  attempt<T>(work: (pdfium: Pdfium) => T | Promise<T>): Promise<T | undefined>
}

const engines = new WeakMap<WebAssembly.Module, PdfEngine>()

/** The isolate's engine: reader and marker of the same module share it. */
export function pdfEngine(wasm: WebAssembly.Module): PdfEngine {
  const known = engines.get(wasm)
  if (known) return known
  const made = createEngine(wasm)
  engines.set(wasm, made)
  return made
}

interface Turn {
  beats: number
}

function createEngine(wasm: WebAssembly.Module): PdfEngine {
  let instance: Pdfium | undefined
  let holder: Turn | undefined

  /** Polls with its own timer: a promise of another request would never settle once that request is cancelled. */
  async function takeTurn(): Promise<Turn> {
    const deadline = Date.now() + TURN_MS
    let seen = holder
    let beats = seen?.beats
    let missed = 0
    while (holder && missed < MISSED_MAX && Date.now() < deadline) {
      await new Promise((resolve) => setTimeout(resolve, BEAT_MS))
      missed = holder === seen && holder?.beats === beats ? missed + 1 : 0
      seen = holder
      beats = seen?.beats
    }
    holder = { beats: 0 }
    return holder
  }

  async function work<T>(task: (pdfium: Pdfium) => T | Promise<T>): Promise<T> {
    const pdfium = instance ?? (await startPdfium(wasm))
    instance = undefined
    try {
      const result = await task(pdfium)
      if (pdfium.memory.buffer.byteLength <= KEPT_HEAP_BYTES) instance = pdfium
      return result
    } catch (cause) {
      throw new PdfEngineAbort('PDFium gave up', { cause })
    }
  }

  async function run<T>(task: (pdfium: Pdfium) => T | Promise<T>): Promise<T> {
    const mine = await takeTurn()
    const heart = setInterval(() => mine.beats++, BEAT_MS)
    try {
      return await work(task)
    } finally {
      clearInterval(heart)
      if (holder === mine) holder = undefined
    }
  }

  return {
    run,
    attempt: (task) =>
      run(task).catch((error: unknown) => {
        if (!(error instanceof PdfEngineAbort)) throw error
        return undefined
      }),
  }
}

async function startPdfium(wasm: WebAssembly.Module): Promise<Pdfium> {
  let exports: WebAssembly.Exports | undefined
  const settings = {
    print: () => undefined,
    printErr: () => undefined,
    instantiateWasm(imports: WebAssembly.Imports, done: (instance: WebAssembly.Instance) => void) {
      const instance = new WebAssembly.Instance(wasm, capped(imports))
      exports = instance.exports
      done(instance)
      return instance.exports
    },
  }
  await init(settings)
  if (!exports) throw new PdfEngineAbort('PDFium did not start')
  const pdfium = new Pdfium(exports)
  pdfium.call('PDFiumExt_Init')
  return pdfium
}

/** Imports whose heap refuses to grow above the cap, which makes PDFium abort. */
function capped(imports: WebAssembly.Imports): WebAssembly.Imports {
  const env = imports.env
  const grow = env?.emscripten_resize_heap
  if (!env || typeof grow !== 'function') throw new PdfEngineAbort('no heap to cap')
  const resize = (requested: number): number =>
    requested >>> 0 > MAX_HEAP_BYTES ? 0 : Number(grow(requested))
  return { ...imports, env: { ...env, emscripten_resize_heap: resize } }
}
