/** What surrounds the Check screen: where its data comes from, the user's money and rights, addresses, a few words. */
import { createContext, useContext } from 'react'
import type { WorkspaceSource } from './source.ts'

export interface WorkspaceEnvironment {
  readonly source: WorkspaceSource
  /** Said when something is submitted without a rule set. */
  readonly noRuleSetText: string
  /** In dollars. */
  readonly balance: number
  /** Price of a check in dollars. */
  readonly price: number
  /** Price of a check that asks the AI three times; null where that is not offered. */
  readonly agreementPrice: number | null
  /** Whether rule sets can have tests. */
  readonly hasTests: boolean
  /** False while the user has withdrawn the consent that a check needs. */
  readonly mayProcess: boolean
  /** A document was taken in, or refused for want of money: the balance may be another than the one shown. */
  onBalanceNews(): void
  readonly resultsHref: string
  readonly profileHref: string
  /** Names what is kept over a reload, so that no two accounts share it. */
  readonly draftKey: string
}

export const WorkspaceContext = createContext<WorkspaceEnvironment | null>(null)

export function useWorkspace(): WorkspaceEnvironment {
  const environment = useContext(WorkspaceContext)
  if (!environment) throw new Error('the Check screen needs a WorkspaceContext around it')
  return environment
}

/** What the check would cost as it is chosen, in dollars. */
export function usePrice(agreement: boolean): number {
  const { price, agreementPrice } = useWorkspace()
  return agreement ? (agreementPrice ?? price) : price
}
