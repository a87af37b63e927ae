/**
 * PDFs too large to send inline are uploaded to the provider. Everything that can go wrong with that, over real HTTP:
 * the check ends in a result, a failure or a fault for the queue, and no copy stays at the provider.
 */
import { randomBytes } from 'node:crypto'
import { PDFDocument, StandardFonts } from 'pdf-lib'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type EmulatedModelOptions } from '../../local/model/app.ts'
import { type FaultOrder } from '../../local/model/faults.ts'
import { pdfiumModule } from '../../local/pdfium.ts'
import { type DocumentText } from '../../src/domain/document/page-text.ts'
import { CheckFailed } from '../../src/domain/errors/check-failures.ts'
import { createGeminiFiles, type FilesOptions } from '../../src/server/adapters/gemini/files.ts'
import { createGeminiChecker, INLINE_BYTES } from '../../src/server/adapters/gemini/gemini.ts'
import { createPdfReader } from '../../src/server/adapters/pdf/read/reader.ts'
import { CheckerFault, type DocumentReader } from '../../src/server/base/ports.ts'
import { checkDocument } from '../../src/server/check/check-document.ts'
import { type ModelServer, startModelServer } from './model-server.ts'
import { pageOf } from './support.ts'

const WORDS = 'The rent is due on the fifth day of each month. This lease is governed by the laws of Austria.'
const RULES = [
  'The contract must be governed by the laws of Austria.',
  'The document must mention "lighthouse".',
  ...Array.from({ length: 58 }, (_, at) => `The document must mention "item ${at}".`),
]
const HOUR = 3_600_000

let pdf: Uint8Array
let document: DocumentText
let model: ModelServer

/** Reads the large contract alone, every byte of which must arrive at the AI. */
const reader: DocumentReader = {
  read: async (arrived) =>
    Buffer.compare(arrived, pdf) === 0 ? { ok: true, document } : { ok: false, failure: 'damaged' },
}

async function largeContract(): Promise<Uint8Array> {
  const made = await PDFDocument.create()
  const font = await made.embedFont(StandardFonts.Helvetica)
  made.addPage([595, 842]).drawText(WORDS, { x: 50, y: 700, size: 11, font })
  await made.attach(randomBytes(INLINE_BYTES), 'noise.bin')
  return made.save()
}

beforeAll(async () => {
  pdf = await largeContract()
  expect(pdf.length).toBeGreaterThan(INLINE_BYTES)
  const read = await createPdfReader(pdfiumModule()).read(pdf)
  if (!read.ok) throw new Error(read.failure)
  document = read.document
})

beforeEach(async () => {
  model = await startModelServer({ reader })
})

afterEach(() => model.stop())

function options(more: Partial<FilesOptions> = {}): FilesOptions {
  return { apiKey: 'test', baseUrl: model.baseUrl, random: () => 0, sleep: async () => undefined, ...more }
}

/** Outcome of checking the large contract: its first two verdicts, or why it has none. */
async function outcome(more: Partial<FilesOptions> = {}, signal?: AbortSignal): Promise<string> {
  const checker = createGeminiChecker({ ...options(more), model: 'gemini-3.5-flash-lite' })
  const about = { pdf, document, rules: RULES, language: 'en', fileName: 'lease.pdf' }
  try {
    const { specificRules } = await checkDocument(checker, signal ? { ...about, signal } : about)
    expect(specificRules).toHaveLength(RULES.length)
    return specificRules
      .slice(0, 2)
      .map(({ verdict }) => verdict)
      .join(', ')
  } catch (error) {
    if (error instanceof CheckFailed) return error.failure
    if (error instanceof CheckerFault && error.retryable) return 'try later'
    throw error
  }
}

const RESULT = 'met, not-found'

/** Runs the scheduled deletion an hour later. */
async function sweepLater(): Promise<void> {
  await model.age(HOUR)
  await createGeminiFiles(options()).deleteOlderThan(Date.now() - HOUR / 2)
}

type Order = Pick<FaultOrder, 'fault'> & Partial<FaultOrder>

describe('a large PDF', () => {
  it('is uploaded once for all questions and deleted afterwards', async () => {
    const seen: string[] = []
    const plain = globalThis.fetch
    vi.spyOn(globalThis, 'fetch').mockImplementation((...call) => {
      const [address, init] = call
      seen.push(`${init?.method ?? 'GET'} ${new URL(String(address)).pathname.replace(/rulemark-\w+/, '*')}`)
      return plain(...call)
    })
    expect(await outcome()).toBe(RESULT)
    vi.restoreAllMocks()
    const ask = 'POST /v1beta/models/gemini-3.5-flash-lite:generateContent'
    expect(seen).toEqual(['POST /upload/v1beta/files', ask, ask, ask, ask, 'DELETE /v1beta/files/*'])
    expect(await model.files()).toEqual([])
  })

  it('of more pages than the AI accepts is uploaded in parts, and all are deleted', async () => {
    const checker = createGeminiChecker({ ...options(), model: 'm' })
    const pages = Array.from({ length: 2_000 }, (_, at) => pageOf(at + 1, WORDS))
    const { specificRules } = await checkDocument(checker, {
      pdf,
      document: { pages, warnings: [] },
      rules: RULES,
      language: 'en',
      fileName: 'lease.pdf',
      cutter: { cut: async () => pdf.slice() },
    })
    expect(specificRules[0]?.verdict).toBe('met')
    expect(await model.files()).toEqual([])
  })

  it('is waited for while the provider processes it', async () => {
    await model.order({ call: 'upload', fault: { kind: 'processing', looks: 5 } })
    expect(await outcome()).toBe(RESULT)
    expect(await model.files()).toEqual([])
  })

  it('is deleted if the check runs out of time', async () => {
    const whole = new AbortController()
    await model.order({ call: 'ask', fault: { kind: 'delay', ms: 60_000 } })
    const ended = outcome({}, whole.signal)
    await expect.poll(() => model.files()).toHaveLength(1)
    whole.abort()
    expect(await ended).toBe('try later')
    expect(await model.files()).toEqual([])
  })
})

