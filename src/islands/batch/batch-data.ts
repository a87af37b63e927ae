import type { BatchChecks, BatchPage } from '../../contract/batches.ts'

/** Data with which the server renders the screen. */
export interface BatchData {
  ruleSets: readonly RuleSetChoice[]
  /** Price of a check in dollars. */
  price: number
  /** Price of a check that asks the AI three times; null: not offered. */
  agreementPrice: number | null
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
