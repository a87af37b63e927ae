/** Colour spaces of a file that other readers draw in other colours than PDFium, which could show dark words as paper. */
import type { Structure } from './structure.ts'

const ICC_OR_CALIBRATED = String.raw`\[\s*/(?:ICCBased|CalGray|CalRGB)\b`
const IS_PLAIN = new RegExp(`^\\s*${ICC_OR_CALIBRATED}`)
const REFERENCE = /^\s*(\d{1,9})\s+(\d{1,5})\s+R\b/
/** A colour that paints nothing, which PDFium paints. */
const NONE = /\/(?:Separation\s{0,20}|DeviceN\s{0,20}\[\s{0,20})\/None\b/
const NUMBERS = /[-+]?[\d.]+/g
/** PDFium ignores the exponents of calibrated colours; those of screens and printers are within these limits. */
const [LOWEST, HIGHEST] = [0.5, 3]
/** Maximum values examined. */
const MOST = 1_000

/**
 * False if a space that replaces the plain colours (`/DefaultGray`) is of a kind that can turn them into any others, which
 * PDFium ignores. Colour profiles are trusted.
 */
export function areColoursSure({ texts, valuesOf }: Structure): boolean {
  const [text = ''] = texts
  const defaults = [...valuesOf('DefaultGray'), ...valuesOf('DefaultRGB'), ...valuesOf('DefaultCMYK')]
  return (
    defaults.length <= MOST &&
    [...new Set(defaults)].every((value) => IS_PLAIN.test(value) || isPlainReference(text, value)) &&
    valuesOf('Gamma').every(isOrdinary) &&
    !texts.some((one) => NONE.test(one))
  )
}

/** Whether each version of the object referred to is plain; false if it is packed. */
function isPlainReference(text: string, value: string): boolean {
  const [, number, generation] = REFERENCE.exec(value) ?? []
  if (number === undefined) return false
  const versions = text.match(new RegExp(`\\b${number}\\s+${generation}\\s+obj\\b`, 'g')) ?? []
  const plain =
    text.match(new RegExp(`\\b${number}\\s+${generation}\\s+obj\\s*${ICC_OR_CALIBRATED}`, 'g')) ?? []
  return versions.length > 0 && plain.length === versions.length
}

function isOrdinary(value: string): boolean {
  if (REFERENCE.test(value)) return false
  const own = /^\s*(?:\[[^\]]*|[-+.\d]+)/.exec(value)?.[0] ?? ''
  return (own.match(NUMBERS) ?? []).every((number) => Number(number) >= LOWEST && Number(number) <= HIGHEST)
}
