/** Entries of a file's dictionaries that PDFium doesn't report, also of those packed into object streams. */
import { inflateSync } from 'node:zlib'

const NAMES = [
  'AS',
  'BM',
  'BaseState',
  'Category',
  'Collection',
  'Configs',
  'DefaultCMYK',
  'DefaultGray',
  'DefaultRGB',
  'Gamma',
  'Intent',
  'JS',
  'NeedAppearances',
  'NeedsRendering',
  'OFF',
  'PatternType',
  'TR',
  'TR2',
  'UserUnit',
  'ViewState',
  'WhitePoint',
  'XFA',
] as const

type Name = (typeof NAMES)[number]

/** An expression for a name: each letter may be written as its code (PDF 32000-1, 7.3.5). */
export function spellings(name: string): string {
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
  /** Where the values begin that follow a name anywhere in the file. */
  readonly placesOf: (name: Name) => readonly Beginning[]
  /** The beginnings of these values. */
  readonly valuesOf: (name: Name) => readonly string[]
  /** Where each version of an object begins in the texts. All objects are looked up at the first call. */
  readonly versionsOf: (number: number) => readonly Beginning[]
  /** Whether all object streams could be unpacked. */
  readonly isWhole: boolean
}

/** A place in one of the texts; 0 is the file as written. */
export interface Beginning {
  readonly text: number
  readonly at: number
}

const OBJECT_STREAM = new RegExp(`/${spellings('ObjStm')}`, 'g')
const FIRST = /\/First\s{1,20}(\d{1,9})\b/
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
  const { packs, isWhole } = unpacked(pdf, text)
  const texts = [text, ...packs.map(({ objects }) => objects)]
  let versions: ReadonlyMap<number, readonly Beginning[]> | undefined
  const found = new Map<string, Beginning[]>(NAMES.map((name) => [name, []]))
  let room = MOST_ENTRIES
  for (const [at, one] of texts.entries()) {
    for (const { index, 0: written } of one.matchAll(ENTRY)) {
      if (room === 0) break
      room -= 1
      found.get(plain(written.slice(1)))?.push({ text: at, at: index + written.length })
    }
  }
  const placesOf = (name: Name): readonly Beginning[] => found.get(name) ?? []
  return {
    texts,
    placesOf,
    valuesOf: (name) =>
      placesOf(name).map(({ text, at }) => plain((texts[text] ?? '').slice(at, at + VALUE))),
    versionsOf: (number) => {
      versions ??= versionsIn(text, packs)
      return versions.get(number) ?? []
    },
    isWhole: isWhole && room > 0,
  }
}

const OBJECT = /\b(\d{1,9})\s{1,20}\d{1,5}\s{1,20}obj\b/g
const NUMBERS = /\d{1,10}/g

function versionsIn(text: string, packs: readonly Pack[]): ReadonlyMap<number, readonly Beginning[]> {
  const versions = new Map<number, Beginning[]>()
  const add = (number: number, beginning: Beginning): void => {
    const known = versions.get(number)
    if (known) known.push(beginning)
    else versions.set(number, [beginning])
  }
  for (const { index, 0: written, 1: number } of text.matchAll(OBJECT))
    add(Number(number), { text: 0, at: index + written.length })
  for (const [at, { objects, first }] of packs.entries()) {
    // Each object's number, and where it begins after them.
    const header = (objects.slice(0, first).match(NUMBERS) ?? []).map(Number)
    for (let index = 0; index + 1 < header.length; index += 2)
      add(header[index] ?? 0, { text: at + 1, at: first + (header[index + 1] ?? 0) })
  }
  return versions
}

const CODE = /#([0-9A-Fa-f]{2})/g

function plain(written: string): string {
  return written.replace(CODE, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
}

/** Objects of an object stream; the first begins at `first`, after the header. */
interface Pack {
  readonly objects: string
  readonly first: number
}

function unpacked(pdf: Uint8Array, text: string): { readonly packs: readonly Pack[]; isWhole: boolean } {
  const packs: Pack[] = []
  let room = MOST_UNPACKED
  let isWhole = true
  for (const { index } of text.matchAll(OBJECT_STREAM)) {
    const start = dataAfter(text, index)
    const objects = start < 0 || room <= 0 ? undefined : inflated(pdf.subarray(start), room)
    const before = text.slice(Math.max(0, index - DICTIONARY), index)
    const first = FIRST.exec(before.slice(before.lastIndexOf('obj') + 1) + text.slice(index, start))
    if (objects && first) packs.push({ objects, first: Number(first[1]) })
    else isWhole = false
    room -= objects?.length ?? FAILED
  }
  return { packs, isWhole }
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
