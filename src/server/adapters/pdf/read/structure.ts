/** Entries of a file's dictionaries that PDFium doesn't report, also of those packed into object streams. */
import { inflateSync } from 'node:zlib'

const NAMES = [
  'AS',
  'BM',
  'BaseState',
  'Category',
  'Configs',
  'DefaultCMYK',
  'DefaultGray',
  'DefaultRGB',
  'Gamma',
  'Intent',
  'NeedAppearances',
  'OFF',
  'PatternType',
  'TR',
  'TR2',
  'UserUnit',
  'ViewState',
] as const

type Name = (typeof NAMES)[number]

/** Each letter of a name may be written as its code (PDF 32000-1, 7.3.5). */
function spellings(name: string): string {
  const either = (digit: string): string => (digit < 'a' ? digit : `[${digit}${digit.toUpperCase()}]`)
  return Array.from(name, (letter) => {
    const code = letter.charCodeAt(0).toString(16)
    return `(?:${letter}|#${Array.from(code, either).join('')})`
  }).join('')
}

const ENTRY = new RegExp(`/(?:${NAMES.map(spellings).join('|')})(?![A-Za-z0-9#])`, 'g')

export interface Structure {
  /** The file as written, and the objects packed in it. */
  readonly texts: readonly string[]
  /** The beginnings of the values that follow a name anywhere in the file. */
  readonly valuesOf: (name: Name) => readonly string[]
  /** Whether all object streams could be unpacked. */
  readonly isWhole: boolean
}

const OBJECT_STREAM = new RegExp(`/${spellings('ObjStm')}`, 'g')
const STREAM = 'stream'
/** Characters between /ObjStm and its data. */
const DICTIONARY = 2_000
/** Maximum bytes unpacked; a file with more is not whole. */
const MOST_UNPACKED = 32 * 1024 * 1024
/** Counted for a stream that can't be unpacked, because trying takes time too. */
const FAILED = 1024 * 1024
/** Maximum entries examined: a file with more is not whole. */
const MOST_ENTRIES = 100_000
/** Characters of a value. */
const VALUE = 80

/** `text`: the file's bytes as Latin-1. */
export function structureOf(pdf: Uint8Array, text: string): Structure {
  const { texts, isWhole } = unpacked(pdf, text)
  const found = new Map<string, string[]>(NAMES.map((name) => [name, []]))
  let room = MOST_ENTRIES
  for (const one of texts) {
    for (const { index, 0: written } of one.matchAll(ENTRY)) {
      if (room === 0) break
      room -= 1
      const start = index + written.length
      found.get(plain(written.slice(1)))?.push(plain(one.slice(start, start + VALUE)))
    }
  }
  return { texts, valuesOf: (name) => found.get(name) ?? [], isWhole: isWhole && room > 0 }
}

const CODE = /#([0-9A-Fa-f]{2})/g

function plain(written: string): string {
  return written.replace(CODE, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
}

function unpacked(pdf: Uint8Array, text: string): { readonly texts: readonly string[]; isWhole: boolean } {
  const texts = [text]
  let room = MOST_UNPACKED
  let isWhole = true
  for (const { index } of text.matchAll(OBJECT_STREAM)) {
    const start = dataAfter(text, index)
    const objects = start < 0 || room <= 0 ? undefined : inflated(pdf.subarray(start), room)
    if (objects) texts.push(objects)
    else isWhole = false
    room -= objects?.length ?? FAILED
  }
  return { texts, isWhole }
}

/** Negative if no stream follows. */
function dataAfter(text: string, index: number): number {
  const at = text.slice(index, index + DICTIONARY).indexOf(STREAM)
  if (at < 0) return -1
  const end = index + at + STREAM.length
  return end + (text[end] === '\r' ? 2 : 1)
}

function inflated(bytes: Uint8Array, room: number): string | undefined {
  try {
    return new TextDecoder('latin1').decode(inflateSync(bytes, { maxOutputLength: room }))
  } catch {
    return undefined
  }
}
