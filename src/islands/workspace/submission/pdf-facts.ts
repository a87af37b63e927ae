/** What a browser can tell of a PDF by looking at its bytes: pages, encryption, fonts; the rest is not understood. */
import { looksLikePdf } from '../../../domain/documents.ts'

/** Where dictionaries begin and end, and what tells the root of a page tree from others. */
const TOKENS = /<<|>>|\/Type\s*\/Pages\b|\/Count\s+\d+|\/Parent\b/g
/** Dictionaries inside each other; deeper ones are no part of a page tree. */
const DEEPEST = 64
/** Characters; a small file can unpack to gigabytes. */
const MOST_INFLATED = 8_000_000
/** More than a checkable document can have: the file lies. */
const MOST_PAGES = 100_000
const OBJECT_STREAM = /\/Type\s*\/ObjStm\b/g
const STREAM = 'stream'

export interface PdfFacts {
  /** It begins as a PDF does. */
  readonly isPdf: boolean
  /** Null where the file doesn't say it plainly. */
  readonly pages: number | null
  /** Encrypted; with an empty password it can be read all the same. */
  readonly isEncrypted: boolean
  /** False: it names no font at all, so that its pages are pictures or blank. */
  readonly hasFonts: boolean
}

/** `/Encrypt` with a dictionary or a reference after it. */
const ENCRYPTED = /\/Encrypt\s{0,8}(?:<<|\d{1,10}\s{1,8}\d{1,5}\s{1,8}R)/

/** What can be told without understanding the file; null when it can't be read. Never throws. */
export async function pdfFacts(file: Blob): Promise<PdfFacts | null> {
  try {
    const bytes = new Uint8Array(await file.arrayBuffer())
    const text = new TextDecoder('latin1').decode(bytes)
    const pages = rootCount(text)
    const hasFonts = text.includes('/Font')
    const packed = pages !== null && hasFonts ? NOTHING : await objectStreams(bytes, text)
    return {
      isPdf: looksLikePdf(bytes),
      pages: pages ?? rootCount(packed.text),
      isEncrypted: ENCRYPTED.test(text),
      hasFonts: hasFonts || packed.text.includes('/Font') || !packed.isAll,
    }
  } catch {
    return null
  }
}

/** What was read of a dictionary so far. */
interface Dictionary {
  isPages: boolean
  isChild: boolean
  count: number | null
}

/** Every dictionary as it ends. */
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

/** The count of the nodes without a parent, if they all agree. */
function rootCount(text: string): number | null {
  const counts = new Set<number>()
  for (const { isPages, isChild, count } of dictionaries(text)) {
    if (isPages && !isChild && count !== null) counts.add(count)
  }
  const [only] = counts
  return counts.size === 1 && only && only <= MOST_PAGES ? only : null
}

/** Where the data of each object stream begin and end. */
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

/** What object streams unpack to; `isAll`: none was left out or cut short. */
interface Packed {
  readonly text: string
  readonly isAll: boolean
}
const NOTHING: Packed = { text: '', isAll: true }

/** Since PDF 1.5 objects may be inside compressed streams. */
async function objectStreams(bytes: Uint8Array<ArrayBuffer>, text: string): Promise<Packed> {
  let all = ''
  for (const [begin, end] of streamsIn(text)) {
    const part = await inflated(bytes.subarray(begin, end), MOST_INFLATED - all.length)
    all += part
    if (part === '' || all.length >= MOST_INFLATED) return { text: all, isAll: false }
  }
  return { text: all, isAll: true }
}

/** What a stream unpacks to, as far as it can be and no further than `most` characters. */
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
    // The line break between the data and "endstream" counts as damage; what came before it is good.
  }
  reader.cancel().catch(() => undefined)
  return text
}
