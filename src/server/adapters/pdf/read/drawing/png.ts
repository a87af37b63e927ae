/** PNG files (RFC 2083) of grey pictures. */
import { crc32, deflateSync } from 'node:zlib'

const SIGNATURE = Uint8Array.of(137, 80, 78, 71, 13, 10, 26, 10)

/** `grey`: a byte for each pixel, rows from the top; 0 is black. */
export function pngOf(grey: Uint8Array, width: number, height: number): Uint8Array<ArrayBuffer> {
  const rows = new Uint8Array((width + 1) * height)
  for (let row = 0; row < height; row++)
    // The first byte of a row names its filter: none.
    rows.set(grey.subarray(row * width, (row + 1) * width), row * (width + 1) + 1)
  // Eight bits per pixel, grey, not interlaced.
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0])
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  const chunks = [chunk('IHDR', header), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))]
  return new Uint8Array(Buffer.concat([SIGNATURE, ...chunks]))
}

function chunk(name: string, content: Buffer): Buffer {
  const whole = Buffer.concat([Buffer.alloc(4), Buffer.from(name, 'latin1'), content, Buffer.alloc(4)])
  whole.writeUInt32BE(content.length, 0)
  whole.writeUInt32BE(crc32(whole.subarray(4, -4)), whole.length - 4)
  return whole
}
