/** Colour spaces of a file that other readers draw in other colours than PDFium, which could show dark words as paper. */
import type { Structure } from './structure.ts'

const ICC_OR_CALIBRATED = String.raw`\[\s{0,20}/(?:ICCBased|CalGray|CalRGB)\b`
const IS_PLAIN = new RegExp(`^\\s*${ICC_OR_CALIBRATED}`)
const REFERENCE = /^\s*(\d{1,9})\s+(\d{1,5})\s+R\b/
/** A colour that paints nothing, which PDFium paints. */
const NONE = /\/(?:Separation\s{0,20}|DeviceN\s{0,20}\[\s{0,20})\/None\b/
const NUMBERS = /[-+]?[\d.]+/g
/** PDFium ignores the exponents of calibrated colours; those of screens and printers are within these limits. */
const [LOWEST, HIGHEST] = [0.5, 3]
const OBJECT = new RegExp(
  `\\b(\\d{1,9})\\s{1,20}(\\d{1,5})\\s{1,20}obj\\b(\\s{0,20}${ICC_OR_CALIBRATED})?`,
  'g',
)

/**
 * False if a space that replaces the plain colours (`/DefaultGray`) is of a kind that can turn them into any others, which
 * PDFium ignores. Colour profiles are trusted.
 */
export function areColoursSure({ texts, valuesOf }: Structure): boolean {
  const [text = ''] = texts
  const defaults = [...valuesOf('DefaultGray'), ...valuesOf('DefaultRGB'), ...valuesOf('DefaultCMYK')]
  const references = defaults.filter((value) => !IS_PLAIN.test(value))
  return (
    (references.length === 0 || references.every(plainReferences(text))) &&
    valuesOf('Gamma').every(isOrdinary) &&
    !texts.some((one) => NONE.test(one))
  )
}

/** Whether an object is plain in each of its versions; false if it is packed. All objects are looked at once. */
function plainReferences(text: string): (value: string) => boolean {
  const plain = new Map<string, boolean>()
  for (const [, number = '', generation = '', own] of text.matchAll(OBJECT)) {
    const key = `${Number(number)} ${Number(generation)}`
    plain.set(key, own !== undefined && plain.get(key) !== false)
  }
  return (value) => {
    const [, number, generation] = REFERENCE.exec(value) ?? []
    return plain.get(`${Number(number)} ${Number(generation)}`) === true
  }
}

function isOrdinary(value: string): boolean {
  if (REFERENCE.test(value)) return false
  const own = /^\s*(?:\[[^\]]*|[-+.\d]+)/.exec(value)?.[0] ?? ''
  return (own.match(NUMBERS) ?? []).every((number) => Number(number) >= LOWEST && Number(number) <= HIGHEST)
}
