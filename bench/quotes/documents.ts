/** The corpus as the product reads it (PDFium), and as poppler reads it, the ground truth. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import type { PageText } from '../../src/domain/page-text.ts'
import { createPdfReader } from '../../src/server/adapters/pdf/read/reader.ts'

export interface Word {
  /** Page number, from 1. */
  readonly page: number
  readonly text: string
  /** Centre of the word, in points from the bottom left. */
  readonly x: number
  readonly y: number
  readonly width: number
  /** Bottom edge, to distinguish lines. */
  readonly bottom: number
}

const PAIRS =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]{1,2}|(?:(?![\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]).)+/gsu

/** Splits a run of characters without spaces, which may be a whole line, into pairs spread evenly over its width. */
export function pairsOf(word: Word): Word[] {
  const step = word.width / word.text.length
  return [...word.text.matchAll(PAIRS)].map(({ 0: text, index }) => ({
    ...word,
    text,
    x: word.x - word.width / 2 + (index + text.length / 2) * step,
    width: text.length * step,
  }))
}

export interface Document {
  readonly name: string
  readonly language: string
  readonly layout: 'running text' | 'two columns' | 'forms and tables'
  readonly pages: readonly PageText[]
  readonly words: readonly Word[]
}

const ROOT = new URL('../../../shared/corpus/', import.meta.url).pathname
/** Quotes are generated from this many first pages, but located in the whole document. */
export const MOST_PAGES = 60

const FILES: readonly (readonly [path: string, language: string])[] = [
  ['contracts/contract-01-3p.pdf', 'en'],
  ['contracts/contract-02-3p.pdf', 'en'],
  ['contracts/contract-03-6p.pdf', 'en'],
  ['contracts/contract-04-7p.pdf', 'en'],
  ['contracts/contract-05-9p.pdf', 'en'],
  ['contracts/contract-06-13p.pdf', 'en'],
  ['contracts/contract-07-14p.pdf', 'en'],
  ['contracts/contract-08-20p.pdf', 'en'],
  ['contracts/contract-09-30p.pdf', 'en'],
  ['contracts/contract-10-37p.pdf', 'en'],
  ['contracts/contract-11-63p.pdf', 'en'],
  ['contracts/contract-12-106p.pdf', 'en'],
  ['pairs/en_approval_checklist.pdf', 'en'],
  ['pairs/en_approval_request.pdf', 'en'],
  ['pairs/ja_rapid002_checklist.pdf', 'ja'],
  ['pairs/ja_rapid002_document.pdf', 'ja'],
  ['pairs/ja_rapid004_checklist.pdf', 'ja'],
  ['pairs/ja_rapid004_document.pdf', 'ja'],
  ['languages/cs_terms_obchodni_podminky_4p.pdf', 'cs'],
  ['languages/de_asvs_4.0.3.pdf', 'de'],
  ['languages/en_twocol_latex_multicolumn.pdf', 'en, two columns'],
  ['languages/ko_report_4p.pdf', 'ko'],
  ['languages/ru_asvs_4.0.3.pdf', 'ru'],
  ['languages/zh_asvs_4.0.3.pdf', 'zh'],
]

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const decoded = (text: string): string =>
  text.replace(/&(#?\w+);/g, (whole, name: string) =>
    name.startsWith('#') ? String.fromCodePoint(Number(name.slice(1))) : (ENTITIES[name] ?? whole),
  )

const PAGE_OR_WORD =
  /<page width="([\d.]+)" height="([\d.]+)">|<word xMin="([-\d.]+)" yMin="([-\d.]+)" xMax="([-\d.]+)" yMax="([-\d.]+)">([^<]*)</g

function popplerWords(path: string): Word[] {
  const html = execFileSync('pdftotext', ['-bbox', '-l', String(MOST_PAGES), path, '-'], {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const words: Word[] = []
  let page = 0
  let height = 0
  for (const [, , pageHeight, left, top, right, bottom, text] of html.matchAll(PAGE_OR_WORD)) {
    if (pageHeight !== undefined) {
      page += 1
      height = Number(pageHeight)
    } else if (text !== undefined && text.trim() !== '') {
      const x = (Number(left) + Number(right)) / 2
      const y = height - (Number(top) + Number(bottom)) / 2
      const width = Number(right) - Number(left)
      words.push({ page, text: decoded(text).trim(), x, y, width, bottom: height - Number(bottom) })
    }
  }
  return words
}

export const isCorpusHere = (): boolean => existsSync(ROOT)

export function corpusFile(path: string): string {
  return resolve(ROOT, path)
}

function createReader(): ReturnType<typeof createPdfReader> {
  const wasm = new URL('../../node_modules/@embedpdf/pdfium/dist/pdfium.wasm', import.meta.url)
  return createPdfReader(new WebAssembly.Module(readFileSync(wasm)))
}

const reader = createReader()

export async function readPages(path: string): Promise<readonly PageText[]> {
  const outcome = await reader.read(new Uint8Array(readFileSync(corpusFile(path))))
  if (!outcome.ok) throw new Error(`${path}: ${outcome.failure}`)
  return outcome.document.pages
}

function layoutOf(path: string): Document['layout'] {
  if (path.startsWith('pairs/')) return 'forms and tables'
  return path.includes('twocol') ? 'two columns' : 'running text'
}

export async function readDocument(path: string, language: string): Promise<Document> {
  const pages = await readPages(path)
  const words = popplerWords(corpusFile(path)).filter((word) => pages[word.page - 1]?.rotation === 0)
  return { name: basename(path, '.pdf'), language, layout: layoutOf(path), pages, words }
}

export async function readDocuments(): Promise<Document[]> {
  const documents: Document[] = []
  for (const [path, language] of FILES) documents.push(await readDocument(path, language))
  return documents
}
