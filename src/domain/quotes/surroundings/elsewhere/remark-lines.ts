/** Where a document remarks on its sections: at their headings, in tables and in lists of sections. */

import type { PageText } from '../../../page-text.ts'
import { rememberedSteps } from '../../../remembered.ts'
import { type Steps, Work } from '../../../steps.ts'
import { wordsIn } from '../../tokens/tokens.ts'
import { isSection } from '../words/documents.ts'
import { isBeforeNumber } from './words/section-remarks.ts'

export interface Remark {
  readonly place: 'heading' | 'table' | 'list'
  /** The head of the table, or the list with its title; empty at a heading. */
  readonly about: string
  /** The remark itself: the answer of a row, the title of a list. */
  readonly text: string
}

const NUMBER = String.raw`\d{1,3}(?:\.\d{1,3}){0,4}`
const ROW = new RegExp(
  String.raw`^\s{0,9}(?:(\p{L}[\p{L}-]{1,11})\.?\s)?(${NUMBER})\.?(\s{0,3}[:|\u2013\u2014]|\s{2,9}|\s{0,9}$|\s)\s{0,9}(.{0,100})$`,
  'u',
)
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
/** Lines above a table's first row that are its header, and maximum words of a cell. */
const HEADER_LINES = 4
export const CELL_WORDS = 5
/** Maximum remarks judged of one section; with more, its text is no proof. */
export const MOST_REMARKS = 500

type Add = (number: string, remark: Remark) => void

/** "Not in force: 3, 4.2" */
function addList(line: string, add: Add): void {
  const [, title = '', sections = ''] = LIST.exec(line) ?? []
  for (const [number] of sections.matchAll(NUMBERS))
    add(number, { place: 'list', about: `${title} ${sections}`, text: title })
}

interface Row {
  readonly number: string
  /** Between the number and the rest of the line. */
  readonly gap: string
  readonly rest: string
}

/** "3.1 | deleted", "Zu 3.1: entfällt", "3. Fees (suspended)" */
function rowIn(line: string): Row | null {
  const [, name, number, gap = '', rest = ''] = ROW.exec(line) ?? []
  if (number === undefined) return null
  const isName = name === undefined || isSection(name.toLowerCase()) || isBeforeNumber(name.toLowerCase())
  return isName ? { number, gap, rest } : null
}

/** The cells of a row; those that are lines of their own stand below its number. */
function addCells({ number, gap, rest }: Row, header: string, below: string, add: Add): void {
  const cells = rest === '' ? [below] : rest.split(CELLS)
  const answer = { place: 'table', about: header, text: cells.at(-1) ?? '' } as const
  if (rest === '' || gap !== ' ' || cells.length > 1) add(number, answer)
  // "2 | 3.1 | no": the section is in the second column.
  for (const cell of cells.slice(0, -1)) if (SECTION_CELL.test(cell)) add(cell, answer)
  const titled = TITLED.exec(rest)?.[1]
  if (titled !== undefined) add(number, { ...answer, text: titled })
}

/** "3. Fees (suspended)" */
function addHeading({ number, rest }: Row, below: string, add: Add): void {
  if (rest === '') return
  const [, bracket, dashed] = AT_HEADING.exec(rest) ?? []
  const [, bracketBelow, labelled] = BELOW_HEADING.exec(below) ?? []
  for (const text of [bracket, dashed, bracketBelow, labelled])
    if (text !== undefined) add(number, { place: 'heading', about: '', text })
}

/** A line that may be the answer of a row whose cells are lines of their own. */
const isAnswer = (line: string): boolean =>
  line.trim().split(CELLS).length === 1 && wordsIn(line).length <= CELL_WORDS

function addRemarks({ text }: PageText, add: Add): void {
  const lines = text.split('\n')
  let header = ''
  let isInTable = false
  lines.forEach((line, at) => {
    const [above = '', below = ''] = [lines[at - 1], lines[at + 1]]
    addList(line, add)
    const row = rowIn(line)
    if (row === null) {
      isInTable = isInTable && /^\s{0,9}\d/u.test(above) && isAnswer(line)
      return
    }
    const height = above.trim().split(CELLS).length > 1 ? 1 : HEADER_LINES
    if (!isInTable) header = lines.slice(Math.max(0, at - height), at).join(' ')
    isInTable = true
    addCells(row, header, below, add)
    addHeading(row, below, add)
  })
}

/** Characters per step. */
const A_STEP = 200_000

/** The remarks on each section, by its number; a few more than the maximum if there are more. */
type Remarks = ReadonlyMap<string, readonly Remark[]>

const remarksByNumber = rememberedSteps(function* (pages: readonly PageText[]): Steps<Remarks> {
  const work = new Work(A_STEP)
  const remarks = new Map<string, Remark[]>()
  const add: Add = (number, remark) => {
    const same = remarks.get(number)
    if (same === undefined) remarks.set(number, [remark])
    else if (same.length <= MOST_REMARKS) same.push(remark)
  }
  for (const page of pages) {
    addRemarks(page, add)
    if (work.isEnough(page.text.length)) yield
  }
  return remarks
})

export const remarksIn = remarksByNumber.at
export const readRemarks = remarksByNumber.inSteps
