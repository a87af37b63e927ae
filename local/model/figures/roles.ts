/** What a period of time measures, as far as the words next to it say. */
import type { Figure } from './figures.ts'

/**
 * Time in which something has to happen; notice in advance; how long something lasts; a period that recurs or is counted back
 * ("in any three-year period"); time after a date on which something was due already; how long something goes on after the
 * contract's end.
 */
export type Role = 'deadline' | 'notice' | 'span' | 'window' | 'arrears' | 'afterEnd'

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
const ended =
  /^\)?,?\s(?:thereafter|(?:after|following|beyond) (?:the |its |any |such )?(?:date of )?(?:expir|terminat|end|effective date of terminat))/iu
/** "A 60-day delinquent account": part of a name. */
const adjective = /-\p{L}{3,9}$/u

/** Null if the words next to a figure leave it open. */
export function roleOf(text: string, { index, text: figure }: Pick<Figure, 'index' | 'text'>): Role | null {
  const before = text.slice(Math.max(0, index - around), index)
  const after = text.slice(index + figure.length, index + figure.length + around)
  if (wasDue.test(after)) return 'arrears'
  if (ended.test(after)) return 'afterEnd'
  if (recurring.test(before) || countedBack.test(after)) return 'window'
  if (noticed.test(after) || ahead.test(after) || noticeOf.test(before)) return 'notice'
  if (within.test(before)) return 'deadline'
  if (lasting.test(before) || itself.test(after)) return 'span'
  return adjective.test(figure) ? 'window' : null
}

const aboutNotice = /(?<!\p{L})notice(?!\p{L})/iu
const aboutArrears =
  /(?<!\p{L})(?:due date|late|overdue|interest|arrears|grace|cure|remed\p{L}{1,4}|rectif\p{L}{1,7})(?!\p{L})/iu
const aboutPayment =
  /(?<!\p{L})(?:payment terms?|invoices?|(?:payment|paid|payable) (?:must|within|due|in))(?!\p{L})/iu
/** How long a contract itself lasts. */
const aboutTerm = /(?<!\p{L})(?<!payment )(?:term|duration|run|runs|in force)(?!\p{L})/iu
const aboutEnd =
  /(?<!\p{L})(?:confidential\p{L}{0,4}|secrecy|surviv\p{L}{1,4}|kept|keep|retain\p{L}{0,3}|retention|after|warranty)(?!\p{L})/iu
const aboutSpan =
  /(?<!\p{L})(?<!payment )(?:term|duration|surviv\p{L}{1,4}|lasts?|kept|keep|retain\p{L}{0,3}|retention|remain|in force)(?!\p{L})/iu

/** The role that a rule asks for; null if any will do. */
export function roleAsked(rule: string, figure: Pick<Figure, 'index' | 'text'>): Role | 'term' | null {
  if (aboutArrears.test(rule)) return null
  if (aboutNotice.test(rule)) return 'notice'
  if (aboutTerm.test(rule) && !aboutEnd.test(rule)) return 'term'
  if (aboutSpan.test(rule)) return 'span'
  if (aboutPayment.test(rule)) return 'deadline'
  const own = roleOf(rule, figure)
  return own === 'afterEnd' ? 'span' : own
}

/** Whether a figure with this role can answer a rule that asks for the other. */
export function fits(role: Role | null, asked: Role | 'term' | null): boolean {
  if (role === null || role === asked) return true
  if (role === 'span' || role === 'afterEnd')
    return asked === null || asked === 'span' || (role === 'span' && asked === 'term')
  return asked === null ? role !== 'window' : false
}
