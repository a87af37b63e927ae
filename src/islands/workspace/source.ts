/** Where the Check screen's data comes from: the server, or the memory of the demo. Every call throws on failure. */
import type { Folder } from '../../contract/folders.ts'
import type { RuleSet, RuleSetBody } from '../../contract/rule-sets.ts'
import type { Tag } from '../../contract/tags.ts'
import type { Upload } from '../../machines/submission.ts'

/** What a rule set is made or changed to; its tags always come along. */
export type RuleSetDraft = Omit<RuleSetBody, 'tagIds'> & { readonly tagIds: readonly number[] }

/** A change of the version that `updatedAt` names. */
export type RuleSetEdit = RuleSetDraft & Pick<RuleSet, 'updatedAt'>

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
  /** Whether a check is still under way. */
  isRunning(id: number): Promise<boolean>
  upload: Upload
}
