/** Glyphs that show something else than what they are read as, where a quote would not notice the difference. */
import { isSpacing } from '../../../../../domain/page-pieces.ts'
import { extent } from '../../engine/document.ts'
import type { CharBox } from '../text/character-boxes.ts'

/** PDFium's code for a hyphen it would join. */
export const JOINED_HYPHEN = 2
/** Characters that are not shown, such as joiners, marks of direction and annotation marks. */
const IGNORABLE = /[\p{DI}\p{Zl}\p{Zp}\ufff9-\ufffb]/u
/** First halves of the characters from U+E0000 on, none of which is shown. */
const TAGS = [0xdb40, 0xdb43] as const

/** Signs without meaning for a quote, by the greatest height of their glyphs in line heights. */
const LOW_SIGNS: readonly (readonly [signs: string, height: number])[] = [
  [
    '\'"`.,-_\u00a8\u00b0\u00af\u00b4\u00b7\u2010\u2011\u2012\u2013\u2014\u2015\u2018\u2019\u201a\u201c\u201d\u201e',
    0.42,
  ],
  ['\u2026\u2032\u2033\u2212\u3001\u3002\u30fb\ufe50\uff0c\uff0e', 0.42],
  ['\u00ab\u00bb\u2039\u203a', 0.5],
  ['\u2022', 0.6],
  ['\u00ad', 0.35],
]
const HEIGHTS = new Map(
  LOW_SIGNS.flatMap(([signs, height]) => Array.from(signs, (sign) => [sign.charCodeAt(0), height])),
)
/** Signs that are higher than wide, unless they are low: greatest width in heights. */
const WIDTHS = new Map(
  ['()[]:;!\u00a1', '{}'].flatMap((signs, at) =>
    Array.from(signs, (sign) => [sign.charCodeAt(0), at === 0 ? 0.6 : 0.75]),
  ),
)
const LOW = 0.42
/** Least and greatest height, in widths, of signs that change a number: a point has no tail, a minus is flat, a plus is neither. */
const RATIOS = new Map<number, readonly [least: number, greatest: number]>([
  [0x2e, [0, 1.7]],
  [0x2b, [0.6, 1.7]],
  [0x2d, [0, 0.8]],
  [0x2212, [0, 0.6]],
])

/**
 * Whether a glyph that shows something is read as white space, as nothing, or as a sign of another size or shape. Those set
 * at an angle, whose boxes are larger than they are, are not measured.
 */
export function isMisread(code: number, { ink, box, isTurned, across }: CharBox): boolean {
  if (code === JOINED_HYPHEN || isLetterOrDigit(code)) return false
  if (isSpacing(code) || (code >= TAGS[0] && code <= TAGS[1])) return true
  if (code > 0x7f && !HEIGHTS.has(code) && isIgnorable(code)) return true
  if (isTurned) return false
  const line = extent(box, across)
  const [wide, high] = [extent(ink, across === 1 ? 0 : 1), extent(ink, across)]
  const widest = WIDTHS.get(code)
  if (widest !== undefined) return high > LOW * line && wide > widest * high
  const ratio = RATIOS.get(code)
  if (ratio && wide > 0 && (high < ratio[0] * wide || high > ratio[1] * wide)) return true
  return high > line * (HEIGHTS.get(code) ?? Infinity)
}

/** Answers for codes of the first plane: 0 is unknown, 1 no, 2 yes. */
const ignorable = new Uint8Array(0x10000)

function isIgnorable(code: number): boolean {
  const known = ignorable[code] ?? 0
  if (known !== 0) return known === 2
  const is = IGNORABLE.test(String.fromCodePoint(Math.min(code, 0x10ffff)))
  if (code < ignorable.length) ignorable[code] = is ? 2 : 1
  return is
}

function isLetterOrDigit(code: number): boolean {
  const small = code | 32
  return (small >= 0x61 && small <= 0x7a) || (code >= 0x30 && code <= 0x39)
}
