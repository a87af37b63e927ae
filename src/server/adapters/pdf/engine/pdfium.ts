/** Calls go to the raw exports: for calls per character, the package's own wrappers cost more than the work. */

/** PDFium aborted: out of the capped heap, or an internal fault. The instance is unusable afterwards. */
export class PdfEngineAbort extends Error {}

export interface HeapViews {
  readonly floats: Float32Array
  readonly doubles: Float64Array
  readonly ints: Uint32Array
}

function viewsOf(heap: ArrayBuffer): HeapViews {
  return { floats: new Float32Array(heap), doubles: new Float64Array(heap), ints: new Uint32Array(heap) }
}

export const SCRATCH_BYTES = 4_096

export class Pdfium {
  readonly memory: WebAssembly.Memory
  /** Address of SCRATCH_BYTES of the heap, to which a function writes what is read from there at once. */
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
    return this.views().floats[address >> 2] ?? 0
  }

  setFloat(address: number, value: number): void {
    this.views().floats[address >> 2] = value
  }

  double(address: number): number {
    return this.views().doubles[address >> 3] ?? 0
  }

  /** An unsigned number of 32 bits. */
  int(address: number): number {
    return this.views().ints[address >> 2] ?? 0
  }

  /** The heap as numbers, until the next call, because a heap that grows leaves its old views empty. */
  views(): HeapViews {
    if (this.#heap.floats.length === 0) this.#heap = viewsOf(this.memory.buffer)
    return this.#heap
  }

  allocate(size: number): number {
    const address = this.call('malloc', size)
    if (address === 0) throw new PdfEngineAbort('out of heap')
    return address
  }
}
