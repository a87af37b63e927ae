/**
 * Processor time of reading, finding and looking at 20 quotes, and marking, in plain workerd, compared with PDFium's floor,
 * poppler and MuPDF on the same files. `node bench/check/run.ts` prints the table and writes it to docs/pdf.md.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { documentOf, SOURCE } from './documents.ts'
import { bundleWorker, removeBundle, startWorkerd } from './workerd.ts'

const PAGES = [1, 10, 100, 500, 1000] as const
const ROUNDS = 4
const PORT = 8979
const DOCS = join(import.meta.dirname, '../../docs/pdf.md')
const [BEGIN, END] = ['<!-- bench:check begins -->', '<!-- bench:check ends -->']

/** Processor time in milliseconds; memory in bytes. */
interface Times {
  /** The first reading in a fresh process, and a later one; the same for looking at places. */
  readonly first: number
  readonly read: number
  readonly floor: number
  readonly ground: number
  readonly firstLook: number
  readonly look: number
  readonly mark: number
  /** Peak resident memory of workerd, and its memory before the first request. */
  readonly peak: number
  readonly idle: number
}

async function round(bundle: string, pdf: Uint8Array<ArrayBuffer>): Promise<Times> {
  const workerd = await startWorkerd(bundle, PORT)
  const computedIn = async (step: string, body?: Uint8Array<ArrayBuffer>): Promise<number> => {
    const before = workerd.computed()
    const answer = await fetch(`${workerd.origin}${step}`, { method: 'POST', ...(body && { body }) })
    const bytes = await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`${step}: ${answer.status} ${new TextDecoder().decode(bytes)}`)
    return workerd.computed() - before
  }
  try {
    const idle = workerd.peak()
    await computedIn('/load', pdf)
    const first = await computedIn('/read')
    const floor = await computedIn('/floor')
    const read = await computedIn('/read')
    const ground = await computedIn('/ground')
    const firstLook = await computedIn('/inspect')
    const look = await computedIn('/inspect')
    const mark = await computedIn('/mark')
    return { first, read, floor, ground, firstLook, look, mark, idle, peak: workerd.peak() }
  } finally {
    await workerd.stop()
  }
}

/** Milliseconds of processor time that the tool takes, to a hundredth of a second; undefined if it isn't installed. */
function toolTime(name: string, ...options: readonly string[]): number | undefined {
  const script = '"$@" >/dev/null 2>&1 && times'
  const { stdout, status } = spawnSync('sh', ['-c', script, 'sh', name, ...options], { encoding: 'utf8' })
  if (status !== 0) return undefined
  const own = stdout.trim().split('\n').at(-1) ?? ''
  return [...own.matchAll(/(\d+)m([\d.]+)s/g)].reduce(
    (sum, [, minutes, seconds]) => sum + Number(minutes) * 60_000 + Number(seconds) * 1_000,
    0,
  )
}

interface Sample extends Times {
  readonly poppler: number | undefined
  readonly mupdf: number | undefined
}

async function sample(bundle: string, folder: string, pages: number): Promise<Sample> {
  const path = join(folder, `${pages}.pdf`)
  const times = await round(bundle, new Uint8Array(readFileSync(path)))
  const out = join(folder, 'out')
  const poppler = toolTime('pdftotext', '-bbox', path, out)
  const mupdf = toolTime('mutool', 'draw', '-q', '-F', 'stext', '-o', out, path)
  return { ...times, poppler, mupdf }
}

/** The fastest run depends least on other load of the machine. */
function fastest(values: readonly (number | undefined)[]): number | undefined {
  return values.every((value) => value !== undefined) ? Math.min(...values) : undefined
}

function row(pages: number, bytes: number, samples: readonly Sample[]): string {
  const of = (key: keyof Sample): number => fastest(samples.map((each) => each[key])) ?? Number.NaN
  const cells = [
    pages,
    (bytes / 1e6).toFixed(1),
    of('first').toFixed(0),
    of('read').toFixed(0),
    ...[of('floor'), of('poppler'), of('mupdf')].flatMap((ms) => [
      ms.toFixed(0),
      ms > 0 ? (of('read') / ms).toFixed(2) : '–',
    ]),
    ...[of('ground'), of('firstLook'), of('look'), of('mark')].map((ms) => ms.toFixed(0)),
    (Math.max(...samples.map(({ peak, idle }) => peak - idle)) / 1048576).toFixed(0),
  ]
  return `| ${cells.join(' | ')} |`
}

function table(rows: readonly string[]): string {
  const head =
    '| pages | MB | first read ms | read ms | PDFium alone ms | read / it | pdftotext -bbox ms | read / it | mutool stext ms | read / it | 20 quotes: find ms | first look ms | look ms | mark ms | memory MiB |'
  const rule = head.replace(/[^|]+/g, '---')
  return [head, rule, ...rows].join('\n')
}

function writeDocs(text: string): void {
  const docs = readFileSync(DOCS, 'utf8')
  const before = docs.slice(0, docs.indexOf(BEGIN) + BEGIN.length)
  writeFileSync(DOCS, `${before}\n${text}\n${docs.slice(docs.indexOf(END))}`)
}

/** Load average before the run: processes already waiting for cores. */
const [load = 0] = loadavg()
const bundle = await bundleWorker('worker.ts')
const folder = mkdtempSync(join(tmpdir(), 'rulemark-bench-pdf-'))
try {
  for (const pages of PAGES) writeFileSync(join(folder, `${pages}.pdf`), await documentOf(pages))
  const samples = new Map<number, Sample[]>(PAGES.map((pages) => [pages, []]))
  for (let at = 0; at < ROUNDS; at++) {
    for (const pages of PAGES) samples.get(pages)?.push(await sample(bundle, folder, pages))
  }
  const rows = [...samples].map(([pages, own]) =>
    row(pages, statSync(join(folder, `${pages}.pdf`)).size, own),
  )
  const setting = `Processor time. ${SOURCE}; fastest of ${ROUNDS} fresh processes each; ${cpus().length} cores of ${cpus()[0]?.model}, load ${load.toFixed(1)} before`
  const text = `${table(rows)}\n\n${setting}.`
  console.log(text)
  writeDocs(text)
} finally {
  removeBundle(bundle)
  rmSync(folder, { recursive: true })
}
