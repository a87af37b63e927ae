/** The passages closest to what a rule asks for, shown where no quote proves it. */
import { clauseAt } from '../../domain/document/clause.ts'
import { locateQuote, nearestPassages, quadsOf } from '../../domain/quotes/quotes.ts'
import type { Evidence, Passage } from '../../domain/results/verdicts.ts'
import { isFound, type Source } from './evidence.ts'
import type { NumberedRule } from './prompt.ts'

const PASSAGES_MAX = 3

/** Found evidence comes first. */
export function closestPassages(
  source: Source,
  searched: string,
  evidence: readonly Evidence[] = [],
): Passage[] {
  const found = evidence
    .filter(isFound)
    .flatMap(({ clause, page, quote, quads }) =>
      page === null ? [] : [{ ...(clause !== undefined && { clause }), page, text: quote, quads }],
    )
  const passages = [...found, ...passagesLike(source, searched)]
  return [...new Map(passages.map((each) => [`${each.page} ${each.text}`, each])).values()].slice(
    0,
    PASSAGES_MAX,
  )
}

/** Includes quads, so that a link leads to the words instead of only the page. */
function passagesLike({ index, document }: Source, searched: string): Passage[] {
  return nearestPassages(index, searched, PASSAGES_MAX).map((passage) => {
    const places = locateQuote(index, passage.text, passage.page)?.places ?? []
    const found = quadsOf(document.pages, places).find(({ page }) => page === passage.page)
    const clause = places[0] && clauseAt(document.pages, places[0])
    return { ...(clause !== undefined && { clause }), ...passage, ...(found && { quads: found.quads }) }
  })
}

export function searchedText(rule: NumberedRule, evidence: readonly Evidence[]): string {
  return [rule.text, ...evidence.map(({ quote }) => quote)].join('\n')
}
