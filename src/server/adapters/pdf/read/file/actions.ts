/** Actions of a file that may hide form fields or switch layers as it is opened, which PDFium doesn't run. */

import { type Beginning, type Entries, referenceIn } from './dictionary-entries.ts'
import { spellings } from './names.ts'
import { streamAt } from './streams.ts'

const HIDE = new RegExp(`/${spellings('Hide')}(?![A-Za-z0-9#])`)
const STRING = /^\s{0,20}\(/
/** Properties and calls that hide, move or replace a field or its value, and the one that finds layers. */
const HIDES =
  /\b(?:display|hidden|getOCGs|removeField|rect|textColor|textSize|fillColor|charLimit|password|clearItems|setItems|deleteItemAt|deletePages|replacePages|flattenPages|setPageBoxes|addField|addAnnot)\b|\b(?:buttonSet|import)[A-Z]/
/** What conceals or puts together such names: code in texts, escaped letters, a property with a computed name. */
const CONCEALS =
  /\b(?:eval|unescape|atob|Function|constructor|with|Reflect|Proxy|assign)\b|\b(?:fromC|decodeURI|define[A-Z])|\\(?:1[0-7]{2}|[ux])|\[(?!\d+\])[^[\]]+\]\s*(?:=(?!=)|[-+*/%&|^]=|\+\+|--|\(|`)/
/** What replaces the values of other fields, harmless unless it runs by itself. */
const EMPTIES = /\bresetForm\b|\.\s*value\s*=(?!=)/
const RESETS = new RegExp(`/(?:${spellings('ResetForm')}|${spellings('ImportData')})(?![A-Za-z0-9#])`)
/** A list of a page and a place in it. */
const LIST = /^\s*\[/
/** A dictionary, or a reference to one. */
const ACTION = /^\s*(?:<<|\d)/
/** Characters of a script, and scripts of a file; with more they may hide something. */
const LONGEST = 20_000
const SHORT = 80
const MOST_SCRIPTS = 1_000

export function mayHide(entries: Entries): boolean {
  const places = entries.placesOf('JS')
  const { isAnywhere } = entries
  const mayStart = startsItself(entries)
  if (isAnywhere(HIDE) || (mayStart && isAnywhere(RESETS)) || places.length > MOST_SCRIPTS) return true
  return places.some((place) => {
    const script = scriptAt(entries, place)
    if (script === undefined || HIDES.test(script) || CONCEALS.test(script)) return true
    return mayStart && EMPTIES.test(script)
  })
}

/** Whether an action may run as the file or a page is opened. */
function startsItself({ valuesOf }: Entries): boolean {
  return (
    valuesOf('OpenAction').some((value) => !LIST.test(value)) ||
    (['JavaScript', 'PO', 'PV'] as const).some((name) => valuesOf(name).some((value) => ACTION.test(value)))
  )
}

/** Undefined if it can't be read, as one in hexadecimals or in an encrypted stream. */
function scriptAt(entries: Entries, place: Beginning): string | undefined {
  const number = referenceIn(entries.textAt(place, SHORT))
  if (number === undefined) return stringAt(entries, place)
  const scripts = entries.versionsOf(number).map((version) => {
    const stream = streamAt(entries, version, LONGEST)
    return stream ? textOf(stream) : stringAt(entries, version)
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

/** A string ends where its brackets are closed. */
function stringAt({ textAt }: Entries, place: Beginning): string | undefined {
  const value = textAt(place, LONGEST)
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
