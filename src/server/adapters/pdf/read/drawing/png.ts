/** PNG files (RFC 2083) of grey pictures. */
import { crc32, deflateSync } from 'node:zlib'

const SIGNATURE = new Uint8Array([137, 80, 78, 71, 13, 10, 26, 10])
/** Eight bits per pixel, grey, not interlaced. */
const KIND = [8, 0, 0, 0, 0]

/** `grey`: a byte for each pixel, rows from the top; 0 is black. */
export function pngOf(grey: Uint8Array, width: number, height: number): Uint8Array<ArrayBuffer> {
  const rows = new Uint8Array((width + 1) * height)
  for (let row = 0; row < height; row++)
    // The first byte of a row names its filter: none.
    rows.set(grey.subarray(row * width, (row + 1) * width), row * (width + 1) + 1)
  const header = new Uint8Array(13)
  const view = new DataView(header.buffer)
  view.setUint32(0, width)
  view.setUint32(4, height)
  header.set(KIND, 8)
  const parts = [
    SIGNATURE,
    ...chunk('IHDR', header),
    ...chunk('IDAT', deflateSync(rows)),
    ...chunk('IEND', new Uint8Array(0)),
  ]
  return new Uint8Array(Buffer.concat(parts))
}

function chunk(name: string, content: Uint8Array): readonly Uint8Array[] {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content])
  return [number(content.length), named, number(crc32(named))]
}

function number(value: number): Uint8Array {
  const bytes = new Uint8Array(4)
  new DataView(bytes.buffer).setUint32(0, value)
  return bytes
}
