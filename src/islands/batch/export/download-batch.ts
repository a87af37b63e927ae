/** Saves a batch as a file; loaded on demand. */
import type { BatchCheck } from '../../../contract/batches.ts'
import type { Matrix } from '../../../domain/batch-matrix.ts'
import { toCsvFile } from '../../../domain/csv.ts'
import { downloadFile, downloadText } from '../../download.ts'
import { batchTable } from './batch-table.ts'
import { toXlsx, XLSX_TYPE } from './xlsx.ts'

export function downloadBatch(kind: 'csv' | 'xlsx', ruleSetName: string, matrix: Matrix<BatchCheck>): void {
  const rows = batchTable(matrix)
  const name = `rulemark-${ruleSetName.replace(/[^\p{L}\p{N} ._-]/gu, '-')}.${kind}`
  if (kind === 'csv') downloadText(name, 'text/csv', toCsvFile(rows))
  else downloadFile(name, new Blob([toXlsx('Documents and rules', rows)], { type: XLSX_TYPE }))
}
