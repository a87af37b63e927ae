/** The documents of both corpora, as the product reads them. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import type { PageText } from '../../src/domain/document/page-text.ts'
import { createPdfReader } from '../../src/server/adapters/pdf/read/reader.ts'

const SHARED = new URL('../../../shared/corpus/', import.meta.url).pathname
const OWN = new URL('../../test/corpus/', import.meta.url).pathname
const FOLDERS = '{contracts,languages,pairs}/*.pdf'
const MOST_DOCUMENTS = 40
/** Fewer characters than this are not prose. */
const SHORTEST = 500

export interface Document {
  readonly name: string
  readonly pages: readonly PageText[]
}

export interface Labels {
  readonly [file: string]: {
    readonly clauses: Readonly<
      Record<string, { readonly present: boolean; readonly evidence: readonly string[] }>
    >
  }
}

export const isCorpusHere = (): boolean => existsSync(SHARED)

export function readLabels(): Labels {
  return JSON.parse(readFileSync(resolve(SHARED, 'contracts/labels.json'), 'utf8'))
}

const wasm = new URL('../../node_modules/@embedpdf/pdfium/dist/pdfium.wasm', import.meta.url)
const reader = createPdfReader(new WebAssembly.Module(readFileSync(wasm)))

/** Null for files that are no documents with text. */
async function read(file: string): Promise<readonly PageText[] | null> {
  const outcome = await reader.read(new Uint8Array(readFileSync(file)))
  if (!outcome.ok) return null
  const { pages } = outcome.document
  return pages.reduce((sum, { text }) => sum + text.length, 0) < SHORTEST ? null : pages
}

/** Up to 40 documents, those of the shared corpus first. */
export async function readDocuments(): Promise<Document[]> {
  const documents: Document[] = []
  for (const root of [SHARED, OWN]) {
    for (const file of globSync(FOLDERS, { cwd: root }).sort()) {
      const pages = documents.length < MOST_DOCUMENTS ? await read(resolve(root, file)) : null
      if (pages !== null) documents.push({ name: relative(root, resolve(root, file)), pages })
    }
  }
  return documents
}
