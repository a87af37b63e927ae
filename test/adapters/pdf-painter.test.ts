/** Pictures of pages, as an own model is shown them. */
import { deflateSync, inflateSync } from 'node:zlib'
import { degrees, PDFDocument } from 'pdf-lib'
import { expect, test } from 'vitest'
import { pdfiumModule } from '../../local/pdfium.ts'
import { pngOf } from '../../src/server/adapters/pdf/read/drawing/png.ts'
import { createPagePainter } from '../../src/server/adapters/pdf/read/painter.ts'
import { pdfOf } from '../support/pdf.ts'
import { append, makePdf } from './pdf-samples.ts'

const painter = createPagePainter(pdfiumModule())

interface Picture {
  readonly width: number
  readonly height: number
  /** Brightness at shares of width and height from the top left corner. */
  readonly at: (across: number, down: number) => number
}

/** Reads our PNGs by the standard: eight bits of grey, no filter. */
function pictureOf(png: Uint8Array | undefined): Picture {
  if (!png) throw new Error('no picture')
  const file = Buffer.from(png)
  expect(file.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n')
  const [width, height] = [file.readUInt32BE(16), file.readUInt32BE(20)]
  expect([...file.subarray(24, 29)]).toEqual([8, 0, 0, 0, 0])
  const rows = inflateSync(file.subarray(41, 41 + file.readUInt32BE(33)))
  const at = (across: number, down: number): number => {
    const row = Math.floor(down * height) * (width + 1)
    expect(rows[row]).toBe(0)
    return rows[row + 1 + Math.floor(across * width)] ?? -1
  }
  return { width, height, at }
}

/** A scan whose upper left quarter is dark, on a page of A4 turned by `turn` degrees. */
async function scan(turn: number): Promise<Uint8Array<ArrayBuffer>> {
  const side = 400
  const grey = new Uint8Array(side * side).fill(250)
  for (let row = 0; row < side / 2; row++) grey.fill(10, row * side, row * side + side / 2)
  const document = await PDFDocument.create()
  const page = document.addPage([595, 842])
  page.setRotation(degrees(turn))
  // pdf-lib decodes it, to show that another reader accepts the PNG.
  const picture = await document.embedPng(pngOf(grey, side, side))
  page.drawImage(picture, { x: 0, y: 0, width: 595, height: 842 })
  return new Uint8Array(await document.save())
}

/** A page that shows a light picture of `side` pixels across and down so many times. */
function scans(side: number, times = 1): Promise<Uint8Array> {
  return makePdf(({ document, page }) => {
    const pixels = deflateSync(new Uint8Array(side * side).fill(250), { level: 1 })
    const picture = document.context.stream(pixels, {
      Type: 'XObject',
      Subtype: 'Image',
      Width: side,
      Height: side,
      ColorSpace: 'DeviceGray',
      BitsPerComponent: 8,
      Filter: 'FlateDecode',
    })
    const name = page.node.newXObject('Picture', document.context.register(picture))
    append(page, `q 595 0 0 842 0 0 cm ${name} Do Q `.repeat(times))
  })
}

async function painted(pdf: Uint8Array, number = 1): Promise<Picture> {
  return pictureOf((await painter.paint(pdf, [number])).get(number))
}

test.each([
  [0, [0.25, 0.25]],
  [90, [0.75, 0.25]],
  [180, [0.75, 0.75]],
  [270, [0.25, 0.75]],
] as const)('a page turned by %d degrees is drawn as it is displayed', async (turn, [across, down]) => {
  const { width, height, at } = await painted(await scan(turn))
  expect(Math.max(width, height)).toBeLessThanOrEqual(1_284)
  expect(width < height).toBe(turn % 180 === 0)
  const dark = [0.25, 0.75].flatMap((x) => [0.25, 0.75].map((y) => [x, y, at(x, y) < 60] as const))
  expect(dark.filter(([, , isDark]) => isDark)).toEqual([[across, down, true]])
})

test('only the requested pages are drawn, each with its own number', async () => {
  const pdf = await pdfOf(['one'], ['two'], ['three'])
  expect([...(await painter.paint(pdf, [3, 1])).keys()]).toEqual([3, 1])
  expect([...(await painter.paint(pdf, [4, 0])).keys()]).toEqual([])
})

test('a small page is not enlarged', async () => {
  const document = await PDFDocument.create()
  document.addPage([30, 20])
  const { width, height } = await painted(new Uint8Array(await document.save()))
  expect([width, height]).toEqual([124, 84])
})

test('slow pages, missing pages and files that can’t be opened are left out', async () => {
  expect((await painter.paint(await scans(4_100), [1])).size).toBe(0)
  expect((await painter.paint(await scans(1_000, 50), [1])).size).toBe(0)
  expect((await painter.paint(await scans(1_000, 30), [1])).size).toBe(1)
  expect((await painter.paint(new TextEncoder().encode('Dear Sir'), [1])).size).toBe(0)
  expect((await painter.paint(await pdfOf(['one']), [2])).size).toBe(0)
})
