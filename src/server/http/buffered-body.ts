/** Request bodies in memory. When they are too many, a slow one is dropped, so that stalled uploads keep nobody out. */
import { type SlowClient, slowest } from './slow-clients.ts'

/** A quarter of an isolate's memory, because parsing a form doubles it. */
const HELD_MAX_BYTES = 32 * 1024 * 1024

const arriving = new Set<BufferedBody>()
let heldBytes = 0

export class BufferedBody implements SlowClient {
  readonly owner: string
  readonly #since = Date.now()
  #chunks: Uint8Array[] = []
  #size = 0
  #isDropped = false

  constructor(owner: string) {
    this.owner = owner
    arriving.add(this)
  }

  get heldBytes(): number {
    return this.#size
  }

  get isDropped(): boolean {
    return this.#isDropped
  }

  /** May drop this body. */
  add(chunk: Uint8Array): void {
    this.#chunks.push(chunk)
    this.#size += chunk.length
    heldBytes += chunk.length
    while (heldBytes > HELD_MAX_BYTES && !this.#isDropped)
      slowest([...arriving].filter((each) => each.heldBytes > 0)).drop()
  }

  /** All of it. From now on it is held until its request has ended. */
  whole(): Uint8Array<ArrayBuffer> {
    arriving.delete(this)
    const whole = new Uint8Array(this.#size)
    let offset = 0
    for (const chunk of this.#chunks) {
      whole.set(chunk, offset)
      offset += chunk.length
    }
    this.#chunks = []
    return whole
  }

  drop(): void {
    arriving.delete(this)
    heldBytes -= this.#size
    this.#size = 0
    this.#chunks = []
    this.#isDropped = true
  }

  get bytesPerMs(): number {
    return this.#size / (Date.now() - this.#since + 1)
  }
}
