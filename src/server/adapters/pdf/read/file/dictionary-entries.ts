/** Entries of a file's dictionaries that PDFium doesn't report, also of those packed into object streams. */
import { plain, spellings } from './names.ts'
import { type Pack, unpacked } from './object-streams.ts'

const NAMES = [
  'AS',
  'BM',
  'CA',
  'BaseState',
  'Category',
  'Collection',
  'Configs',
  'DefaultCMYK',
  'DefaultGray',
  'DefaultRGB',
  'DeviceN',
  'Encrypt',
  'Gamma',
  'ICCBased',
  'Intent',
  'JS',
  'JavaScript',
  'Lab',
  'NeedAppearances',
  'NeedsRendering',
  'OFF',
  'OP',
  'OpenAction',
  'PO',
  'PV',
  'PatternType',
  'Separation',
  'TR',
  'TR2',
  'UserUnit',
  'ViewState',
  'WhitePoint',
  'XFA',
  'ca',
  'op',
] as const

type Name = (typeof NAMES)[number]

const ENTRY = new RegExp(`/(?:${NAMES.map(spellings).join('|')})(?![A-Za-z0-9#])`, 'g')

export interface Entries {
  readonly pdf: Uint8Array
  /** The file as written, and the objects packed in it. */
  readonly texts: readonly string[]
  /** Whether an expression without a flag matches anywhere in the file. */
  readonly isAnywhere: (expression: RegExp) => boolean
  readonly textAt: (beginning: Beginning, length: number) => string
  /** Where the values begin that follow a name anywhere in the file. */
  readonly placesOf: (name: Name) => readonly Beginning[]
  /** The beginnings of these values, without comments; empty where none is near. */
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

/** Maximum entries examined: a file with more is not whole. */
const MOST_ENTRIES = 100_000
/** Characters of a value. */
const VALUE = 160
/** White space and comments before a value, and the characters searched for it. */
const BLANK = /^(?:\s|%[^\r\n]*[\r\n])*/
const LONGEST_COMMENT = 400

/** `text`: the file's bytes as Latin-1. */
export function entriesOf(pdf: Uint8Array, text: string): Entries {
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
  const textAt = ({ text, at }: Beginning, length: number): string =>
    (texts[text] ?? '').slice(at, at + length)
  return {
    pdf,
    texts,
    isAnywhere: (expression) => texts.some((one) => expression.test(one)),
    textAt,
    placesOf,
    valuesOf: (name) =>
      placesOf(name).map((place) => {
        const value = textAt(place, LONGEST_COMMENT)
        return plain(value.slice(BLANK.exec(value)?.[0].length ?? 0).slice(0, VALUE))
      }),
    versionsOf: (number) => {
      versions ??= versionsIn(text, packs)
      return versions.get(number) ?? []
    },
    isWhole: isWhole && room > 0,
  }
}

const REFERENCE = /^\s*(\d+)\s+\d+\s+R\b/

/** The number of the object to which a value refers. */
export function referenceIn(value: string): number | undefined {
  const number = REFERENCE.exec(value)?.[1]
  return number === undefined ? undefined : Number(number)
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
