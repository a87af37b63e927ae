/** Fields that findings of rules and of general checks have in common. */
import type { PageText } from '../../domain/page-text.ts'
import type { Evidence, Finding } from '../../domain/results/verdicts.ts'
import { firstOf, isFound, type Lookup, type Source } from './evidence.ts'
import type { Texts } from './texts/texts.ts'

export interface Context extends Source {
  /** Pages that may contain unreadable words. */
  readonly unread: readonly PageText[]
  readonly texts: Texts
}

/** Text that names invisible or crossed-out words in quotes; empty without any. */
export function hiddenIn({ texts }: Context, lookups: readonly Lookup[]): string {
  const hidden = firstOf('hidden', lookups)
  const struck = firstOf('struck', lookups)
  return joined(
    hidden ? texts.hiddenWords(hidden.words, hidden.page) : '',
    struck ? texts.struckWords(struck.words, struck.page) : '',
  )
}

/** The first proven quote, else the first. */
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
