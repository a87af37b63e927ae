import { clauseAt } from '../../domain/document/headings.ts'
import type { PageText } from '../../domain/document/page-text.ts'
import { locateQuote, nearestPassages, quadsOf } from '../../domain/quotes/quotes.ts'
import type { Cause, Evidence, Finding, Passage } from '../../domain/results/verdicts.ts'
import { isFound, type Lookup, type Source } from './evidence.ts'
import { capped } from './plain-text.ts'
import type { NumberedRule } from './prompt.ts'
import type { Texts } from './texts.ts'

export interface Context extends Source {
  /** Pages that may contain unreadable words. */
  readonly unread: readonly PageText[]
  readonly texts: Texts
}

/** Quotes with one of these causes carry nothing; the first that occurs is the finding's. */
const CAUSES_FIRST: readonly Cause[] = ['not-visible', 'struck-out', 'pages-unread', 'not-in-document']
const WORDS_MAX = 300

/** Why the quotes, or their absence, can't carry a verdict: one with other figures, or all. Null if they can. */
export function causeOf({ unread }: Context, lookups: readonly Lookup[]): Cause | null {
  if (lookups.length === 0) return unread.length > 0 ? 'pages-unread' : null
  const causes = lookups.map(({ cause }) => cause)
  if (causes.includes('words-differ')) return 'words-differ'
  if (causes.includes(null)) return null
  const first = CAUSES_FIRST.find((cause) => causes.includes(cause)) ?? null
  return first === 'not-in-document' && unread.length > 0 ? 'pages-unread' : first
}

/** The cause in one sentence; `why` is what the second reading says. */
export function errorOf({ texts }: Context, cause: Cause, lookups: readonly Lookup[], why = ''): string {
  const evidence = lookups.flatMap((one) => one.evidence)
  switch (cause) {
    case 'readings-differ':
      return texts.readingsDiffer(why)
    case 'words-differ': {
      const far = lookups.find((one) => one.cause === cause)?.evidence.map(({ quote }) => quote)
      return texts.wordsDiffer(capped(far?.join(' ') ?? '', WORDS_MAX))
    }
    case 'not-visible':
      return evidence.some(({ status }) => status === 'hidden') ? texts.causes[cause] : texts.unsure
    default:
      return texts.causes[cause]
  }
}

export function quoteOf(evidence: readonly Evidence[]): Pick<Finding, 'quote'> {
  const first = evidence.find(isFound) ?? evidence[0]
  return first ? { quote: first.quote } : {}
}

export function fixOf({ fix }: { readonly fix: string }): Pick<Finding, 'fix'> {
  return fix === '' ? {} : { fix }
}

export function joined(...sentences: readonly string[]): string {
  return sentences.filter((sentence) => sentence !== '').join(' ')
}

const PASSAGES_MAX = 3

/** Of what a rule asks for, or of `searched`; found evidence comes first. */
export function closestPassages(
  source: Source,
  rule: NumberedRule,
  evidence: readonly Evidence[],
  searched = [rule.text, ...evidence.map(({ quote }) => quote)].join('\n'),
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
