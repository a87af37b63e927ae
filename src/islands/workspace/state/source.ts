/** The Check screen's data source: the server, or memory in the demo. Every call throws on failure. */
import type { CheckPrice } from '../../../contract/documents.ts'
import type { Folder, RuleSet, RuleSetBody, Tag } from '../../../contract/workspace.ts'
import type { DocumentState } from '../../../domain/document/documents.ts'
import type { Submission, Upload } from '../../../machines/submission.ts'

export type RuleSetDraft = Omit<RuleSetBody, 'tagIds'> & { readonly tagIds: readonly number[] }

export type RuleSetEdit = RuleSetDraft & Pick<RuleSet, 'updatedAt'>

export type PriceQuestion = Pick<Submission, 'file' | 'ruleSetId' | 'agreement'>

export interface WorkspaceSource {
  folders(): Promise<readonly Folder[]>
  createFolder(name: string): Promise<Folder>
  renameFolder(id: number, name: string): Promise<void>
  deleteFolder(id: number): Promise<void>
  ruleSets(folderId: number): Promise<readonly RuleSet[]>
  createRuleSet(draft: RuleSetDraft): Promise<RuleSet>
  ruleSet(id: number): Promise<RuleSet>
  updateRuleSet(id: number, edit: RuleSetEdit): Promise<RuleSet>
  moveRuleSet(id: number, folderId: number): Promise<RuleSet>
  deleteRuleSet(id: number): Promise<void>
  tags(): Promise<readonly Tag[]>
  createTag(name: string): Promise<Tag>
  checkState(id: number): Promise<DocumentState>
  checkPrice(query: PriceQuestion): Promise<CheckPrice>
  upload: Upload
}
