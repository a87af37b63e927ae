import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countObjects, hasSoundXref } from '../../src/server/adapters/pdf/mark/structure.ts'
import { packBoxes, unpackBoxes } from '../../src/server/adapters/pdf/read/text/packed-boxes.ts'
import { makePdf, markPdf, SUMMARY } from './pdf-samples.ts'

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)

test('objects are counted in the file and in its object streams', () => {
  expect(countObjects(bytes('1 0 obj\n<<>>\nendobj\n2 0 obj\n<<>>\nendobj\n'))).toBe(2)
  expect(countObjects(bytes('7 0 obj\n<</Type /ObjStm /First 9 /N 500000>>\nstream'))).toBe(500_001)
  expect(
    countObjects(bytes('7 0 obj\n<</N 12/Type/ObjStm>>\nstream\nendobj\n8 0 obj\n<</N 7/Type/ObjStm>>')),
  ).toBe(21)
})

test('a cross-reference table whose entries point to objects is valid', async () => {
  const text = '%PDF-1.4\n1 0 obj\n<<>>\nendobj\n'
  const file = (offset: number): Uint8Array =>
    bytes(
      `${text}xref\n0 2\n0000000000 65535 f \n${String(offset).padStart(10, '0')} 00000 n \ntrailer\n<</Size 2>>\nstartxref\n${text.length}\n%%EOF\n`,
    )
  expect(hasSoundXref(file(9))).toBe(true)
  expect(hasSoundXref(file(12))).toBe(false)
})

test('a file’s cross-reference chain is followed through its updates', async () => {
  const pdf = await makePdf(() => undefined)
  const marked = await markPdf(pdf, [], SUMMARY)
  expect(hasSoundXref(pdf)).toBe(true)
  expect(hasSoundXref(marked)).toBe(true)
  expect(hasSoundXref(marked.subarray(0, marked.length - 40))).toBe(false)
})

test('a cross-reference table that refers to itself is invalid', () => {
  const text = 'xref\n0 0\ntrailer\n<</Prev 0>>\nstartxref\n0\n%%EOF\n'
  expect(hasSoundXref(bytes(text))).toBe(false)
})

const coordinate = fc.integer({ min: -20_000, max: 20_000 }).map((value) => value / 10)
const box = fc.oneof(
  fc.constant([0, 0, 0, 0]),
  fc
    .tuple(coordinate, coordinate, coordinate, coordinate)
    .map(([x, y, width, height]) => [x, y, x + Math.abs(width), y + Math.abs(height) + 0.1]),
)

test('packed boxes are restored within one step, and empty ones exactly', () => {
  fc.assert(
    fc.property(fc.array(box, { maxLength: 60 }), (given) => {
      const boxes = Float32Array.from(given.flat())
      const back = unpackBoxes(packBoxes(boxes, given.length))
      expect(back).toHaveLength(boxes.length)
      for (const [at, value] of boxes.entries()) {
        const empty = boxes.subarray(at - (at % 4), at - (at % 4) + 4).every((part) => part === 0)
        if (empty) expect(back[at]).toBe(0)
        else expect(Math.abs((back[at] ?? Number.NaN) - value)).toBeLessThan(4_000 / 65_534 + 0.01)
      }
    }),
  )
})
