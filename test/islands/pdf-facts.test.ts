import { deflateSync } from 'node:zlib'
import { PDFDocument } from 'pdf-lib'
import { expect, test } from 'vitest'
import { pdfFacts } from '../../src/islands/workspace/submission/pdf-facts.ts'
import { agreement } from '../support/pdf.ts'

async function pageCount(file: Blob): Promise<number | null | undefined> {
  return (await pdfFacts(file))?.pages
}

function pdf(...parts: (string | Uint8Array<ArrayBuffer>)[]): Blob {
  return new Blob(['%PDF-1.7\n', ...parts, '\n%%EOF'])
}

test('the root of the page tree has the number of pages', async () => {
  const leaf = '3 0 obj\n<</Type/Pages/Parent 2 0 R/Count 5/Kids[4 0 R]>>\nendobj\n'
  const root = '2 0 obj\n<< /Count 12 /Kids [3 0 R] /MediaBox [0 0 595 842] /Type /Pages >>\nendobj\n'
  expect(await pageCount(pdf(leaf, root))).toBe(12)
})

test('a page tree in a compressed stream is found', async () => {
  const packed = new Uint8Array(deflateSync('2 0 3 40 <</Type/Pages/Count 7/Kids[9 0 R]>> <</A/B>>'))
  const head = '1 0 obj\n<</Type/ObjStm/N 2/First 8/Filter/FlateDecode/Length 99>>\nstream\r\n'
  expect(await pageCount(pdf(head, packed, '\r\nendstream\nendobj'))).toBe(7)
})

test('a file with contradictory or no page counts has no known number of pages', async () => {
  const root = (count: string) => `<</Type/Pages/Count ${count}>>\n`
  expect(await pageCount(pdf(root('3'), root('4')))).toBeNull()
  expect(await pageCount(pdf(root('0')))).toBeNull()
  expect(await pageCount(pdf(root('999999999')))).toBeNull()
  expect(await pageCount(new Blob(['no pdf at all']))).toBeNull()
})

test('decompressing a stream stops at a limit', async () => {
  const bomb = new Uint8Array(deflateSync(new Uint8Array(64_000_000)))
  const head = '1 0 obj\n<</Type/ObjStm/Filter/FlateDecode>>\nstream\n'
  expect(await pageCount(pdf(head, bomb, '\nendstream'))).toBeNull()
})

test('a file that doesn’t begin like a PDF isn’t one, whatever its name', async () => {
  expect(await pdfFacts(new File(['just words'], 'words.pdf'))).toMatchObject({ isPdf: false })
  expect(await pdfFacts(pdf('x'))).toMatchObject({ isPdf: true })
})

test('an encrypted file is recognised', async () => {
  const plain = await agreement()
  const document = await PDFDocument.load(plain)
  document.encrypt({ userPassword: 'secret', ownerPassword: 'secret too' })
  const encrypted = new Blob([new Uint8Array(await document.save())])
  expect(await pdfFacts(encrypted)).toMatchObject({ isPdf: true, isEncrypted: true })
  expect(await pdfFacts(new Blob([plain]))).toMatchObject({ isPdf: true, isEncrypted: false })
})
