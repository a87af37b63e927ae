/** A measurement of accuracy, as `npm run bench:accuracy` writes it: figures only, no words of a document. */

/** A share with its 95 % interval. */
export interface Share {
  readonly value: number
  readonly low: number
  readonly high: number
  /** Cases of which it is a share; of macro-F1 documents. */
  readonly of: number
}

export interface AccuracyResult {
  readonly set: 'cuad' | 'contract-nli'
  /** As the provider names it. */
  readonly model: string
  /** Plain code that answers in place of a model. */
  readonly isEmulated: boolean
  /** Day of the measurement. */
  readonly date: string
  readonly promptVersion: string
  readonly productVersion: string
  readonly documents: number
  readonly cases: number
  /** The cases were drawn from so many, with this seed. */
  readonly drawnFrom: number
  readonly seed: string
  /** Documents whose check failed; their cases count as wrong. */
  readonly failedDocuments: number
  readonly accuracy: Share
  readonly macroF1: Share
  /** Said to be met, of the cases that are not. */
  readonly falseMet: Share
  /** Rules rightly called met whose quotes overlap the experts' evidence, of those with both. */
  readonly evidenceOverlap: Share
  /** Cases with the same verdict in all runs; null after a single run. */
  readonly agreement: Share | null
  readonly runs: number
  /** Tokens of the first run, as the provider counts them; 0 where it doesn't. */
  readonly tokens: { readonly read: number; readonly written: number }
  /** Dollars of the first run; null where no price was given. */
  readonly dollars: number | null
}
