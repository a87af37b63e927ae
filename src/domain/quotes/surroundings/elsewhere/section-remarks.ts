/** Remarks on a section at its heading, in a table or in a list: "3. Fees (suspended)", "3.1 | deleted", "Not in force: 3". */

import type { PageText } from '../../../page-text.ts'
import { remembered } from '../../../remembered.ts'
import { anyOf, type Is, type Meanings } from '../../meaning/languages.ts'
import { wordsIn } from '../../tokens/tokens.ts'
import { has, refersTo } from '../clauses.ts'
import { isDocument, isSection } from '../words/documents.ts'
import { isOnly } from '../words/function-words.ts'
import { isBreach } from '../words/verbs.ts'

interface Remark {
  /** What the table's columns or the list are about; null at a heading. */
  readonly about: string | null
  readonly text: string
}

const NUMBER = String.raw`\d{1,3}(?:\.\d{1,3}){0,4}`
const ROW = new RegExp(
  String.raw`^\s{0,9}(?:(\p{L}[\p{L}-]{1,11})\.?\s)?(${NUMBER})\.?(\s{0,3}[:|\u2013\u2014]|\s{2,9}|\s{0,9}$|\s)\s{0,9}(.{0,100})$`,
  'u',
)
/** "GC 3.1", "Zu 3.1": general conditions, or a word for "to". */
const TO = /^(?:gcc?|sub-clause|zu|ad|re|k|do|para|ao|\u00e0|al|bij)$/u
/** "Delivery: not applicable" */
const TITLED = /^\p{Lu}[^:]{2,60}:\s{1,9}(\p{Ll}.{2,60})$/u
const LIST = new RegExp(
  String.raw`^(.{3,120}):\s{1,3}((?:\p{L}{2,12}\.?\s)?${NUMBER}[\d.,;\s\p{L}]{0,60})$`,
  'u',
)
const NUMBERS = new RegExp(NUMBER, 'gu')
const SECTION_CELL = new RegExp(`^${NUMBER}$`, 'u')
/** "3. Fees (suspended)", "3. Fees – on hold", "3. Fees – status: withdrawn": not "3. Fees – Exceptions". */
const AT_HEADING = /[([]([^()[\]]{2,60})[)\]]$|\s[\u2013\u2014-]\s(?:\p{L}{3,12}\s?:\s)?(\p{Ll}.{2,60})$/u
/** The line below a heading: "(for new sites only)", "Status: withdrawn". */
const BELOW_HEADING = /^\s{0,9}(?:[([]([^()[\]]{2,60})[)\]]|\p{L}{3,12}\s?:\s{1,3}(.{2,80}))$/u
const CELLS = /\s{2,}|\s?\|\s?/u
/** Lines above a table's first row that are its header, maximum words of a cell, and the column of sections. */
const HEADER_LINES = 4
const CELL_WORDS = 5
const COLUMN = /^(?:numbers?|nr|nummer|num\u00e9ro|n\u00famero|numero|\u010d\u00edslo|numer)$/u
/** What a list of sections without a word for them is about. */
const IN_FORCE = /^(?:force|kraft|vigueur|vigor|vigore|platnosti|mocy)$/u
/** "Conditions precedent" */
const PRECEDENT =
  /^(?:precedent|aufschiebende|odkládací|suspensives?|suspensivas?|sospensive|zawieszające|opschortende)$/u
/** "Missing: 3.1" */
const OUT = /^(?:out|missing|fehlt|fehlen|chybí|manquent?|faltan?|mancano|brakuje|ontbreekt|ontbreken)$/u
/** Maximum remarks judged of one section; with more, its text is no proof. */
const MOST = 500

const isNameOfSection = (name: string | undefined): boolean =>
  name === undefined || isSection(name) || TO.test(name)

const isAnswer = (line: string): boolean =>
  line.trim().split(CELLS).length === 1 && wordsIn(line).length <= CELL_WORDS

