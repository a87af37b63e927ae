import type { BatchCheck } from '../../../contract/batches.ts'
import type { Matrix, MatrixCell } from '../../../domain/results/batch-matrix.ts'
import { decidedWords } from '../../../domain/results/finding-words.ts'
import { totalOf } from '../../../domain/results/findings.ts'
import { VERDICT_WORDS } from '../../../domain/results/verdict-words.ts'
import { type GeneralKind, PROBLEMS_FIRST } from '../../../domain/results/verdicts.ts'
import { toCsvFile } from '../../../domain/text/csv.ts'
import { downloadFile, downloadText } from '../../base/download.ts'
import { cellWords } from './matrix-words.ts'
import { toXlsx, XLSX_TYPE } from './xlsx.ts'

export function downloadBatch(kind: 'csv' | 'xlsx', ruleSetName: string, matrix: Matrix<BatchCheck>): void {
  const rows = batchTable(matrix)
  const name = `rulemark-${ruleSetName.replace(/[^\p{L}\p{N} ._-]/gu, '-')}.${kind}`
  if (kind === 'csv') downloadText(name, 'text/csv', toCsvFile(rows))
  else downloadFile(name, new Blob([toXlsx('Documents and rules', rows)], { type: XLSX_TYPE }))
}

const GENERAL_TITLES: Readonly<Record<GeneralKind, string>> = {
  spelling: 'Spelling',
  grammar: 'Grammar',
  punctuation: 'Punctuation',
  consistency: 'Consistency',
  unfinished: 'Unfinished text',
}

/** Returns a batch as rows of text, for spreadsheets. The first row is the heading. Rules and general checks are never summed. */
export function batchTable({ rules, general, rows }: Matrix<BatchCheck>): string[][] {
  return [
    [
      'File',
      'State',
      'Decisions',
      ...PROBLEMS_FIRST.map((verdict) => `Rules: ${VERDICT_WORDS[verdict]}`),
      ...rules.flatMap(({ title }) => columnsOf(title)),
      ...general.flatMap(({ title }) => columnsOf(`General check: ${GENERAL_TITLES[title]}`)),
    ],
    ...rows.map(({ check, counts, ...cells }) => [
      check.fileName,
      check.failure ?? check.state,
      decidedWords(check),
      ...PROBLEMS_FIRST.map((verdict) => (totalOf(counts) === 0 ? '' : String(counts[verdict]))),
      ...[...cells.rules, ...cells.general].flatMap((cell) => words(cell, check.quotes)),
    ]),
  ]
}

function columnsOf(title: string): string[] {
  return [title, `${title} (page)`, `${title} (quote)`]
}

function words(cell: MatrixCell, quotes: BatchCheck['quotes']): string[] {
  if (!cell) return ['', '', '']
  const found = quotes.find(({ id }) => id === cell.id)
  return [cellWords(cell), found?.page?.toString() ?? '', found?.quote ?? '']
}
