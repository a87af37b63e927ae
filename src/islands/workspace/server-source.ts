import type { Folder } from '../../contract/folders.ts'
import type { RuleSet } from '../../contract/rule-sets.ts'
import type { Tag } from '../../contract/tags.ts'
import { api, href } from '../../contract/urls.ts'
import { apiFetch, read } from '../call.ts'
import type { WorkspaceSource } from './source.ts'
import { uploadToServer } from './upload.ts'

/** The Check screen on the real server. */
export function createServerSource(): WorkspaceSource {
  return {
    folders: () => call<Folder[]>('GET', api.folders),
    createFolder: (name) => call<Folder>('POST', api.folders, { name }),
    renameFolder: (id, name) => call('PUT', href(api.folder, { id }), { name }),
    deleteFolder: (id) => call('DELETE', href(api.folder, { id })),
    ruleSets: (folderId) => call<RuleSet[]>('GET', href(api.promptsOfFolder, { folderId })),
    createRuleSet: (draft) => call<RuleSet>('POST', api.prompts, draft),
    updateRuleSet: (id, draft) => call<RuleSet>('PUT', href(api.prompt, { id }), draft),
    moveRuleSet: (promptId, folderId) => call('PUT', href(api.promptMove, { promptId, folderId })),
    deleteRuleSet: (id) => call('DELETE', href(api.prompt, { id })),
    tags: () => call<Tag[]>('GET', api.tags),
    createTag: (name) => call<Tag>('POST', api.tags, { name }),
    upload: uploadToServer,
  }
}

/** @throws ApiError */
async function call<T>(method: string, path: string, body?: object): Promise<T> {
  const json = body && { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }
  return (await read(path, await apiFetch(path, { method, ...json }))) as T
}
