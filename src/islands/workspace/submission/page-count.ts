/** How many pages a PDF says it has, read from the root of its page tree; nothing else of the file is understood. */

/** A page tree node: a dictionary that names its type and a count, in either order. */
const NODE = /<<(?:[^<>]|<<[^<>]*>>|<[^<>]*>)*?\/Type\s*\/Pages\b(?:[^<>]|<<[^<>]*>>|<[^<>]*>)*?>>/g
/** Characters; a small file can unpack to gigabytes. */
const MOST_INFLATED = 8_000_000
/** More than a checkable document can have: the file lies. */
const MOST_PAGES = 100_000
const OBJECT_STREAM = /\/Type\s*\/ObjStm\b.*?stream\r?\n/gs

/** The number of pages, or null where the file doesn't say it plainly. Never throws. */
export async function pageCount(file: Blob): Promise<number | null> {
  try {
    const bytes = new Uint8Array(await file.arrayBuffer())
    const text = new TextDecoder('latin1').decode(bytes)
    return rootCount(text) ?? rootCount(await objectStreams(bytes, text))
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

/** Since PDF 1.5 the page tree may be inside compressed streams. */
async function objectStreams(bytes: Uint8Array<ArrayBuffer>, text: string): Promise<string> {
  let all = ''
  for (const found of text.matchAll(OBJECT_STREAM)) {
    const begin = found.index + found[0].length
    const end = text.indexOf('endstream', begin)
    if (end > begin) all += await inflated(bytes.subarray(begin, end), MOST_INFLATED - all.length)
    if (all.length >= MOST_INFLATED) break
  }
  return all
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
