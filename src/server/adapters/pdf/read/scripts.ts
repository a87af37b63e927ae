/** Actions of a file that may hide form fields or switch layers as it is opened, which PDFium doesn't run. */

import { GAP, spellings } from './names.ts'
import { streamAt } from './streams.ts'
import type { Beginning, Structure } from './structure.ts'

const HIDE = new RegExp(`/S${GAP}/${spellings('Hide')}\\b`)
const REFERENCE = /^\s{0,20}(\d{1,9})\s{1,20}\d{1,5}\s{1,20}R\b/
const STRING = /^\s{0,20}\(/
/** Properties that hide a field, the call that finds layers, and what conceals such names. */
const HIDES = /\b(?:display|hidden|getOCGs|eval|unescape|fromCharCode)\b|\\1[0-7]{2}/
/** Characters of a script, and scripts of a file; with more they may hide something. */
const LONGEST = 20_000
const SHORT = 80
const MOST_SCRIPTS = 1_000

export function mayHide(pdf: Uint8Array, structure: Structure): boolean {
  const places = structure.placesOf('JS')
  return (
    structure.texts.some((text) => HIDE.test(text)) ||
    places.length > MOST_SCRIPTS ||
    places.some((place) => isHiding(scriptAt(pdf, structure, place)))
  )
}

const isHiding = (script: string | undefined): boolean => script === undefined || HIDES.test(script)

/** Undefined if it can't be read, as one in hexadecimals or in an encrypted stream. */
function scriptAt(pdf: Uint8Array, structure: Structure, place: Beginning): string | undefined {
  const number = REFERENCE.exec(valueAt(structure, place, SHORT))?.[1]
  if (number === undefined) return stringAt(structure, place)
  const scripts = structure.versionsOf(Number(number)).map((version) => {
    const stream = streamAt(pdf, structure, version, LONGEST)
    return stream ? textOf(stream) : stringAt(structure, version)
  })
  return scripts.includes(undefined) || scripts.length === 0 ? undefined : scripts.join('\n')
}

/** Undefined if what isn't compressed doesn't end. */
function textOf(stream: Uint8Array): string | undefined {
  const [script = '', ...rest] = new TextDecoder('latin1')
    .decode(stream.subarray(0, LONGEST))
    .split('endstream', 2)
  return stream.length >= LONGEST && rest.length === 0 ? undefined : plain(script)
}

function valueAt({ texts }: Structure, { text, at }: Beginning, most: number): string {
  return (texts[text] ?? '').slice(at, at + most)
}

/** A string ends where its brackets are closed. */
function stringAt(structure: Structure, place: Beginning): string | undefined {
  const value = valueAt(structure, place, LONGEST)
  if (!STRING.test(value)) return undefined
  let depth = 0
  for (let at = 0; at < value.length; at++) {
    const sign = value[at]
    if (sign === '\\') at += 1
    else if (sign === '(') depth += 1
    else if (sign === ')') depth -= 1
    if (sign === ')' && depth === 0) return plain(value.slice(0, at))
  }
  return undefined
}

/** Letters of two bytes lose the first. */
const plain = (script: string): string => script.replaceAll('\0', '')
