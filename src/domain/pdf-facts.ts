/** What a browser can tell of a PDF by looking at its bytes: pages, encryption, fonts; the rest is not understood. */
import { looksLikePdf } from './documents.ts'

/** A page tree node: a dictionary that names its type and a count, in either order. */
const NODE = /<<(?:[^<>]|<<[^<>]*>>|<[^<>]*>)*?\/Type\s*\/Pages\b(?:[^<>]|<<[^<>]*>>|<[^<>]*>)*?>>/g
/** Characters; a small file can unpack to gigabytes. */
const MOST_INFLATED = 8_000_000
/** More than a checkable document can have: the file lies. */
const MOST_PAGES = 100_000
const OBJECT_STREAM = /\/Type\s*\/ObjStm\b.*?stream\r?\n/gs

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

/** What can be told without understanding the file; null when it can't be read. Never throws. */
export async function pdfFacts(file: Blob): Promise<PdfFacts | null> {
  try {
    const bytes = new Uint8Array(await file.arrayBuffer())
    const text = new TextDecoder('latin1').decode(bytes)
    const isEncrypted = /\/Encrypt\s*(?:<<|\d+\s+\d+\s+R)/.test(text)
    const plain = { pages: rootCount(text), hasFonts: text.includes('/Font') }
    const packed =
      plain.pages === null || !plain.hasFonts ? await objectStreams(bytes, text) : { text: '', isAll: true }
    return {
      isPdf: looksLikePdf(bytes),
      pages: plain.pages ?? rootCount(packed.text),
      isEncrypted,
      hasFonts: plain.hasFonts || packed.text.includes('/Font') || !packed.isAll,
    }
  } catch {
    return null
  }
}

/** The count of the nodes without a parent, if they all agree. */
function rootCount(text: string): number | null {
  const counts = new Set<number>()
  for (const [node] of text.matchAll(NODE)) {
    const count = /\/Count\s+(\d+)/.exec(node)?.[1]
    if (count !== undefined && !/\/Parent\b/.test(node)) counts.add(Number(count))
  }
  const [only] = counts
  return counts.size === 1 && only && only <= MOST_PAGES ? only : null
}

/** Since PDF 1.5 objects may be inside compressed streams. `isAll`: none was left out or cut short. */
async function objectStreams(
  bytes: Uint8Array<ArrayBuffer>,
  text: string,
): Promise<{ text: string; isAll: boolean }> {
  let all = ''
  for (const found of text.matchAll(OBJECT_STREAM)) {
    const begin = found.index + found[0].length
    const end = text.indexOf('endstream', begin)
    const part = end > begin ? await inflated(bytes.subarray(begin, end), MOST_INFLATED - all.length) : ''
    if (part === '' || all.length + part.length >= MOST_INFLATED) return { text: all + part, isAll: false }
    all += part
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
