/** Whether PDFium switches a file's optional content (layers) as other readers do. */
import type { Entries } from './dictionary-entries.ts'
import { spellings } from './names.ts'

const FILLED = /^\s*(?:\[\s*[^\]\s]|\d)/
const IS_OFF = /^\s*\/OFF/
const OFF_AT_FIRST = /^\s*\/(?:OFF|Unchanged)/
const NAMED = /^\s*(?:\[[^\]]*)?\/(?:View|All)\b/
/** Rendering intents of colours have the same key. */
const COLOUR = /^\s*\/(?:Perceptual|RelativeColorimetric|AbsoluteColorimetric|Saturation)/
const OTHER_EVENT = /^\s*\[[^\]]*\/(?:Zoom|Language|User)/
const KNOCKOUT = new RegExp(`/${spellings('K')}\\s{1,20}true`)
const GROUP = /\/Transparency\b/g
/** Of a group; its value is elsewhere. */
const KNOCKOUT_ELSEWHERE = new RegExp(`/${spellings('K')}\\s+\\d`)
/** Characters before and after a group's type. */
const NEAR = 200
/** An action that switches layers, which may run as the file is opened. */
const SWITCH = new RegExp(`/${spellings('SetOCGState')}\\b`)

/**
 * PDFium follows a layer's own view state even where no event applies it, takes an alternative configuration for the
 * default one, and ignores layers for other intents, magnifications and languages, and actions that switch them.
 */
export function isAmbiguous({ isAnywhere, valuesOf }: Entries): boolean {
  const hasOff =
    valuesOf('OFF').some(isFilled) || valuesOf('BaseState').some((value) => OFF_AT_FIRST.test(value))
  const states = valuesOf('ViewState').map((value) => IS_OFF.test(value))
  const isApplied = valuesOf('AS').some(isFilled)
  return (
    valuesOf('Configs').some(isFilled) ||
    (hasOff && states.includes(false)) ||
    (!isApplied && states.includes(true)) ||
    (hasOff && valuesOf('Intent').some((value) => !NAMED.test(value) && !COLOUR.test(value))) ||
    valuesOf('Category').some((value) => OTHER_EVENT.test(value)) ||
    isAnywhere(SWITCH)
  )
}

/** In a knockout group an object erases what is under it, even if it is transparent; PDFium ignores that. */
export function hasKnockout({ texts }: Entries): boolean {
  return texts.some(
    (text) =>
      KNOCKOUT.test(text) ||
      [...text.matchAll(GROUP)].some(({ index }) => KNOCKOUT_ELSEWHERE.test(entriesAt(text, index))),
  )
}

/** The entries around one of a dictionary. */
function entriesAt(text: string, at: number): string {
  const before = text.slice(Math.max(0, at - NEAR), at)
  const start = Math.max(before.lastIndexOf('<'), before.lastIndexOf('>')) + 1
  return before.slice(start) + (text.slice(at, at + NEAR).split(/[<>]/, 1)[0] ?? '')
}

const isFilled = (value: string): boolean => FILLED.test(value)
