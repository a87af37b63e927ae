/**
 * Measures API response times on this machine, for submitting a 1 MB document and a signed-in read, and their database
 * queries. Run manually after a build: `node bench/api.ts`. The worker runs on miniflare, which is slower than the
 * edge by a constant factor: compare only runs with each other.
 */
import { PDFDocument } from 'pdf-lib'
import { type OwnStack, startOwnStack } from '../test/support/own-stack.ts'
import type { Visitor } from '../test/support/visitor.ts'
import { newPerson, newRuleSet, until } from './people.ts'

const SUBMISSIONS = 30
const READS = 200
const MEGABYTE = 1024 * 1024

interface Sample {
  readonly milliseconds: number
  readonly roundTrips: number
}

/** A PDF with one page and an incompressible attachment. */
async function megabyte(): Promise<Uint8Array<ArrayBuffer>> {
  const document = await PDFDocument.create()
  document.addPage().drawText('The document has one page.')
  const noise = new Uint8Array(MEGABYTE)
  for (let at = 0; at < MEGABYTE; at += 65_536) crypto.getRandomValues(noise.subarray(at, at + 65_536))
  await document.attach(noise, 'noise.bin')
  return new Uint8Array(await document.save())
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
  const ruleSet = await newRuleSet(visitor, '1. The document has one page.')
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
const visitor = await newPerson(stack, 'bench@example.org')
report('process-async, 1 MB', await submissions(stack, visitor))
report('signed-in read of 30 results', await reads(stack, visitor))
await stack.stop()
process.exit(0)
