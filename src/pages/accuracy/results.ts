/** The committed measurements: every file of `results/`. */
import type { AccuracyResult } from './result.ts'

const files = import.meta.glob<AccuracyResult>('./results/*.json', { eager: true, import: 'default' })

/** Real models first, the most accurate on top. */
export const accuracyResults: readonly AccuracyResult[] = Object.values(files).sort(
  (a, b) => Number(a.isEmulated) - Number(b.isEmulated) || b.accuracy.value - a.accuracy.value,
)
