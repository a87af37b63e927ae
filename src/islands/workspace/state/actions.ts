import type { Folder, RuleSet } from '../../../contract/workspace.ts'
import type { ReadyRuleSet } from './rule-library.ts'
import type { RuleSetForm, SavableForm } from './rule-set-form.ts'

export type Opened =
  | OpenedForm
  | { readonly what: 'create-folder' }
  | { readonly what: 'rename-folder' | 'delete-folder'; readonly folder: Folder }
  | { readonly what: 'move-rule-set' | 'delete-rule-set'; readonly ruleSet: RuleSet }

export interface OpenedForm {
  readonly what: 'create-rule-set' | 'edit-rule-set'
  readonly form: RuleSetForm
  readonly unsaved: boolean
}

export function openForm(form: RuleSetForm, unsaved = false): OpenedForm {
  return { what: form.edited === null ? 'create-rule-set' : 'edit-rule-set', form, unsaved }
}

export interface Query {
  readonly words: string
  readonly everywhere: boolean
  /** Id of a tag required of rule sets; null for any. */
  readonly tagId: number | null
}

/** Failed actions show a toast; those that create something then return null. */
export interface CheckActions {
  search(change: Partial<Query>): void
  open(opened: Opened): void
  close(): void
  selectFolder(id: number): void
  selectRuleSet(ruleSet: RuleSet): void
  createFolder(name: string): Promise<Folder | null>
  renameFolder(id: number, name: string): void
  deleteFolder(id: number): void
  saveRuleSet(form: SavableForm): Promise<RuleSet | null>
  addReadyRuleSet(ready: ReadyRuleSet): Promise<void>
  importRuleFile(given: File | string): Promise<void>
  moveRuleSet(id: number, folderId: number): void
  deleteRuleSet(ruleSet: RuleSet): void
  chooseFiles(files: readonly File[]): void
  removeFile(): void
  assignFolder(folderId: number): void
  assignRuleSet(ruleSet: Pick<RuleSet, 'id' | 'folderId'>): void
  submit(): void
}
