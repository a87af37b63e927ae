/** Files that can't be checked: each gets a clear error, no charge, and nothing stays in the file store. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import { PDFDocument, PDFName, PDFRawStream } from 'pdf-lib'
import { expect, inject, test } from 'vitest'
import { newAccount } from '../support/account.ts'
import { newRuleSet, submitAndWait } from '../support/checks.ts'
import { HAS_LARGE_CORPUS, LARGE_CORPUS } from '../support/corpus.ts'
import { agreement } from '../support/pdf.ts'

const BOMB = join(LARGE_CORPUS, 'hostile/broken_bomb_giant.pdf')

async function encrypted(): Promise<Uint8Array<ArrayBuffer>> {
  const document = await PDFDocument.load(await agreement())
  document.encrypt({ userPassword: 'secret', ownerPassword: 'secret too' })
  return new Uint8Array(await document.save())
}

/** One page whose content is 300 MB of spaces in 300 KB. */
async function bomb(): Promise<Uint8Array<ArrayBuffer>> {
  const document = await PDFDocument.create()
  const page = document.addPage()
  const content = deflateSync(Buffer.alloc(300_000_000, ' '))
  const dictionary = document.context.obj({ Filter: 'FlateDecode', Length: content.length })
  page.node.set(PDFName.of('Contents'), document.context.register(PDFRawStream.of(dictionary, content)))
  return new Uint8Array(await document.save())
}

async function filesOf(id: number): Promise<string[]> {
  const response = await fetch(`${inject('stack').emulatedUrl}/inspect/files`)
  const keys = (await response.json()) as string[]
  return keys.filter((key) => key.startsWith(`uploads/${id}.`) || key.startsWith(`annotated/${id}-`))
}

async function expectRefund(pdf: Uint8Array<ArrayBuffer>, failure: string): Promise<void> {
  const account = await newAccount()
  const entry = await submitAndWait(account, await newRuleSet(account), pdf)
  expect(entry).toMatchObject({ state: 'ERROR', failure, priceFinal: 0, annotatedPdf: null })
  expect(await account.visitor.get('/api/users/me')).toMatchObject({ balance: 10 })
  expect(await filesOf(entry.documentRequestId)).toEqual([])
  // The next check in the same worker is unaffected.
  const next = await submitAndWait(account, await newRuleSet(account), await agreement())
  expect(next.state).toBe('FINISHED')
  expect(await filesOf(next.documentRequestId)).toHaveLength(1)
}

test('a PDF with a password', async () => {
  await expectRefund(
    await encrypted(),
    'This PDF is protected by a password. Save it without one and upload it again.',
  )
})

test('a decompression bomb', async () => {
  await expectRefund(await bomb(), 'This PDF is too complex to be checked.')
})

test.skipIf(!HAS_LARGE_CORPUS)('a real decompression bomb', async () => {
  const account = await newAccount()
  const entry = await submitAndWait(account, await newRuleSet(account), new Uint8Array(readFileSync(BOMB)))
  expect(entry).toMatchObject({ state: 'ERROR', failure: expect.any(String) })
  expect(await account.visitor.get('/api/users/me')).toMatchObject({ balance: 10 })
  expect(await filesOf(entry.documentRequestId)).toEqual([])
})
