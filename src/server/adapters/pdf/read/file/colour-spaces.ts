/** Colour spaces of a file that other readers draw in other colours than PDFium, which could show dark words as paper. */

import { type Entries, referenceIn } from './dictionary-entries.ts'
import { profilesOfSpaces } from './icc-spaces.ts'
import { spellings } from './names.ts'
import { streamAt } from './streams.ts'

const CALIBRATED = /^\s{0,20}\[\s{0,20}\/Cal(?:Gray|RGB)\b/
const PROFILE = /^\s{0,20}\[\s{0,20}\/ICCBased\s{0,20}(\d{1,9})\s{1,20}\d{1,5}\s{1,20}R\b/
/** A colour that paints nothing, which PDFium paints. */
const NONE = /^\s*(?:\[\s*)?\/None\b/
/** PDFium ignores the limits of colours in this space, which other readers cut off there. */
const LIMITS = /\/Range\s*\[([^[\]]*)\]/
const LEAST_LIMIT = 60
/** The font of a graphics state, which PDFium ignores; resources list fonts in a dictionary. */
const STATE_FONT = new RegExp(`/${spellings('Font')}\\s{0,20}\\[`)
const ARRAY_OR_NUMBER = /^\s{0,20}(?:\[[^\]]*|[-+.\d]+)/
const NUMBERS = /[-+]?[\d.]+/g
/** PDFium ignores the exponents of calibrated colours; those of screens and printers are within these limits. */
const EXPONENTS = [0.5, 3] as const
/** White has the height 1 (PDF 32000-1, 8.6.5.2): if it had less, dark colours would be light. */
const HEIGHTS = [0.9, 1.1] as const
/** Characters of a colour space. */
const SPACE = 200
/** Maximum spaces that replace plain ones. */
const MOST_SPACES = 200
/** Maximum bytes of all profiles. */
const MOST_BYTES = 8 * 1024 * 1024

export interface Colours {
  /** Whether PDFium paints in the colours of other readers, if dark colours stay dark in the profiles. */
  readonly areColoursSure: boolean
  /** Colour profiles that replace the plain colours. */
  readonly profiles: readonly Uint8Array[]
}

const UNSURE: Colours = { areColoursSure: false, profiles: [] }

/** PDFium ignores spaces that replace the plain colours (`/DefaultGray`). */
export function coloursOf(entries: Entries): Colours {
  const { isAnywhere, valuesOf } = entries
  const own = (name: Parameters<Entries['valuesOf']>[0]): readonly string[] =>
    valuesOf(name).flatMap((value) => versionsOf(value, entries))
  if (
    !own('Gamma').every((value) => areWithin(numbersOf(value), EXPONENTS)) ||
    !own('WhitePoint').every((value) => areWithin(numbersOf(value).slice(1, 2), HEIGHTS)) ||
    !own('Lab').every(isWide) ||
    [...own('Separation'), ...own('DeviceN')].some((value) => NONE.test(value)) ||
    isAnywhere(STATE_FONT)
  )
    return UNSURE
  const direct = profilesOfSpaces(entries)
  if (!direct) return UNSURE
  const spaces = new Set([...own('DefaultGray'), ...own('DefaultRGB'), ...own('DefaultCMYK')])
  const others = [...spaces].filter((space) => !CALIBRATED.test(space))
  if (others.length === 0) return { areColoursSure: true, profiles: direct }
  const numbers = new Set(others.map((space) => Number(PROFILE.exec(space)?.[1])))
  const profiles = numbers.size > MOST_SPACES ? undefined : profilesIn(entries, numbers)
  return profiles ? { areColoursSure: true, profiles: [...profiles, ...direct] } : UNSURE
}

/** The value, or all versions of the object that it refers to; an empty one if that is not in the file. */
function versionsOf(value: string, { textAt, versionsOf }: Entries): readonly string[] {
  const number = referenceIn(value)
  if (number === undefined) return [value]
  const versions = versionsOf(number)
  return versions.length > 0 ? versions.map((version) => textAt(version, SPACE)) : ['']
}

/** Whether the limits of a `/Lab` space cut off no usual colour. */
function isWide(space: string): boolean {
  const limits = LIMITS.exec(space)?.[1]
  return (
    limits === undefined ||
    (limits.match(NUMBERS) ?? []).every((limit) => Math.abs(Number(limit)) >= LEAST_LIMIT)
  )
}

function numbersOf(value: string): readonly number[] {
  return (ARRAY_OR_NUMBER.exec(value)?.[0].match(NUMBERS) ?? []).map(Number)
}

function areWithin(numbers: readonly number[], [lowest, highest]: readonly [number, number]): boolean {
  return numbers.length > 0 && numbers.every((number) => number >= lowest && number <= highest)
}

/** The profiles that are these objects, in all their versions; undefined if one can't be read. */
function profilesIn(entries: Entries, numbers: ReadonlySet<number>): readonly Uint8Array[] | undefined {
  const profiles: Uint8Array[] = []
  let room = MOST_BYTES
  for (const number of numbers) {
    const versions = entries.versionsOf(number)
    if (versions.length === 0) return undefined
    for (const version of versions) {
      const stream = streamAt(entries, version, room)
      // A profile begins with its length.
      const length =
        stream && stream.length > 4 ? new DataView(stream.buffer, stream.byteOffset).getUint32(0) : 0
      if (!stream || length === 0 || length > Math.min(stream.length, room)) return undefined
      room -= length
      profiles.push(stream.subarray(0, length))
    }
  }
  return profiles
}
