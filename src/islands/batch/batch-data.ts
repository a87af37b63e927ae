import type { BatchChecks, BatchPage } from '../../contract/batches.ts'
import type { Prices } from '../../contract/billing.ts'

/** Data with which the server renders the screen. */
export interface BatchData {
  ruleSets: readonly RuleSetChoice[]
  prices: Prices
  /** From the URL; null: a new batch. */
  id: string | null
  /** The first page of that batch; null if it has no documents. */
  batch: BatchChecks | null
  earlier: BatchPage
}

/** The fields of a rule set needed to choose it. */
export interface RuleSetChoice {
  readonly id: number
  readonly name: string
  readonly folder: string
}
