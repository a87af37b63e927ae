/**
 * Properties found in a file's bytes before it is opened. Stream dictionaries, which patterns and form objects have,
 * are never compressed.
 */
import { mayHide } from './actions.ts'
import { type Colours, coloursOf } from './colour-spaces.ts'
import { type Entries, entriesOf } from './dictionary-entries.ts'
import { spellings } from './names.ts'
import { hasKnockout, isAmbiguous } from './optional-content.ts'

/** Every tiling pattern has it. */
const STEP = new RegExp(`/${spellings('XStep')}`, 'g')
/** Every tiling pattern has it; other than 1 means tiles in the colour with which they are painted. */
const STENCIL = new RegExp(`/${spellings('PaintType')}(?!\\s{0,4}1\\s{0,4}[/>])`)
/** The optional layer of a form object. */
const LAYER = new RegExp(`/${spellings('OC')}(?![A-Za-z])`)

/** Maximum patterns examined; a file with more is not drawn. */
const MOST_PATTERNS = 2_000
/** Characters searched before and after /XStep. */
const DICTIONARY = 600

const ACROSS = /\/XStep\s+([-+.\d]+)(?!\s+\d+\s+R)/
const DOWN = /\/YStep\s+([-+.\d]+)(?!\s+\d+\s+R)/
const MATRIX = /\/Matrix\s*\[([-+.\d\s]+)\]/

export interface FileProperties extends Colours {
  /** Whether all of the file could be searched: nothing is encrypted, or packed in an unknown way. */
  readonly isReadable: boolean
  /**
   * Points between two tiles of the finest pattern, Infinity without patterns. PDFium draws each tile separately, and a
   * small file can ask for billions.
   */
  readonly finestTile: number
  /** Whether form objects may be on layers, which PDFium doesn't report. */
  readonly hasLayers: boolean
  /** Whether an area may be filled with a pattern; shadings are patterns too. */
  readonly hasPatterns: boolean
  /** Whether any colour may be a pattern without its own colours, for which PDFium reports that colour. */
  readonly hasStencils: boolean
  /** Whether a transfer function may change any colour when it is drawn. */
  readonly hasTransfers: boolean
  /** Whether readers show something else than the pages. */
  readonly instead: 'dynamic-form' | 'portfolio' | undefined
  /** Whether a blend mode may make light what is painted dark. */
  readonly mayErase: boolean
  /** Whether colours may be mixed with those under them, which PDFium paints over. */
  readonly mayOverprint: boolean
  /** Whether a graphics state may make the glyphs of drawn fonts invisible, which PDFium ignores in them. */
  readonly areDrawingsSure: boolean
  /** Whether no action may hide form fields. */
  readonly areFieldsSure: boolean
  /** Whether readers draw the values of form fields again. */
  readonly areFieldsRedrawn: boolean
  /** Whether PDFium and other readers switch the file's layers alike; undefined if unknown. */
  readonly areLayersAlike: boolean | undefined
  /** Whether what PDFium draws over words is what other readers draw over them. */
  readonly areCoversSure: boolean
  /** The smallest user unit of a page, in points, at most 1. */
  readonly smallestUnit: number
}

export function filePropertiesOf(pdf: Uint8Array): FileProperties {
  const text = new TextDecoder('latin1').decode(pdf)
  let finestTile = Number.POSITIVE_INFINITY
  let patterns = 0
  for (const { index } of text.matchAll(STEP)) {
    patterns += 1
    finestTile = patterns > MOST_PATTERNS ? 0 : Math.min(finestTile, tileAt(text, index))
    if (finestTile === 0) break
  }
  const entries = entriesOf(pdf, text)
  const mayActionsHide = mayHide(entries)
  const isAlike = !mayActionsHide && !isAmbiguous(entries)
  return {
    isReadable: entries.isWhole && entries.placesOf('Encrypt').length === 0,
    finestTile,
    hasLayers: LAYER.test(text),
    hasPatterns: !entries.isWhole || entries.valuesOf('PatternType').length > 0,
    hasStencils: STENCIL.test(text),
    hasTransfers: [...entries.valuesOf('TR'), ...entries.valuesOf('TR2')].some((value) =>
      IS_FUNCTION.test(value),
    ),
    ...coloursOf(entries),
    instead: shownInstead(entries),
    mayErase: entries.valuesOf('BM').some((value) => MAKES_LIGHTER.test(value)),
    mayOverprint: [...entries.valuesOf('OP'), ...entries.valuesOf('op')].some((value) => IS_TRUE.test(value)),
    areDrawingsSure: !mayFade(entries),
    areFieldsSure: !mayActionsHide,
    areFieldsRedrawn: entries.valuesOf('NeedAppearances').some((value) => IS_TRUE.test(value)),
    areLayersAlike: isAlike && !entries.isWhole ? undefined : isAlike,
    areCoversSure: isAlike && !hasKnockout(entries),
    smallestUnit: smallestUnit(entries),
  }
}

