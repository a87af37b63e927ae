/** Returns how many documents break a rule, counting only those with a result. */

import { type DocumentState, isRunning } from '../../../domain/document/documents.ts'
import { type Matrix, openVerdicts, withBrokenRules } from '../../../domain/results/batch-matrix.ts'
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
export function noneBroken(matrix: Matrix<unknown>): string {
  const open = openVerdicts(matrix)
  if (open === 0) return 'no broken rules found.'
  return `none breaks a rule, but ${counted(open, 'verdict')} ${open === 1 ? 'is' : 'are'} “not found” or ${open === 1 ? 'needs' : 'need'} your judgement.`
}
