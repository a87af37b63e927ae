import type { GeneralKind } from '../../../domain/verdicts.ts'

/** General checks as columns of a table. */
export const GENERAL_TITLES: Readonly<Record<GeneralKind, string>> = {
  spelling: 'Spelling',
  grammar: 'Grammar',
  punctuation: 'Punctuation',
  consistency: 'Consistency',
  unfinished: 'Unfinished text',
}
