/** "Every page must show “…”": words on one page don't answer it. */
import { quoteInPage } from '../document/quote.ts'
import { isMentionDenied } from '../rules/mention.ts'
import type { Decider } from './decider.ts'
import { occurrences, patternOf } from './phrases-in-pages.ts'

const everyPage =
  /\b(?:every|each|all|any)(?: of the)?(?: single)? pages?\b|\b(?:jede[rnms]?|alle[rn]?) seiten?\b|(?<!\p{L})(?:chaque|toutes les) pages?|(?<!\p{L})(?:cada página|todas las páginas)|(?<!\p{L})(?:každ\p{L}+|všech\p{L}*) (?:stran|stránk)/iu

export const onEveryPage: Decider = ({ rule, doc, say }) => {
  const match = everyPage.exec(rule.body)
  if (match === null) return null
  const [words] = rule.quoted
  const rest = rule.body.replace(match[0], ' ')
  if (words === undefined || rule.quoted.length > 1 || isMentionDenied(rest, rule.quoted) !== false)
    return rule.negated ? null : { verdict: 'not_found', reason: say.beyondReach, quotes: [], fix: '' }
  const places = occurrences(doc, patternOf(words))
  const missing = doc.pages.filter(({ number }) => !places.some(({ page }) => page === number))
  const [first] = places
  if (first === undefined || missing.length > 0) {
    const reason = say.notOnPages(
      words,
      missing.map(({ number }) => number),
    )
    return { verdict: 'not_found', reason, quotes: [], fix: say.add(words) }
  }
  const reason = say.contains(words, say.where({ section: null, page: first.page }), places.length)
  return { verdict: 'met', reason, quotes: [quoteInPage(doc, first.page, first.words)], fix: '' }
}
