import type { GeneralKind } from '../../../domain/results/verdicts.ts'

/** Column titles of general checks. */
export const GENERAL_TITLES: Readonly<Record<GeneralKind, string>> = {
  spelling: 'Spelling',
  grammar: 'Grammar',
  punctuation: 'Punctuation',
  consistency: 'Consistency',
  unfinished: 'Unfinished text',
}
