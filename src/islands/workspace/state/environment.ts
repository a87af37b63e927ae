import { createContext, useContext } from 'react'
import type { Prices } from '../../../contract/billing.ts'
import type { WorkspaceSource } from './source.ts'

export interface WorkspaceEnvironment {
  readonly source: WorkspaceSource
  /** The demo has no tests, keeps no document in the browser, and explains Submit instead of disabling it. */
  readonly isDemo: boolean
  readonly balance: number
  readonly prices: Prices
  /** False while the user has withdrawn the consent that a check needs. */
  readonly mayProcess: boolean
  /** Called when a document was accepted, or refused for lack of money: the balance may have changed. */
  onBalanceNews(): void
  /** Called when a submission failed: the price on the screen may be an earlier one. */
  onFailure(): void
  readonly resultsHref: string
  readonly profileHref: string
  /** Prefix of stored drafts, so that accounts don't share them. */
  readonly draftKey: string
}

export const WorkspaceContext = createContext<WorkspaceEnvironment | null>(null)

export function useWorkspace(): WorkspaceEnvironment {
  const environment = useContext(WorkspaceContext)
  if (!environment) throw new Error('the Check screen needs a WorkspaceContext around it')
  return environment
}
