/** What differs between the real Check screen and the guided demo: the data, what may be done, a few words. */
import { createContext, type ReactNode, useContext } from 'react'
import type { SubmissionEvent } from '../../machines/submission.ts'
import type { WorkspaceSource } from './source.ts'

/** Everything a user can set off on the screen. */
export type WorkspaceAction =
  | 'create-folder'
  | 'rename-folder'
  | 'delete-folder'
  | 'select-folder'
  | 'create-rule-set'
  | 'edit-rule-set'
  | 'move-rule-set'
  | 'delete-rule-set'
  | 'search'
  | 'choose-file'
  | 'remove-file'
  | 'assign-folder'
  | 'assign-rule-set'
  | 'submit'

export interface WorkspaceEnvironment {
  readonly source: WorkspaceSource
  /** Asked before each action; one that answers false has told the user why. `folderId` is the selected folder. */
  permit(action: WorkspaceAction, folderId: number | null): boolean
  /** Said when something is submitted without a rule set. */
  readonly noRuleSetText: string
  /** The way to a document to try the product with, beside one's own; the real screen has none. */
  readonly sample?: (choose: (files: readonly File[]) => void) => ReactNode
  /** What a new rule set begins with, in place of nothing. */
  readonly newRuleSet?: { readonly name: string; readonly text: string }
  /** Takes hold of the document column, to act there in the user's place. */
  readonly guide?: (send: (event: SubmissionEvent) => void) => void
  /** In dollars. */
  readonly balance: number
  /** Price of a check in dollars. */
  readonly price: number
  /** Price of a check that asks the AI three times; null where that is not offered. */
  readonly agreementPrice: number | null
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
