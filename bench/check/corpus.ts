/**
 * How much of real files can be used, and what reading them takes: `node bench/check/corpus.ts FOLDER...`. A file whose words
 * poppler reads like us is wholly unusable if it is refused or hardly any of its characters may prove anything.
 */
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pdfiumModule } from '../../local/pdfium.ts'
import type { DocumentText, PageText } from '../../src/domain/document/page-text.ts'
import { createPdfReader } from '../../src/server/adapters/pdf/read/reader.ts'

/** Share of poppler's words that we read from which the two agree, and share of usable characters below which none is. */
const AGREED = 0.9
const UNUSABLE = 0.05
const MUCH = 0.8
const SLOW_SECONDS = 5
/** Files with fewer words say nothing. */
const FEWEST_WORDS = 20

interface Row {
  readonly file: string
  readonly outcome: string
  readonly seconds: number
  /** Share of poppler's words that we read. */
  readonly agreed: number
  readonly usable: number
}

const wordsOf = (text: string): string[] => text.normalize('NFKC').match(/[\p{L}\p{N}]{2,}/gu) ?? []

function popplerWords(path: string): string[] {
  const { stdout, status } = spawnSync('pdftotext', [path, '-'], { encoding: 'utf8', maxBuffer: 1 << 28 })
  return status === 0 ? wordsOf(stdout) : []
}

function sharedShare(wanted: readonly string[], text: string): number {
  const left = new Map<string, number>()
  for (const word of wordsOf(text)) left.set(word, (left.get(word) ?? 0) + 1)
  const found = wanted.filter((word) => {
    const count = left.get(word) ?? 0
    left.set(word, count - 1)
    return count > 0
  })
  return found.length / Math.max(1, wanted.length)
}

/** Share of characters on pages read as text that are not marked hidden. */
function usableShare({ pages }: DocumentText): number {
  const all = pages.reduce((sum, { text }) => sum + text.length, 0)
  const usable = pages.filter(({ reading = 'text' }) => reading === 'text' || reading === 'part')
  const kept = usable.reduce((sum, page) => sum + page.text.length - hiddenIn(page), 0)
  return kept / Math.max(1, all)
}

const hiddenIn = ({ hidden = [] }: PageText): number =>
  hidden.reduce((sum, { start, end }) => sum + end - start, 0)

const reader = createPdfReader(pdfiumModule())

async function rowOf(path: string): Promise<Row | undefined> {
  const words = popplerWords(path)
  const before = process.cpuUsage()
  const read = await reader.read(new Uint8Array(readFileSync(path)))
  const { user, system } = process.cpuUsage(before)
  const seconds = (user + system) / 1e6
  if (!read.ok) return { file: path, outcome: read.failure, seconds, agreed: Number.NaN, usable: 0 }
  const { document } = read
  const agreed =
    words.length < FEWEST_WORDS
      ? Number.NaN
      : sharedShare(words, document.pages.map(({ text }) => text).join('\n'))
  return {
    file: path,
    outcome: document.pages
      .map(({ reading = 'text' }) => reading[0])
      .join('')
      .slice(0, 12),
    seconds,
    agreed,
    usable: usableShare(document),
  }
}

function pdfsIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.pdf'))
    .map((name) => join(folder, name))
    .sort()
}

const rows: Row[] = []
for (const path of process.argv.slice(2).flatMap(pdfsIn)) {
  const row = await rowOf(path)
  if (row) rows.push(row)
}
const alike = rows.filter(({ agreed }) => agreed >= AGREED)
const slow = rows.filter(({ seconds }) => seconds > SLOW_SECONDS)
const unusable = alike.filter(({ usable }) => usable < UNUSABLE)
const partly = alike.filter(({ usable }) => usable >= UNUSABLE && usable < MUCH)
for (const row of new Set([...slow, ...unusable, ...partly])) {
  console.log(
    `${row.file}: ${row.outcome}, ${row.seconds.toFixed(1)} s, agreed ${row.agreed.toFixed(2)}, usable ${row.usable.toFixed(2)}`,
  )
}
const share = (count: number): string => (count / Math.max(1, alike.length)).toFixed(3)
console.log(
  `${rows.length} files, ${alike.length} read like poppler: wholly unusable ${share(unusable.length)}, under ${MUCH} ${share(partly.length)}; over ${SLOW_SECONDS} s: ${slow.length}`,
)
