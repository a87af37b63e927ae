/**
 * How long the API takes on this machine: submitting a 1 MB document, a signed-in read, and how often each asks the
 * database. Run by hand after a build: `node bench/api.ts`. The worker runs on miniflare, which is slower than the
 * edge by a constant part: compare runs with each other.
 */
import { PDFDocument } from 'pdf-lib'
import { type OwnStack, startOwnStack } from '../test/support/own-stack.ts'
import { Visitor } from '../test/support/visitor.ts'

const SUBMISSIONS = 30
const READS = 200
const MEGABYTE = 1024 * 1024
const PASSWORD = 'a quiet password'

interface Sample {
  readonly milliseconds: number
  readonly roundTrips: number
}

/** One page and an attachment that can't be compressed. */
async function megabyte(): Promise<Uint8Array<ArrayBuffer>> {
  const document = await PDFDocument.create()
  document.addPage().drawText('The document has one page.')
  const noise = new Uint8Array(MEGABYTE)
  for (let at = 0; at < MEGABYTE; at += 65_536) crypto.getRandomValues(noise.subarray(at, at + 65_536))
  await document.attach(noise, 'noise.bin')
  return new Uint8Array(await document.save())
}

async function until<T>(look: () => Promise<T | undefined>): Promise<T> {
  for (;;) {
    const found = await look()
    if (found !== undefined) return found
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

async function signedIn(stack: OwnStack): Promise<Visitor> {
  const visitor = new Visitor(stack.url)
  const email = 'bench@example.org'
  await visitor.json('POST', '/api/auth/register', { username: email, email, password: PASSWORD })
  const token = await until(async () => {
    const inbox = await fetch(`${stack.emulatedUrl}/mail`, { headers: { Accept: 'application/json' } })
    const [mail] = (await inbox.json()) as { text: string }[]
    return /token=([\w.-]+)/.exec(mail?.text ?? '')?.[1]
  })
  await visitor.call('GET', `/api/auth/confirm?token=${token}`)
  await visitor.json('POST', '/api/auth/login', { username: email, password: PASSWORD })
  return visitor
}

async function ruleSetOf(visitor: Visitor): Promise<number> {
  const folder = await visitor.json('POST', '/api/prompt-folders', { name: 'Bench' })
  const { id: folderId } = (await folder.json()) as { id: number }
  const text = '1. The document has one page.'
  const ruleSet = await visitor.json('POST', '/api/prompts', { name: 'Bench', text, folderId })
  return ((await ruleSet.json()) as { id: number }).id
}

async function timed(stack: OwnStack, status: number, call: () => Promise<Response>): Promise<Sample> {
  const before = stack.database.roundTrips().length
  const start = performance.now()
  const response = await call()
  const milliseconds = performance.now() - start
  const roundTrips = stack.database.roundTrips().length - before
  if (response.status !== status) throw new Error(`${response.status}: ${await response.text()}`)
  await response.body?.cancel()
  return { milliseconds, roundTrips }
}

async function submissions(stack: OwnStack, visitor: Visitor): Promise<Sample[]> {
  const ruleSet = await ruleSetOf(visitor)
  const samples: Sample[] = []
  for (let index = 0; index < SUBMISSIONS; index++) {
    const pdf = await megabyte()
    const path = `/api/documents/process-async?promptId=${ruleSet}&note=bench`
    samples.push(await timed(stack, 202, () => visitor.upload(path, pdf, 'bench.pdf')))
    await until(async () => {
      const [entry] = await visitor.get<{ state: string }[]>('/api/documents/results')
      return entry?.state === 'FINISHED' || entry?.state === 'ERROR' ? entry : undefined
    })
  }
  return samples
}

async function reads(stack: OwnStack, visitor: Visitor): Promise<Sample[]> {
  const samples: Sample[] = []
  for (let index = 0; index < READS; index++)
    samples.push(await timed(stack, 200, () => visitor.call('GET', '/api/documents/results')))
  return samples
}

function report(name: string, samples: readonly Sample[]): void {
  const sorted = samples.map(({ milliseconds }) => milliseconds).toSorted((a, b) => a - b)
  const at = (share: number): string => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1)
  const trips = Math.min(...samples.map(({ roundTrips }) => roundTrips))
  console.log(
    `${name}: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, ${trips} round trips (${samples.length} samples)`,
  )
}

const stack = await startOwnStack({ CHECK_PRICE_MILLS: '1' })
const visitor = await signedIn(stack)
report('process-async, 1 MB', await submissions(stack, visitor))
report('signed-in read of 30 results', await reads(stack, visitor))
await stack.stop()
process.exit(0)
