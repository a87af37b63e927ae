/** What a user can do on the Check screen, as one interface: screens call it, and the guided tour wraps it. */
import type { Folder } from '../../contract/folders.ts'
import type { RuleSet } from '../../contract/rule-sets.ts'
import type { RuleSetForm, SavableForm } from './editor/rule-set-form.ts'
import type { ReadyRuleSet } from './rule-sets/rule-library.ts'

/** A form or a question that is open; there is one at a time. */
export type Opened =
  | OpenedForm
  | { readonly what: 'create-folder' }
  | { readonly what: 'rename-folder' | 'delete-folder'; readonly folder: Folder }
  | { readonly what: 'move-rule-set' | 'delete-rule-set'; readonly ruleSet: RuleSet }

export interface OpenedForm {
  readonly what: 'create-rule-set' | 'edit-rule-set'
  /** What the fields start with. */
  readonly form: RuleSetForm
  /** It holds words already that are saved nowhere else: brought back after a reload or a Cancel. */
  readonly unsaved: boolean
}

export function openForm(form: RuleSetForm, unsaved = false): OpenedForm {
  return { what: form.edited === null ? 'create-rule-set' : 'edit-rule-set', form, unsaved }
}

/** What is searched for, and where. */
export interface Query {
  readonly words: string
  readonly everywhere: boolean
  /** Id of a tag that rule sets must have; null for any. */
  readonly tagId: number | null
}

/** An action that fails says so itself; those that make something then answer null. */
export interface CheckActions {
  search(change: Partial<Query>): void
  open(opened: Opened): void
  close(): void
  selectFolder(id: number): void
  /** Shows a rule set and assigns it to the document. */
  selectRuleSet(ruleSet: RuleSet): void
  createFolder(name: string): Promise<Folder | null>
  renameFolder(id: number, name: string): void
  deleteFolder(id: number): void
  saveRuleSet(form: SavableForm): Promise<RuleSet | null>
  addReadyRuleSet(ready: ReadyRuleSet): Promise<void>
  /** Opens what a rule file says as a new rule set, in the folder that it names. */
  importRuleFile(given: File | string): Promise<void>
  moveRuleSet(id: number, folderId: number): void
  deleteRuleSet(ruleSet: RuleSet): void
  chooseFiles(files: readonly File[]): void
  removeFile(): void
  assignFolder(folderId: number): void
  assignRuleSet(ruleSet: Pick<RuleSet, 'id' | 'folderId'>): void
  submit(): void
}
