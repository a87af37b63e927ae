/** A decider takes one form of rule; it returns null for every other. */
import { type Doc, type Quote, quoteOf, type Sentence } from '../document/document.ts'
import type { Rule } from '../rule.ts'
import type { RuleAnswer } from '../wire.ts'

export type Decision = Pick<RuleAnswer, 'verdict' | 'condition' | 'reason' | 'quotes' | 'fix'>
export type Decider = (rule: Rule, doc: Doc) => Decision | null

export function decision(
  verdict: Decision['verdict'],
  reason: string,
  quotes: readonly Quote[] = [],
  fix = '',
): Decision {
  return { verdict, reason, quotes, fix }
}

export function cannotJudge(why: string, nearest?: Sentence): Decision {
  return decision(
    'cannot_judge',
    `The demo model can't judge this rule: ${why}.`,
    nearest ? [quoteOf(nearest)] : [],
  )
}

/** "section 7.2 “Payment”, page 3". */
export function placeOf({ section, page }: Sentence): string {
  const title = section?.title ? ` “${section.title}”` : ''
  return section && (section.number !== null || title)
    ? `section${section.number === null ? '' : ` ${section.number}`}${title}, page ${page}`
    : `page ${page}`
}

export function pagesOf({ pages }: Doc): string {
  return pages.length === 1 ? 'the only page' : `any of the ${pages.length} pages`
}

/** What a "not found" of words adds in other languages. */
export function languageNote({ isEnglish }: Doc): string {
  return isEnglish ? '' : ' The demo model reads English; here it compares exact words only.'
}
