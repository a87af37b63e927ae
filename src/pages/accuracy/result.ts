/** An accuracy measurement, as `npm run bench:accuracy` writes it: figures only, no text of a document. */

/** A share with its 95 % interval. */
export interface Share {
  readonly value: number
  readonly low: number
  readonly high: number
  /** Number of cases; for macro-F1, of documents. */
  readonly of: number
}

export interface AccuracyResult {
  readonly set: 'cuad' | 'contract-nli'
  /** The provider's name for it. */
  readonly model: string
  readonly isEmulated: boolean
  readonly date: string
  readonly promptVersion: string
  readonly productVersion: string
  readonly documents: number
  readonly cases: number
  /** Number of cases from which these were drawn, with `seed`. */
  readonly drawnFrom: number
  readonly seed: string
  /** Documents whose check failed; their cases count as wrong. */
  readonly failedDocuments: number
  readonly accuracy: Share
  readonly macroF1: Share
  /** Share called met, of the cases that are not. */
  readonly falseMet: Share
  /** Rules correctly called met whose quotes overlap the experts' evidence, of those with both. */
  readonly evidenceOverlap: Share
  /** Cases with the same verdict in all runs; null after a single run. */
  readonly agreement: Share | null
  readonly runs: number
  /** Tokens of the first run, as the provider counts them; 0 if it doesn't. */
  readonly tokens: { readonly read: number; readonly written: number }
  /** Dollars of the first run; null if no price was given. */
  readonly dollars: number | null
}

/** The committed measurements: every file of `results/`. */
const files = import.meta.glob<AccuracyResult>('./results/*.json', { eager: true, import: 'default' })

/** Real models first, the most accurate on top. */
export const accuracyResults: readonly AccuracyResult[] = Object.values(files).sort(
  (a, b) => Number(a.isEmulated) - Number(b.isEmulated) || b.accuracy.value - a.accuracy.value,
)
