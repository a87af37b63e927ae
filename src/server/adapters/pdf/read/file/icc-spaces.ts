/** Colour spaces made of a profile (`/ICCBased`), which readers paint differently if what they say of it is not true. */

import { type Beginning, type Entries, referenceIn } from './dictionary-entries.ts'
import { spellings } from './names.ts'
import { streamAt } from './streams.ts'

const COMPONENTS = /\/N\s*(\d+)(\s+\d+\s+R\b)?/
const ALTERNATE = new RegExp(`/${spellings('Alternate')}(?![A-Za-z])`)
/** Spaces that readers may use instead of the profile, by the number of their components. */
const PLAIN: readonly (readonly [components: number, space: RegExp])[] = [
  [1, /^\s*(?:\/(?:DeviceGray|CalGray)\b|\[\s*\/CalGray\b)/],
  [3, /^\s*(?:\/(?:DeviceRGB|CalRGB)\b|\[\s*\/(?:CalRGB|Lab)\b)/],
  [4, /^\s*(?:\[\s*)?\/DeviceCMYK\b/],
]
/** Components of a profile, by the name at the byte NAME of its header. */
const NAME = 16
const NAMED: Readonly<Record<string, number>> = { GRAY: 1, 'RGB ': 3, 'Lab ': 3, CMYK: 4 }
const MARK = 36
/** PDFium takes a profile of this length, with this name at this byte, for the well-known one, and doesn't look into it. */
const WELL_KNOWN = { length: 3144, name: 'sRGB IEC61966-2.1', at: 400 } as const
/** Characters of a dictionary, maximum profiles, and bytes of one. */
const DICTIONARY = 1_000
const MOST_PROFILES = 200
const MOST_BYTES = 4 * 1024 * 1024

/**
 * The profiles that PDFium takes for a well-known one; undefined if one has other components than its space says, or if
 * the space to be used instead has. Profiles that can't be read, as in encrypted files, count as what is said of them.
 */
export function profilesOfSpaces(entries: Entries): readonly Uint8Array[] | undefined {
  const numbers = new Set(entries.valuesOf('ICCBased').flatMap((value) => referenceIn(value) ?? []))
  if (numbers.size > MOST_PROFILES) return undefined
  const versions = [...numbers].flatMap((number) => entries.versionsOf(number))
  const profiles = versions.map((version) => profileAt(entries, version))
  if (profiles.includes(undefined)) return undefined
  return profiles.filter((profile) => profile !== undefined && isTakenForKnown(profile)) as Uint8Array[]
}

/** Empty if it can't be read; undefined if readers may differ about it. */
function profileAt(entries: Entries, version: Beginning): Uint8Array | undefined {
  const dictionary = entries.textAt(version, DICTIONARY).split('stream', 1)[0] ?? ''
  const [, number, reference] = COMPONENTS.exec(dictionary) ?? []
  const components = reference === undefined ? Number(number) : Number.NaN
  const plain = PLAIN.find(([count]) => count === components)?.[1]
  const alternates = alternatesIn(dictionary, entries)
  if (!plain || !alternates.every((space) => plain.test(space))) return undefined
  const profile = streamAt(entries, version, MOST_BYTES) ?? NOTHING
  if (nameAt(profile, MARK, 4) !== 'acsp') return NOTHING
  return NAMED[nameAt(profile, NAME, 4)] === components ? profile : undefined
}

const NOTHING = new Uint8Array(0)

function alternatesIn(dictionary: string, entries: Entries): readonly string[] {
  const name = ALTERNATE.exec(dictionary)
  if (!name) return []
  const value = dictionary.slice(name.index + name[0].length)
  const number = referenceIn(value)
  if (number === undefined) return [value]
  return entries.versionsOf(number).map((version) => entries.textAt(version, DICTIONARY))
}

function nameAt(bytes: Uint8Array, at: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + length))
}

function isTakenForKnown(profile: Uint8Array): boolean {
  return nameAt(profile, WELL_KNOWN.at, WELL_KNOWN.name.length) === WELL_KNOWN.name
}
