/**
 * PDFium compiled to WebAssembly: one instance per isolate, one document at a time, capped heap.
 *
 * Calls go to the raw exports: for calls per character, the package's own wrappers cost more than the work.
 */
import { init } from '@embedpdf/pdfium'
import { MAX_HEAP_BYTES } from '../../../../domain/pdf-limits.ts'

/** PDFium aborted: out of the capped heap, or an internal fault. The instance is unusable afterwards. */
export class PdfEngineAbort extends Error {}

/** An instance with a larger heap is discarded after its document, because heaps never shrink. */
const KEPT_HEAP_BYTES = 32 * 1024 * 1024

/** Milliseconds between heartbeats of the engine's holder, and between polls of waiting callers. */
const BEAT_MS = 50
/** A holder that missed this many heartbeats was cancelled with its request and never releases its turn. */
const MISSED_MAX = 20
/** Maximum wait in milliseconds. */
const TURN_MS = 30_000

interface HeapViews {
  readonly floats: Float32Array
  readonly doubles: Float64Array
  readonly ints: Uint32Array
}

function viewsOf(heap: ArrayBuffer): HeapViews {
  return { floats: new Float32Array(heap), doubles: new Float64Array(heap), ints: new Uint32Array(heap) }
}

const SCRATCH_BYTES = 64

export class Pdfium {
  readonly memory: WebAssembly.Memory
  /** Address of 64 bytes of the heap, to which a function writes what is read from there at once. */
  readonly scratch: number
  readonly #exports: WebAssembly.Exports
  readonly #functions = new Map<string, (...values: number[]) => number>()
  /** Kept, because making a view costs more than reading a number. */
  #heap: HeapViews

  constructor(exports: WebAssembly.Exports) {
    const memory = exports.memory
    if (!(memory instanceof WebAssembly.Memory)) throw new PdfEngineAbort('PDFium has no memory')
    this.memory = memory
    this.#heap = viewsOf(memory.buffer)
    this.#exports = exports
    this.scratch = this.allocate(SCRATCH_BYTES)
  }

  /** Returns a PDFium function by its C name: numbers and addresses in, a number or address out (0 for void). */
  fn(name: string): (...values: number[]) => number {
    const known = this.#functions.get(name)
    if (known) return known
    const found = this.#exports[name]
    if (typeof found !== 'function') throw new PdfEngineAbort(`PDFium has no ${name}`)
    const typed = found as (...values: number[]) => number
    this.#functions.set(name, typed)
    return typed
  }

  call(name: string, ...values: number[]): number {
    return this.fn(name)(...values)
  }

  /** Passes `size` zeroed bytes of the heap to `use` and frees them afterwards. */
  lend<T>(size: number, use: (address: number) => T): T {
    const address = this.allocate(size)
    try {
      new Uint8Array(this.memory.buffer, address, size).fill(0)
      return use(address)
    } finally {
      this.call('free', address)
    }
  }

  lendBytes<T>(bytes: Uint8Array, use: (address: number) => T): T {
    return this.lend(Math.max(bytes.length, 1), (address) => {
      new Uint8Array(this.memory.buffer, address, bytes.length).set(bytes)
      return use(address)
    })
  }

  /** Passes a zero-terminated ASCII string. */
  lendAscii<T>(text: string, use: (address: number) => T): T {
    return this.lendBytes(new TextEncoder().encode(`${text}\0`), use)
  }

  /** Passes a zero-terminated UTF-16LE string, PDFium's text format. */
  lendUtf16<T>(text: string, use: (address: number) => T): T {
    const units = new Uint16Array(text.length + 1)
    for (let at = 0; at < text.length; at++) units[at] = text.charCodeAt(at)
    return this.lendBytes(new Uint8Array(units.buffer), use)
  }

  floats(address: number, count: number): Float32Array {
    return new Float32Array(this.memory.buffer, address, count)
  }

  float(address: number): number {
    return this.#views().floats[address >> 2] ?? 0
  }

  setFloat(address: number, value: number): void {
    this.#views().floats[address >> 2] = value
  }

  double(address: number): number {
    return this.#views().doubles[address >> 3] ?? 0
  }

  /** An unsigned number of 32 bits. */
  int(address: number): number {
    return this.#views().ints[address >> 2] ?? 0
  }

  /** A heap that grows leaves its old views empty. */
  #views(): HeapViews {
    if (this.#heap.floats.length === 0) this.#heap = viewsOf(this.memory.buffer)
    return this.#heap
  }

  allocate(size: number): number {
    const address = this.call('malloc', size)
    if (address === 0) throw new PdfEngineAbort('out of heap')
    return address
  }
}

export interface PdfEngine {
  /**
   * Runs `work` while no other document is in use. If it throws, the instance is discarded, because its open objects
   * can't be trusted, and this throws PdfEngineAbort.
   */
  run<T>(work: (pdfium: Pdfium) => T | Promise<T>): Promise<T>
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

  return {
    async run(task) {
      const mine = await takeTurn()
      const heart = setInterval(() => mine.beats++, BEAT_MS)
      try {
        return await work(task)
      } finally {
        clearInterval(heart)
        if (holder === mine) holder = undefined
      }
    },
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
