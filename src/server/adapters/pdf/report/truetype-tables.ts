/** The tables of a TrueType file (OpenType 1.9). */

export type Tables = ReadonlyMap<string, DataView>

export function tablesOf(file: Uint8Array): Tables {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  const found = new Map<string, DataView>()
  for (let index = 0; index < view.getUint16(4); index++) {
    const entry = 12 + index * 16
    const name = String.fromCharCode(...file.subarray(entry, entry + 4))
    const [offset, length] = [view.getUint32(entry + 8), view.getUint32(entry + 12)]
    found.set(name, new DataView(file.buffer, file.byteOffset + offset, length))
  }
  return found
}

export function table(tables: Tables, name: string): DataView {
  const found = tables.get(name)
  if (!found) throw new Error(`the font has no table ${name}`)
  return found
}

export function bytesOf(view: DataView): Uint8Array {
  return new Uint8Array(view.buffer, view.byteOffset, view.byteLength)
}

export function concat(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