describe('a fault that lasts', () => {
  const status = (code: number): FaultOrder['fault'] => ({ kind: 'status', status: code })
  const processing: Order = { call: 'upload', fault: { kind: 'processing' } }
  it.each<[string, Order[], string]>([
    ...[400, 401, 403, 404, 413].map((code): [string, Order[], string] => [
      `an upload answered ${code}`,
      [{ call: 'upload', fault: status(code) }],
      'unavailable',
    ]),
    ...[408, 409, 429, 500, 503].map((code): [string, Order[], string] => [
      `an upload answered ${code}`,
      [{ call: 'upload', fault: status(code) }],
      'try later',
    ]),
    ['an upload whose answer breaks off', [{ call: 'upload', fault: { kind: 'close' } }], 'try later'],
    ['a file that is never ready', [processing], 'try later'],
    ['a file that the provider gives up', [{ call: 'upload', fault: { kind: 'failed' } }], 'try later'],
    ['a look answered 403', [processing, { call: 'look', fault: status(403) }], 'unavailable'],
    ['a look answered 404', [processing, { call: 'look', fault: status(404) }], 'unavailable'],
    ['a look answered 500', [processing, { call: 'look', fault: status(500) }], 'try later'],
    ['a look that breaks off', [processing, { call: 'look', fault: { kind: 'close' } }], 'try later'],
    ['a file that is gone when it is asked about', [{ fault: { kind: 'vanish' } }], 'unavailable'],
    ['a question answered 403', [{ fault: status(403) }], 'unavailable'],
    ['a question answered 429', [{ fault: status(429) }], 'try later'],
    ['a question that breaks off', [{ fault: { kind: 'close' } }], 'try later'],
    ['a question that is refused', [{ fault: { kind: 'blocked', reason: 'SAFETY' } }], 'refused'],
    ['an answer that makes no sense', [{ fault: { kind: 'wrong-schema' } }], 'unavailable'],
  ])('%s: no copy stays', async (_, orders, expected) => {
    await model.order(...orders)
    expect(await outcome()).toBe(expected)
    expect(await model.files()).toEqual([])
  })

  it.each<[string, FaultOrder['fault']]>([
    ['answered 403', status(403)],
    ['answered 500', status(500)],
    ['answered 429', status(429)],
  ])('a deletion %s doesn’t affect the check; the sweeper deletes the copy', async (_, fault) => {
    await model.order({ call: 'delete', fault })
    expect(await outcome()).toBe(RESULT)
    expect(await model.files()).toHaveLength(1)
    await model.heal()
    await sweepLater()
    expect(await model.files()).toEqual([])
  })

  it('an upload that completes after it was abandoned: the sweeper deletes the copies', async () => {
    await model.order({ call: 'upload', fault: { kind: 'delay', ms: 1_000 } })
    const files = createGeminiFiles(options({ callMs: 500 }))
    const names: string[] = []
    await expect(files.upload(new Uint8Array(9), names, undefined)).rejects.toMatchObject({ retryable: true })
    await files.delete(names)
    await expect.poll(() => model.files()).toContain(names.at(-1))
    await sweepLater()
    expect(await model.files()).toEqual([])
  })

  it.each<[string, Order[]]>([
    ['a look', [processing, { call: 'look', fault: { kind: 'delay', ms: 60_000 } }]],
    ['a question', [{ fault: { kind: 'delay', ms: 60_000 } }]],
  ])('%s that is not answered in time: no copy stays', async (_, orders) => {
    await model.order(...orders)
    expect(await outcome({ callMs: 1_000 })).toBe('try later')
    expect(await model.files()).toEqual([])
  })

  it('a deletion that is not answered in time doesn’t affect the check; the sweeper deletes the copy', async () => {
    await model.order({ call: 'delete', fault: { kind: 'delay', ms: 60_000 } })
    expect(await outcome({ callMs: 2_000 })).toBe(RESULT)
    expect(await model.files()).toHaveLength(1)
    await model.heal()
    await sweepLater()
    expect(await model.files()).toEqual([])
  })
})