function addRemarks({ text }: PageText, add: (number: string, remark: Remark) => void): void {
  const lines = text.split('\n')
  let header = ''
  let hasRow = false
  lines.forEach((line, at) => {
    const list = LIST.exec(line)
    for (const [number] of list?.[2]?.matchAll(NUMBERS) ?? [])
      add(number, { about: `${list?.[1]} ${list?.[2]}`, text: list?.[1] ?? '' })
    const [, name, number, gap = '', rest = ''] = ROW.exec(line) ?? []
    // The answer of a row whose cells are lines of their own is no row.
    if (number === undefined || !isNameOfSection(name?.toLowerCase())) {
      hasRow = hasRow && /^\s{0,9}\d/u.test(lines[at - 1] ?? '') && isAnswer(line)
      return
    }
    const above = lines[at - 1] ?? ''
    const headers = above.trim().split(CELLS).length > 1 ? 1 : HEADER_LINES
    if (!hasRow) header = lines.slice(Math.max(0, at - headers), at).join(' ')
    hasRow = true
    const below = lines[at + 1] ?? ''
    const cells = rest === '' ? [below] : rest.split(CELLS)
    const answer = { about: header, text: cells.at(-1) ?? '' }
    if (rest === '' || gap !== ' ' || cells.length > 1) add(number, answer)
    // "2 | 3.1 | no": the section is in the second column.
    for (const cell of cells.slice(0, -1)) if (SECTION_CELL.test(cell)) add(cell, answer)
    const titled = TITLED.exec(rest)?.[1]
    if (titled !== undefined) add(number, { about: header, text: titled })
    const [, bracket, dashed] = AT_HEADING.exec(rest) ?? []
    const [, bracketBelow, labelled] = BELOW_HEADING.exec(below) ?? []
    for (const one of [bracket, dashed, bracketBelow, labelled])
      if (rest !== '' && one !== undefined) add(number, { about: null, text: one })
  })
}

const remarksIn = remembered((pages: readonly PageText[]): ReadonlyMap<string, readonly Remark[]> => {
  const remarks = new Map<string, Remark[]>()
  for (const page of pages)
    addRemarks(page, (number, remark) => {
      const same = remarks.get(number)
      if (same === undefined) remarks.set(number, [remark])
      else if (same.length <= MOST) same.push(remark)
    })
  return remarks
})

/** "(if any)" tells of no case in which the section is left out. */
const IF_ANY =
  /^(?:any|applicable|appropriate|vorhanden|anwendbar|zutreffend|applicable|aplicable|applicabile|aplicável|existují?|dotyczy)$/u

/** "(if agreed)" */
const isConditional = (words: readonly string[], meanings: Meanings): boolean =>
  words.length > 1 && (meanings.supposes(words[0]) || meanings.beginCondition(words)) && !has(words, IF_ANY)

/** "Remark: The client did not accept this section.", "(for new sites only)" */
function limitsSection(words: readonly string[], meanings: Meanings): boolean {
  const isAbout = refersTo(words, isSection, meanings)
  const isOut = words.some(anyOf(meanings.negates, meanings.removes, meanings.isStatus))
  // "(prior to 2018)", "(future state)"
  if (meanings.isPast(words[0]) || isConditional(words, meanings)) return true
  return has(words, isOnly) || (isAbout && isOut)
}

/** Whether the remark takes the section back: "deleted", or "no" under "In force", not under "Changed". */
function takesBack({ about, text }: Remark, meanings: Meanings): boolean {
  // "Selected: N"
  const refuses: Is = (word) => meanings.refuses(word) || (word === 'n' && text.length === 1)
  const isOut = anyOf(meanings.removes, meanings.isStatus, meanings.doubts, meanings.overrides)
  const words = wordsIn(text)
  const takes = words.some(anyOf(refuses, isOut))
  if (about === null && limitsSection(words, meanings)) return true
  const asked = wordsIn(about ?? '')
  const isOnSections = has(asked, anyOf(isSection, meanings.isClause, COLUMN))
  const isList = text !== '' && about?.startsWith(text) === true
  if (about !== null && has(asked, PRECEDENT)) return !words.some(refuses)
  const isLeftOut =
    OUT.test(words[0] ?? '') || words.some((word, at) => word === 'left' && words[at + 1] === 'out')
  if (isList) return isLeftOut || (takes && (isOnSections || has(asked, anyOf(IN_FORCE, isDocument))))
  // "does not apply", "not agreed"
  if (words.some(refuses) && words.some(meanings.upholds) && words.length <= CELL_WORDS)
    return !words.some(isOut)
  if (meanings.beginOmission(words) && words.length > 1) return true
  // "3.1: no procede"
  const isRefused = refuses(words[0]) && words.length === 2 && !isBreach(words[1] ?? '')
  const isFlaw = has(asked, anyOf(isBreach, isOut))
  if (isRefused && !isFlaw) return true
  if (!takes || words.length > CELL_WORDS) return false
  if (about !== null && words.every(refuses) && (isFlaw || !isOnSections)) return false
  return words.every(anyOf(refuses, isOut, meanings.isFunction))
}

/** Whether a remark takes back one of the quote's sections; `keys` are their numbers and titles. */
export function isRemarkedOut(
  pages: readonly PageText[],
  keys: readonly string[],
  meanings: Meanings,
): boolean {
  const remarks = remarksIn(pages)
  const titles = new Set(keys.map((key) => key.slice(1)))
  return keys.some((key) => {
    const own = remarks.get(key) ?? []
    if (own.length > MOST) return true
    return own.some((remark) => !titles.has(remark.text.toLowerCase().trim()) && takesBack(remark, meanings))
  })
}
