/** The emulated model's Files API, called through Google's SDK and with plain requests. */
import { GoogleAIFileManager } from '@google/generative-ai/server'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { pdfiumModule } from '../../local/pdfium.ts'
import { createPdfReader } from '../../src/server/adapters/pdf/read/reader.ts'
import { type ModelServer, startModelServer } from '../check/model-server.ts'

const BYTES = Buffer.from('%PDF-1.7\r\n--not-the-boundary\r\n\r\n\u00ff')
const METADATA = { name: 'lease-1', mimeType: 'application/pdf', displayName: 'Lease' }

let model: ModelServer
let files: GoogleAIFileManager

beforeEach(async () => {
  model = await startModelServer({ reader: createPdfReader(pdfiumModule()) })
  files = new GoogleAIFileManager('any', { baseUrl: model.baseUrl })
})

afterEach(() => model.stop())

it('keeps an upload unchanged, and shows the same fields as Google', async () => {
  const { file } = await files.uploadFile(BYTES, METADATA)
  expect(file).toMatchObject({
    name: 'files/lease-1',
    displayName: 'Lease',
    mimeType: 'application/pdf',
    sizeBytes: String(BYTES.length),
    state: 'ACTIVE',
    uri: `${model.baseUrl}/v1beta/files/lease-1`,
  })
  expect(Date.parse(file.expirationTime) - Date.parse(file.createTime)).toBe(48 * 3_600_000)
  expect(await files.getFile('lease-1')).toEqual(file)
})

it('generates a name if none is given', async () => {
  const { file } = await files.uploadFile(BYTES, { mimeType: 'text/plain' })
  expect(file.name).toMatch(/^files\/[a-z0-9]{8}$/)
})

it('lists in pages, and deletes', async () => {
  for (const name of ['a', 'b', 'c']) await files.uploadFile(BYTES, { ...METADATA, name })
  const first = await files.listFiles({ pageSize: 2 })
  const { nextPageToken: pageToken = '' } = first
  const second = await files.listFiles({ pageSize: 2, pageToken })
  expect([first, second].map((page) => page.files.map(({ name }) => name))).toEqual([
    ['files/a', 'files/b'],
    ['files/c'],
  ])
  expect(second.nextPageToken).toBeUndefined()
  await files.deleteFile('files/b')
  expect(await model.files()).toEqual(['files/a', 'files/c'])
})

it('reports the progress of a file that is being processed', async () => {
  await model.order({ call: 'upload', fault: { kind: 'processing', looks: 2 }, times: 1 })
  const { file } = await files.uploadFile(BYTES, METADATA)
  const states = [file.state, (await files.getFile('lease-1')).state, (await files.getFile('lease-1')).state]
  expect(states).toEqual(['PROCESSING', 'PROCESSING', 'ACTIVE'])
})

it.each<[string, number, (manager: GoogleAIFileManager) => Promise<unknown>]>([
  ['a look at a file that is not there', 403, (manager) => manager.getFile('nobody')],
  ['a deletion of a file that is not there', 403, (manager) => manager.deleteFile('nobody')],
  ['a name of another form', 400, (manager) => manager.uploadFile(BYTES, { ...METADATA, name: 'Lease_1' })],
  [
    'a name that is too long',
    400,
    (manager) => manager.uploadFile(BYTES, { ...METADATA, name: 'a'.repeat(41) }),
  ],
  [
    'a name that is taken',
    409,
    async (manager) => {
      await manager.uploadFile(BYTES, METADATA)
      await manager.uploadFile(BYTES, METADATA)
    },
  ],
])('refuses %s', async (_, status, work) => {
  await expect(work(files)).rejects.toMatchObject({ status })
})

it.each<[string, string, Record<string, string>, number]>([
  ['a call without a key', '/v1beta/files', {}, 403],
  ['a protocol that is not spoken', '/upload/v1beta/files', { 'x-goog-upload-protocol': 'resumable' }, 400],
  [
    'a body without its parts',
    '/upload/v1beta/files',
    { 'x-goog-upload-protocol': 'multipart', 'content-type': 'multipart/related; boundary=b' },
    400,
  ],
])('refuses %s', async (_, path, headers, status) => {
  const upload = path.startsWith('/upload')
  const answer = await fetch(model.baseUrl + path, {
    method: upload ? 'POST' : 'GET',
    headers: { ...headers, ...(upload && { 'x-goog-api-key': 'any' }) },
    ...(upload && { body: '--b\r\n\r\n{"file":\r\n--b--' }),
  })
  expect(answer.status).toBe(status)
  expect(await answer.json()).toMatchObject({ error: { code: status, message: expect.any(String) } })
})