/** A function, a reference to one, or several. Names change nothing, and other bytes are part of a compressed stream. */
const IS_FUNCTION = /^(?:<<|\[|\d+\s+\d+\s+R)/
/** A blend mode, or a reference to one, but for those that make nothing lighter. */
const MAKES_LIGHTER =
  /^(?:\s|%[^\r\n]*[\r\n]|\[)*(?:\d+\s+\d+\s+R|\/(?!(?:Normal|Compatible|Multiply|Darken|ColorBurn)\b)[A-Za-z])/
/** Opacity below which a state may hide what it paints, and masks. */
const FAINTEST = 0.3
const MASK = /\/S\s{0,9}\/(?:Luminosity|Alpha)\b/
/** A dictionary, or a reference to one. */
const IS_DICTIONARY = /^\s*(?:<<|\d+\s+\d+\s+R)/
/** A reference may be to anything. */
const IS_TRUE = /^\s*(?:true|\d)/
const NUMBER = /^\s*(\+?[.\d]+)(\s+\d+\s+R)?/

/** NaN if it is elsewhere in the file, or no number. */
function numberIn(value: string): number {
  const [, number, reference] = NUMBER.exec(value) ?? []
  return reference === undefined ? Number(number) : Number.NaN
}

/** PDFium ignores user units. One that is elsewhere in the file, or no number, counts as tiny. */
function smallestUnit({ valuesOf }: Entries): number {
  return valuesOf('UserUnit').reduce((least, value) => {
    const unit = numberIn(value)
    return unit <= 0 ? least : Math.min(least, Number.isNaN(unit) ? Number.MIN_VALUE : unit)
  }, 1)
}

function mayFade({ isAnywhere, valuesOf }: Entries): boolean {
  const opacities = [...valuesOf('CA'), ...valuesOf('ca')]
  return opacities.some((value) => !(numberIn(value) >= FAINTEST)) || isAnywhere(MASK)
}

/** Readers make a form's pages from its XFA if it asks for that, and show the files of a collection. */
function shownInstead({ valuesOf }: Entries): FileProperties['instead'] {
  const isForm = valuesOf('XFA').length > 0 && valuesOf('NeedsRendering').some((value) => IS_TRUE.test(value))
  if (isForm) return 'dynamic-form'
  return valuesOf('Collection').some((value) => IS_DICTIONARY.test(value)) ? 'portfolio' : undefined
}

/** Returns 0 if unknown. */
function tileAt(text: string, at: number): number {
  const before = text.slice(Math.max(0, at - DICTIONARY), at)
  const after = text.slice(at, at + DICTIONARY).split('stream', 1)[0] ?? ''
  const dictionary = before.slice(before.lastIndexOf(' obj') + 1) + after
  if (dictionary.includes('#')) return 0
  const steps = [ACROSS, DOWN].map((step) => Math.abs(Number(step.exec(dictionary)?.[1])))
  const matrix = MATRIX.exec(dictionary)?.[1]?.trim().split(/\s+/).map(Number)
  if (!matrix && dictionary.includes('/Matrix')) return 0
  const [a = 1, b = 0, c = 0, d = 1] = matrix ?? []
  const tile = Math.min(...steps) * Math.min(Math.hypot(a, b), Math.hypot(c, d))
  return Number.isFinite(tile) ? tile : 0
}
