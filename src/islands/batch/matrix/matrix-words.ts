import { type DocumentState, isRunning } from '../../../domain/document/documents.ts'
import { type Matrix, openVerdicts, withBrokenRules } from '../../../domain/results/batch-matrix.ts'
import { CAUSE_WORDS } from '../../../domain/results/cause-words.ts'
import type { FindingVerdict } from '../../../domain/results/result-counts.ts'
import { verdictWords } from '../../../domain/results/verdict-words.ts'
import { counted } from '../../../domain/text/counted.ts'

/** "12 documents, 5 with a result: 3 break a rule." */
export function matrixWords(
  matrix: Matrix<{ readonly state: DocumentState; readonly verdicts: object | null }>,
): string {
  const { rows } = matrix
  const all = counted(rows.length, 'document')
  const judged = rows.filter(({ check }) => check.verdicts !== null).length
  if (judged === 0)
    return `${all}, no results${rows.some(({ check }) => isRunning(check.state)) ? ' yet' : ''}.`
  const known = judged < rows.length ? `${all}, ${judged} with a result` : all
  const broken = withBrokenRules(matrix).length
  if (broken === 0) return `${known}: ${noneBroken(matrix)}`
  return `${known}: ${broken === 1 ? '1 breaks' : `${broken} break`} a rule.`
}

/** "no broken rules found." only where nothing is open either. */
function noneBroken(matrix: Matrix<unknown>): string {
  const open = openVerdicts(matrix)
  if (open === 0) return 'no broken rules found.'
  return `none breaks a rule, but ${counted(open, 'verdict')} ${open === 1 ? 'is' : 'are'} “not found” or ${open === 1 ? 'needs' : 'need'} your judgement.`
}

/** "Met, with limits", "Needs your judgement: The quoted words are crossed out." */
export function cellWords({ verdict, isLimited, cause }: FindingVerdict): string {
  const words = verdictWords(verdict, isLimited)
  return cause ? `${words}: ${CAUSE_WORDS[cause]}` : words
}
