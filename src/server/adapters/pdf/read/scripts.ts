/** Actions of a file that may hide form fields or switch layers as it is opened, which PDFium doesn't run. */

import { GAP, spellings } from './names.ts'
import { streamAt } from './streams.ts'
import type { Beginning, Structure } from './structure.ts'

const HIDE = new RegExp(`/S${GAP}/${spellings('Hide')}\\b`)
const REFERENCE = /^\s{0,20}(\d{1,9})\s{1,20}\d{1,5}\s{1,20}R\b/
const STRING = /^\s{0,20}\(/
/** Properties and calls that hide, move or replace a field or its value, and the one that finds layers. */
const HIDES =
  /\b(?:display|hidden|getOCGs|removeField|rect|textColor|textSize|fillColor|charLimit|password|buttonSet\w*|clearItems|setItems|deleteItemAt|import\w+|(?:delete|replace|flatten)Pages|setPageBoxes|addField|addAnnot)\b/
/** What conceals or puts together such names: code in texts, escaped letters, a property with a computed name. */
const CONCEALS =
  /\b(?:eval|unescape|fromC\w+|decodeURI\w*|atob|Function|constructor|with|Reflect|Proxy|assign|define\w+)\b|\\(?:1[0-7]{2}|[ux])|\[\s{0,20}(?!\d{1,9}\s{0,20}\])[^[\]]{1,200}\]\s{0,20}(?:=(?!=)|[-+*/%&|^]=|\+\+|--|\(|`)/
/** What replaces the values of other fields, harmless unless it runs by itself. */
const EMPTIES = /\bresetForm\b|\.\s{0,20}value\s{0,20}=(?!=)/
/** An action that runs as the file or a page is opened; a list is a place to go to. */
const STARTS = new RegExp(
  `/(?:${spellings('OpenAction')}${GAP}(?!\\[)|(?:${spellings('JavaScript')}|P[OV])${GAP}(?:<<|\\d{1,9}\\s{1,20}\\d))`,
)
const RESETS = new RegExp(`/S${GAP}/(?:${spellings('ResetForm')}|${spellings('ImportData')})\\b`)
/** Characters of a script, and scripts of a file; with more they may hide something. */
const LONGEST = 20_000
const SHORT = 80
const MOST_SCRIPTS = 1_000

export function mayHide(pdf: Uint8Array, structure: Structure): boolean {
  const places = structure.placesOf('JS')
  const isAnywhere = (sign: RegExp): boolean => structure.texts.some((text) => sign.test(text))
  const mayStart = isAnywhere(STARTS)
  if (isAnywhere(HIDE) || (mayStart && isAnywhere(RESETS)) || places.length > MOST_SCRIPTS) return true
  return places.some((place) => {
    const script = scriptAt(pdf, structure, place)
    if (script === undefined || HIDES.test(script) || CONCEALS.test(script)) return true
    return mayStart && EMPTIES.test(script)
  })
}

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
    if (sign === ')' && depth === 0) return plain(unescaped(value.slice(0, at)))
  }
  return undefined
}

const ESCAPED = /\\(\r\n|[^0-7])/g

/** Codes of letters stay as they are. */
function unescaped(written: string): string {
  return written.replace(ESCAPED, (_, sign: string) => {
    if (sign.startsWith('\r') || sign === '\n') return ''
    return 'nrtbf'.includes(sign) ? ' ' : sign
  })
}

/** Letters of two bytes lose the first. */
const plain = (script: string): string => script.replaceAll('\0', '')
