/** What a period of time measures, as far as the words next to it say. */
import type { Figure } from './figures.ts'

/**
 * Time in which something has to happen; notice in advance; how long something lasts; a period that recurs or is counted back
 * ("in any three-year period"); time after a date on which something was due already.
 */
export type Role = 'deadline' | 'notice' | 'span' | 'window' | 'arrears'

/** Characters on either side that say what a figure is. */
const around = 60

const within =
  /(?<!\p{L})(?:within|no(?:t)? later than|innerhalb(?: von)?|binnen|nejpozději do)\s(?:an?\s|the\s|period\s|of\s)*$/iu
const noticed = /^['’)\s]{0,4}(?:(?:advance|prior|written|previous)\s+(?:and\s+)?){0,3}notice/iu
const ahead = /^\s(?:prior to|before|in advance|ahead of)(?!\p{L})/iu
const noticeOf = /(?<!\p{L})notice(?: period)? of\s(?:at least\s|not less than\s|no less than\s)?$/iu
const lasting =
  /(?<!\p{L})(?:for|lasts?|(?:period|term|duration) of)\s(?:an?\s|the\s|initial\s|further\s|additional\s|period\s|term\s|of\s)*(?:at least\s|up to\s|(?:not|no) (?:less|more|longer) than\s|a (?:minimum|maximum) of\s)?$/iu
const itself = /^[\s-]{1,3}(?:initial\s)?(?:term|period|warranty)(?!\p{L})/iu
const recurring = /(?<!\p{L})(?:any|each|every|per|a given|a single)\s(?:consecutive\s)?$/iu
const countedBack =
  /^[\s-]{1,3}(?:period\s)?(?:immediately\s)?(?:preceding|prior to the (?:date|event|claim))/iu
const wasDue =
  /^\s(?:of|after|from|following)\s(?:its|the|their|such|any|an?)\s(?:respective\s)?due dates?(?!\p{L})/iu
/** "A 60-day delinquent account": part of a name. */
const adjective = /-\p{L}{3,9}$/u

/** Null if the words next to a figure leave it open. */
export function roleOf(text: string, { index, text: figure }: Pick<Figure, 'index' | 'text'>): Role | null {
  const before = text.slice(Math.max(0, index - around), index)
  const after = text.slice(index + figure.length, index + figure.length + around)
  if (wasDue.test(after)) return 'arrears'
  if (recurring.test(before) || countedBack.test(after)) return 'window'
  if (noticed.test(after) || ahead.test(after) || noticeOf.test(before)) return 'notice'
  if (within.test(before)) return 'deadline'
  if (lasting.test(before) || itself.test(after)) return 'span'
  return adjective.test(figure) ? 'window' : null
}

const aboutNotice = /(?<!\p{L})notice(?!\p{L})/iu
const aboutArrears =
  /(?<!\p{L})(?:due date|late|overdue|interest|arrears|grace|cure|remed\p{L}{1,4}|rectif\p{L}{1,7})(?!\p{L})/iu
const aboutSpan =
  /(?<!\p{L})(?<!payment )(?:term|duration|surviv\p{L}{1,4}|lasts?|kept|keep|retain\p{L}{0,3}|retention|remain|in force)(?!\p{L})/iu

/** The role that a rule asks for; null if any will do. */
export function roleAsked(rule: string, figure: Pick<Figure, 'index' | 'text'>): Role | null {
  if (aboutArrears.test(rule)) return null
  if (aboutNotice.test(rule)) return 'notice'
  if (aboutSpan.test(rule)) return 'span'
  return roleOf(rule, figure)
}

/** Whether a figure with this role can answer a rule that asks for the other. */
export function fits(role: Role | null, asked: Role | null): boolean {
  if (role === null || role === asked) return true
  return asked === null ? role !== 'window' : false
}
