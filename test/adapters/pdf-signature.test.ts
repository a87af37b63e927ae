import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PDFArray, PDFDocument, PDFHexString, PDFName, PDFNumber, PDFString } from 'pdf-lib'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { describe, expect, test } from 'vitest'
import { hasTool, makePdf, marker, markOn, markPdf, runTool, SUMMARY, write } from './pdf-samples.ts'

/** Hexadecimal digits reserved for the signature. */
const ROOM = 16_384
const LARGE = 1_000_000_000

describe.skipIf(!hasTool('openssl') || !hasTool('pdfsig'))('a signed document', () => {
  test('keeps a valid signature after marking and reviewing, and its table is one note', async () => {
    const pdf = sign(await unsigned())
    expect(validation(pdf)).toContain('Signature is Valid')
    const marked = await markPdf(pdf, [await markOn(pdf, 'third day')], SUMMARY)
    expect(validation(marked)).toContain('Signature is Valid')
    expect(marked.subarray(0, pdf.length)).toEqual(new Uint8Array(pdf))
    const document = await getDocument({ data: marked.slice(), verbosity: 0 }).promise
    expect(document.numPages).toBe(1)
    const annotations = await (await document.getPage(1)).getAnnotations()
    expect(annotations.map(({ subtype }) => subtype).sort()).toEqual(['Highlight', 'Text', 'Widget'])
    const note = annotations.find(({ subtype }) => subtype === 'Text')
    expect(note?.contentsObj.str).toContain('Met: Name the parties. (Page: 1)')

    const decided = { ...SUMMARY, facts: ['1 of 1 decided'] }
    const reviewed =
      (await marker.remark(marked, { pages: 1, quoted: [1] }, [], decided)) ??
      expect.fail('it was not written')
    expect(validation(reviewed)).toContain('Signature is Valid')
    const again = await getDocument({ data: reviewed.slice(), verbosity: 0 }).promise
    const notes = (await (await again.getPage(1)).getAnnotations()).filter(
      ({ subtype }) => subtype === 'Text',
    )
    expect(notes.map(({ contentsObj }) => contentsObj.str.includes('1 of 1 decided'))).toEqual([true])
  })
})

function validation(pdf: Uint8Array): string {
  return runTool('pdfsig', pdf, '-nocert', 'FILE').toString()
}

/** A page with a signature field whose value has room for a signature. */
async function unsigned(): Promise<Uint8Array> {
  const document = await PDFDocument.load(
    await makePdf((canvas) => write(canvas, 'The tenant pays the rent on the third day.', 72, 700)),
  )
  const { context } = document
  const range = PDFArray.withContext(context)
  for (const value of [0, LARGE, LARGE, LARGE]) range.push(PDFNumber.of(value))
  const value = context.obj({
    Type: 'Sig',
    Filter: 'Adobe.PPKLite',
    SubFilter: 'adbe.pkcs7.detached',
    M: PDFString.of('D:20260101000000Z'),
  })
  value.set(PDFName.of('ByteRange'), range)
  value.set(PDFName.of('Contents'), PDFHexString.of('0'.repeat(ROOM)))
  const page = document.getPage(0)
  const field = context.register(
    context.obj({
      Type: 'Annot',
      Subtype: 'Widget',
      FT: 'Sig',
      T: PDFString.of('signature'),
      Rect: [0, 0, 0, 0],
      F: 132,
      P: page.ref,
      V: context.register(value),
    }),
  )
  page.node.addAnnot(field)
  document.catalog.set(PDFName.of('AcroForm'), context.obj({ Fields: [field], SigFlags: 3 }))
  return document.save({ useObjectStreams: false })
}

/** Fills in the byte range and a signature over all other bytes, with a certificate made for it. */
function sign(pdf: Uint8Array): Buffer {
  const file = Buffer.from(pdf)
  const start = file.indexOf(`<${'0'.repeat(ROOM)}`)
  const end = start + ROOM + 2
  const range = /\[ 0 1000000000 1000000000 1000000000 \]/.exec(file.toString('latin1'))
  if (!range) throw new Error('no byte range')
  const filled = `[ 0 ${start} ${end} ${file.length - end} ]`.padEnd(range[0].length)
  file.write(filled, range.index, 'latin1')
  const signature = detachedSignature(Buffer.concat([file.subarray(0, start), file.subarray(end)]))
  file.write(signature.toString('hex'), start + 1, 'latin1')
  return file
}

function detachedSignature(content: Buffer): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'rulemark-sign-'))
  try {
    const run = (...options: string[]): unknown =>
      execFileSync('openssl', options, { cwd: folder, stdio: 'ignore' })
    writeFileSync(join(folder, 'content'), content)
    run(
      'req',
      '-x509',
      '-newkey',
      'rsa:2048',
      '-nodes',
      '-keyout',
      'key',
      '-out',
      'certificate',
      '-subj',
      '/CN=Test',
      '-days',
      '2',
    )
    run(
      'cms',
      '-sign',
      '-binary',
      '-md',
      'sha256',
      '-in',
      'content',
      '-signer',
      'certificate',
      '-inkey',
      'key',
      '-outform',
      'DER',
      '-out',
      'signature',
    )
    return readFileSync(join(folder, 'signature'))
  } finally {
    rmSync(folder, { recursive: true })
  }
}
