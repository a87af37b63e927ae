import type { HistoryEntry } from '../../../contract/documents.ts'
import { CANCELLED } from '../../../domain/errors/check-failures.ts'
import { countsWords, decidedWords, STAGE_WORDS } from '../../../domain/results/finding-words.ts'
import { countResult, type ResultCounts } from '../../../domain/results/result-counts.ts'
import { counted } from '../../../domain/text/counted.ts'

export function rowWords(entry: HistoryEntry): string {
  const { state, stage, pages, failure } = entry
  if (state === 'ERROR') return failure === CANCELLED ? 'Cancelled' : (failure ?? '')
  if (stage !== null) return [STAGE_WORDS[stage], pages && counted(pages, 'page')].filter(Boolean).join(' · ')
  const counts = countsOf(entry)
  if (!counts) return ''
  // Lines break only after the dots.
  return [countsWords(counts), decidedWords(counts)]
    .filter(Boolean)
    .join(' · ')
    .replace(/(?<!·) /g, '\u00a0')
}

/** Counts the findings themselves where loaded, so that a decision shows at once. */
export function countsOf({ result, reviews, summary }: HistoryEntry): ResultCounts | null {
  return result ? countResult(result, reviews) : (summary ?? null)
}