describe('a temporary fault', () => {
  it.each<[string, Order[]]>([
    ['an upload answered 429', [{ call: 'upload', fault: { kind: 'status', status: 429, retryInfo: 1 } }]],
    ['an upload answered 500', [{ call: 'upload', fault: { kind: 'status', status: 500 } }]],
    ['an upload whose answer breaks off', [{ call: 'upload', fault: { kind: 'close' } }]],
    [
      'a look answered 503',
      [
        { call: 'upload', fault: { kind: 'processing', looks: 2 } },
        { call: 'look', fault: { kind: 'status', status: 503 } },
      ],
    ],
    ['a question answered 503', [{ fault: { kind: 'status', status: 503 } }]],
    ['a deletion answered 503', [{ call: 'delete', fault: { kind: 'status', status: 503 } }]],
    ['a deletion whose answer breaks off', [{ call: 'delete', fault: { kind: 'close' } }]],
  ])('%s ends in the same result as without the fault, and no copy stays', async (_, orders) => {
    await model.order(...orders.map((order) => ({ ...order, times: 1 })))
    expect(await outcome()).toBe(RESULT)
    expect(await model.files()).toEqual([])
  })

  it('a long delay requested by the provider is left to the queue', async () => {
    await model.order({ call: 'upload', fault: { kind: 'status', status: 429, retryInfo: 60 } })
    const checker = createGeminiChecker({ ...options(), model: 'm' })
    const question = { reading: 'first' as const, instructions: '', prompt: '{}', schema: {}, pdf }
    await expect(checker.ask(question)).rejects.toMatchObject({ retryable: true, retryAfter: 60 })
  })
})

describe('the limits of the provider', () => {
  const limited = async (fileLimits: EmulatedModelOptions['fileLimits']): Promise<void> => {
    await model.stop()
    model = await startModelServer({ reader, ...(fileLimits && { fileLimits }) })
  }

  it('a file that is too large for the provider fails the check', async () => {
    await limited({ file: INLINE_BYTES, storage: 100 * INLINE_BYTES })
    expect(await outcome()).toBe('unavailable')
  })

  it('a full storage is retried later', async () => {
    await limited({ file: 100 * INLINE_BYTES, storage: INLINE_BYTES })
    expect(await outcome()).toBe('try later')
  })

  it('a file that was not deleted expires after two days', async () => {
    await model.order({ call: 'delete', fault: { kind: 'status', status: 500 } })
    await outcome()
    await model.age(48 * HOUR)
    expect(await model.files()).toEqual([])
  })
})

describe('the sweeper', () => {
  async function leave(count: number): Promise<void> {
    const files = createGeminiFiles(options())
    for (let at = 0; at < count; at++) await files.upload(new Uint8Array(9), [], undefined)
  }

  it('deletes old files from all pages of the list, and keeps those that may be in use', async () => {
    await leave(120)
    await model.age(HOUR)
    await leave(1)
    const [fresh] = (await model.files()).slice(-1)
    await createGeminiFiles(options()).deleteOlderThan(Date.now() - HOUR / 2)
    await createGeminiFiles(options()).deleteOlderThan(Date.now() - HOUR / 2)
    const left = await model.files()
    expect(left).toHaveLength(1)
    expect([fresh, ...left].every((name) => name?.startsWith('files/rulemark-'))).toBe(true)
  })

  it('stops at a failing deletion and continues the next time', async () => {
    await leave(3)
    await model.order({ call: 'delete', fault: { kind: 'status', status: 500 }, times: 3 })
    await expect(sweepLater()).rejects.toBeInstanceOf(CheckerFault)
    expect(await model.files()).toHaveLength(3)
    await sweepLater()
    expect(await model.files()).toEqual([])
  })

  it('keeps another program’s files', async () => {
    const boundary = 'b'
    const head = `--${boundary}\r\nContent-Type: application/json\r\n\r\n{"file":{"name":"files/theirs"}}\r\n`
    await fetch(`${model.baseUrl}/upload/v1beta/files`, {
      method: 'POST',
      headers: {
        'x-goog-api-key': 'test',
        'x-goog-upload-protocol': 'multipart',
        'content-type': `multipart/related; boundary=${boundary}`,
      },
      body: `${head}--${boundary}\r\nContent-Type: text/plain\r\n\r\nhello\r\n--${boundary}--`,
    })
    await sweepLater()
    expect(await model.files()).toEqual(['files/theirs'])
  })

  it.each<[string, FaultOrder['fault']]>([
    ['answered 500', { kind: 'status', status: 500 }],
    ['that breaks off', { kind: 'close' }],
  ])('logs when a list %s, and continues the next time', async (_, fault) => {
    await leave(2)
    await model.order({ call: 'list', fault, times: 3 })
    await expect(sweepLater()).rejects.toBeInstanceOf(CheckerFault)
    await sweepLater()
    expect(await model.files()).toEqual([])
  })
})

it('the log contains neither a document’s words nor its name when a copy is left', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await model.order({ call: 'delete', fault: { kind: 'status', status: 500 } })
  await outcome()
  const text = JSON.stringify(logged.mock.calls)
  vi.restoreAllMocks()
  expect(text).toContain('lent-file-not-deleted')
  expect(text).not.toMatch(/lease|Austria|rent/i)
})
