/** Facts about a PDF from its bytes, without parsing it fully: pages, encryption. */
import { looksLikePdf } from '../../../domain/document/documents.ts'

/** Delimiters of dictionaries, and keys that identify the root of a page tree. */
const TOKENS = /<<|>>|\/Type\s*\/Pages\b|\/Count\s+\d+|\/Parent\b/g
/** Maximum nesting of dictionaries; page trees are not deeper. */
const DEEPEST = 64
/** Characters; a small file can unpack to gigabytes. */
const MOST_INFLATED = 8_000_000
/** More pages than a checkable document can have: the count is false. */
const MOST_PAGES = 100_000
const OBJECT_STREAM = /\/Type\s*\/ObjStm\b/g
const STREAM = 'stream'

export interface PdfFacts {
  readonly isPdf: boolean
  /** Null where the file is unclear. */
  readonly pages: number | null
  /** Encrypted; still readable if the password is empty. */
  readonly isEncrypted: boolean
}

/** `/Encrypt` followed by a dictionary or a reference. */
const ENCRYPTED = /\/Encrypt\s{0,8}(?:<<|\d{1,10}\s{1,8}\d{1,5}\s{1,8}R)/

/** Returns the facts; null if the file can't be read. Never throws. */
export async function pdfFacts(file: Blob): Promise<PdfFacts | null> {
  try {
    const bytes = new Uint8Array(await file.arrayBuffer())
    const text = new TextDecoder('latin1').decode(bytes)
    const pages = rootCount(text)
    return {
      isPdf: looksLikePdf(bytes),
      pages: pages ?? rootCount(await objectStreams(bytes, text)),
      isEncrypted: ENCRYPTED.test(text),
    }
  } catch {
    return null
  }
}

interface Dictionary {
  isPages: boolean
  isChild: boolean
  count: number | null
}

function* dictionaries(text: string): Generator<Dictionary> {
  const open: Dictionary[] = []
  for (const [token] of text.matchAll(TOKENS)) {
    const inner = open[open.length - 1]
    if (token === '<<') {
      if (open.length === DEEPEST) open.length = 0
      open.push({ isPages: false, isChild: false, count: null })
    } else if (token === '>>') {
      const done = open.pop()
      if (done !== undefined) yield done
    } else if (inner !== undefined) {
      if (token.startsWith('/Type')) inner.isPages = true
      else if (token === '/Parent') inner.isChild = true
      else inner.count ??= Number(token.slice('/Count'.length))
    }
  }
}

/** Returns the count of the parentless nodes if they agree. */
function rootCount(text: string): number | null {
  const counts = new Set<number>()
  for (const { isPages, isChild, count } of dictionaries(text)) {
    if (isPages && !isChild && count !== null) counts.add(count)
  }
  const [only] = counts
  return counts.size === 1 && only && only <= MOST_PAGES ? only : null
}

/** Yields the range of each object stream's data. */
function* streamsIn(text: string): Generator<readonly [begin: number, end: number]> {
  let past = 0
  for (const { index } of text.matchAll(OBJECT_STREAM)) {
    if (index < past) continue
    const keyword = text.indexOf(STREAM, index)
    const lineEnd = /^\r?\n/.exec(text.slice(keyword + STREAM.length, keyword + STREAM.length + 2))?.[0]
    past = keyword + STREAM.length + (lineEnd?.length ?? 0)
    const end = keyword < 0 ? -1 : text.indexOf('endstream', past)
    if (end < 0) return
    if (lineEnd !== undefined) yield [past, end]
  }
}

/** Text of the compressed streams in which objects may be since PDF 1.5. */
async function objectStreams(bytes: Uint8Array<ArrayBuffer>, text: string): Promise<string> {
  let all = ''
  for (const [begin, end] of streamsIn(text)) {
    const part = await inflated(bytes.subarray(begin, end), MOST_INFLATED - all.length)
    all += part
    if (part === '' || all.length >= MOST_INFLATED) return all
  }
  return all
}

/** Inflates a stream as far as possible, up to about `most` characters. */
async function inflated(packed: Uint8Array<ArrayBuffer>, most: number): Promise<string> {
  const reader = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate')).getReader()
  const decoder = new TextDecoder('latin1')
  let text = ''
  try {
    while (text.length < most) {
      const { done, value } = await reader.read()
      if (done) return text
      text += decoder.decode(value, { stream: true })
    }
  } catch {
    // The line break before "endstream" counts as corrupt data; the text before it is valid.
  }
  reader.cancel().catch(() => undefined)
  return text
}
