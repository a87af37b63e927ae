import { inflateSync } from 'node:zlib'

/** Undefined if the bytes can't be inflated, or would be more than `room`. */
export function inflated(bytes: Uint8Array, room: number): Uint8Array | undefined {
  if (room <= 0) return undefined
  try {
    return inflateSync(bytes, { maxOutputLength: room })
  } catch {
    return undefined
  }
}
