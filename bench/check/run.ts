/**
 * Times reading, grounding 20 quotes and marking in plain workerd, compared with poppler and MuPDF on the same files.
 * `node bench/check/run.ts` prints the table and writes it to docs/pdf.md.
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

interface Times {
  readonly read: number
  readonly ground: number
  readonly mark: number
  /** Peak resident memory of workerd, and its memory before the first request. */
  readonly peak: number
  readonly idle: number
}

async function timed(origin: string, step: string, body?: Uint8Array<ArrayBuffer>): Promise<number> {
  const started = performance.now()
  const answer = await fetch(`${origin}${step}`, body ? { method: 'POST', body } : { method: 'POST' })
  const bytes = await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`${step}: ${answer.status} ${new TextDecoder().decode(bytes)}`)
  return performance.now() - started
}

async function round(bundle: string, pdf: Uint8Array<ArrayBuffer>): Promise<Times> {
  const workerd = await startWorkerd(bundle, PORT)
  try {
    const idle = workerd.peak()
    await timed(workerd.origin, '/load', pdf)
    const read = await timed(workerd.origin, '/read')
    const ground = await timed(workerd.origin, '/ground')
    const mark = await timed(workerd.origin, '/mark')
    return { read, ground, mark, idle, peak: workerd.peak() }
  } finally {
    await workerd.stop()
  }
}

/** Milliseconds that the tool takes; undefined if it isn't installed. */
function toolTime(name: string, ...options: readonly string[]): number | undefined {
  const started = performance.now()
  const { error, status } = spawnSync(name, options, { stdio: 'ignore' })
  return error || status !== 0 ? undefined : performance.now() - started
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
  const total = of('read') + of('ground') + of('mark')
  const cells = [
    pages,
    (bytes / 1e6).toFixed(1),
    ...[of('read'), of('ground'), of('mark'), total].map((ms) => ms.toFixed(0)),
    (total / pages).toFixed(2),
    ...[of('poppler'), of('mupdf')].flatMap((ms) => [ms.toFixed(0), (of('read') / ms).toFixed(2)]),
    (Math.max(...samples.map(({ peak, idle }) => peak - idle)) / 1048576).toFixed(0),
  ]
  return `| ${cells.join(' | ')} |`
}

function table(rows: readonly string[]): string {
  const head =
    '| pages | MB | read ms | ground ms | mark ms | all ms | ms a page | pdftotext -bbox ms | read / it | mutool stext ms | read / it | memory MiB |'
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
  const setting = `${SOURCE}; fastest of ${ROUNDS} fresh processes each; ${cpus().length} cores of ${cpus()[0]?.model}, load ${load.toFixed(1)} before`
  const text = `${table(rows)}\n\n${setting}.`
  console.log(text)
  writeDocs(text)
} finally {
  removeBundle(bundle)
  rmSync(folder, { recursive: true })
}
