import { CAUSE_WORDS } from '../../../domain/results/cause-words.ts'
import type { FindingVerdict } from '../../../domain/results/result-counts.ts'
import { verdictWords } from '../../../domain/results/verdict-words.ts'

/** "Met, with limits", "Needs your judgement: The quoted words are crossed out." */
export function cellWords({ verdict, isLimited, cause }: FindingVerdict): string {
  const words = verdictWords(verdict, isLimited)
  return cause ? `${words}: ${CAUSE_WORDS[cause]}` : words
}
