/**
 * Finds letters, digits and signs that a font draws as others: each glyph of a font is drawn once and compared with
 * samples of the letter it is read as, and with the document's other letters.
 */
import type { Rect } from '../../engine/document.ts'
import { IDENTITY } from '../../engine/objects.ts'
import type { Canvas } from '../drawing/canvas.ts'
import type { Font, Fonts } from '../text/fonts.ts'
import type { Glyphs } from '../text/glyphs.ts'
import { hideWord } from '../text/sights.ts'
import { SEEN, type Units } from '../text/text-buffer.ts'
import { gridsOf, MOST_PIXELS } from './glyph-grids.ts'
import { isClear, isKnown, proportionsOf } from './glyph-proportions.ts'
import { type Drawing, KnownDrawings } from './known-drawings.ts'
import { LETTERS, likenessOf, looksLikeAnother, looksLikeNone } from './letter-likeness.ts'

/** Place of each character in LETTERS; -1 for others. */
const LETTER_OF = new Int8Array(1 + Math.max(...Array.from(LETTERS, (letter) => letter.charCodeAt(0)))).fill(
  -1,
)
for (const [at, letter] of Array.from(LETTERS).entries()) LETTER_OF[letter.charCodeAt(0)] = at
/** Maximum text objects drawn for one page; unknown letters of others are not trusted. */
const MOST_DRAWN = 300
/** Wrong letters of a font above which no letter of it is trusted. */
const TOO_MANY = 3

/** Fonts that PDFium has itself: for others that are not embedded it has letters of another typeface. */
const STANDARD =
  /^(?:Helvetica|Arial(?:MT)?|Times|TimesNewRoman(?:PS)?(?:MT)?|Courier(?:New)?(?:PS)?(?:MT)?)(?:[,-](?:Roman|Bold|Italic|Oblique|BoldItalic|BoldOblique)(?:MT)?)?$/
/** Maximum places where a glyph is measured in vain. */
const MOST_TRIES = 3

/** What is known of a font's letters: the proportions of the glyphs that were compared, and which show others. */
interface Letters {
  readonly font: Font
  /** Whether PDFium draws it with stretched letters of another typeface. */
  readonly isSubstituted: boolean
  readonly tries: number[]
  readonly known: (number[] | undefined)[]
  readonly wrong: Map<number, number[]>
}

/** A glyph that is to be compared. */
interface Unknown {
  readonly letter: number
  readonly proportions: number
  readonly ink: Rect
}

/** A glyph that was compared, and what is known of its font. */
interface Compared extends Drawing {
  readonly proportions: number
  readonly wrong: Map<number, number[]>
}

export class DrawnLetters {
  readonly #document: number
  readonly #fonts: Fonts
  readonly #drawings = new KnownDrawings<Compared>()
  readonly #letters = new Map<Font, Letters>()

  constructor(document: number, fonts: Fonts) {
    this.#document = document
    this.#fonts = fonts
  }

  /** Hides the words with letters that show others; false if there are none. */
  async hide(canvas: Canvas, glyphs: Glyphs, units: Units): Promise<boolean> {
    const drawn = this.#unknown(glyphs, units)
    let room = MOST_DRAWN
    for (const [object, unknown] of drawn) {
      if (canvas.budget.pixels < MOST_PIXELS) break
      if (room === 0) {
        const { wrong } = this.#lettersOf(object)
        for (const { letter, proportions } of unknown) addTo(wrong, letter, proportions)
        continue
      }
      room -= 1
      await canvas.budget.spend(MOST_PIXELS, () => this.#compare(canvas, object, unknown))
    }
    const isLying = [...this.#letters.values()].some(({ wrong }) => wrong.size > 0)
    if (isLying) this.#hideWrong(glyphs, units)
    return isLying
  }

  /** One glyph of each kind that was not yet compared, by text object. */
  #unknown(glyphs: Glyphs, { codes, sights, boxes }: Units): Map<number, Unknown[]> {
    const pending = new Map<number, Unknown[]>()
    let [last, font]: [number, Letters | undefined] = [0, undefined]
    for (let glyph = 0; glyph < glyphs.length; glyph++) {
      const unit = glyphs.unit(glyph)
      const letter = LETTER_OF[codes[unit] ?? 0] ?? -1
      if (letter < 0 || sights[unit] !== SEEN) continue
      const object = glyphs.owner(glyph)
      if (object !== last) [last, font] = [object, this.#lettersOf(object)]
      if (!font) continue
      const proportions = proportionsOf(glyphs, glyph, boxes)
      if (isKnown(font.known[letter], proportions) || !isClear(glyphs, glyph)) continue
      const known = font.known[letter] ?? []
      font.known[letter] = known
      known.push(proportions)
      const others = pending.get(object)
      const one = { letter, proportions, ink: glyphs.ink(glyph) }
      if (others) others.push(one)
      else pending.set(object, [one])
    }
    return pending
  }

  #lettersOf(object: number): Letters {
    const font = this.#fonts.of(object)
    const known = this.#letters.get(font)
    if (known) return known
    const isSubstituted = !font.isEmbedded && !font.isOfDrawings && !STANDARD.test(font.name)
    const letters: Letters = { font, isSubstituted, tries: [], known: [], wrong: new Map() }
    this.#letters.set(font, letters)
    return letters
  }

  #compare({ pdfium, page, painting }: Canvas, object: number, unknown: readonly Unknown[]): void {
    const matrix = painting.texts.get(object)?.matrix ?? IDENTITY
    const { wrong, known, tries, font, isSubstituted } = this.#lettersOf(object)
    const place = { document: this.#document, page, object, matrix }
    const inks = unknown.map(({ ink }) => ink)
    for (const [at, grid] of gridsOf(pdfium, place, inks).entries()) {
      const one = unknown[at]
      if (!one) continue
      const { letter, proportions } = one
      if (!grid) {
        tries[letter] = (tries[letter] ?? 0) + 1
        if (tries[letter] < MOST_TRIES) known[letter] = undefined
        continue
      }
      const likeness = likenessOf(grid, letter)
      const drawing = { ...likeness, letter, proportions, wrong }
      const isWrong =
        looksLikeAnother(likeness, isSubstituted) || (font.isOfDrawings && looksLikeNone(likeness))
      const lying = isWrong ? drawing : this.#drawings.lying(drawing)
      if (lying) addTo(lying.wrong, lying.letter, lying.proportions)
    }
  }

  #hideWrong(glyphs: Glyphs, units: Units): void {
    for (let glyph = 0; glyph < glyphs.length; glyph++) {
      const unit = glyphs.unit(glyph)
      const letter = LETTER_OF[units.codes[unit] ?? 0] ?? -1
      if (letter < 0) continue
      const { wrong } = this.#lettersOf(glyphs.owner(glyph))
      if (wrong.size >= TOO_MANY || isKnown(wrong.get(letter), proportionsOf(glyphs, glyph, units.boxes)))
        hideWord(units, unit)
    }
  }
}

function addTo(wrong: Map<number, number[]>, letter: number, proportions: number): void {
  const known = wrong.get(letter)
  if (known) known.push(proportions)
  else wrong.set(letter, [proportions])
}
