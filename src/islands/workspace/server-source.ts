import { answer, client } from '../api.ts'
import type { WorkspaceSource } from './source.ts'
import { uploadToServer } from './upload.ts'

const { 'prompt-folders': folders, prompts, 'prompt-tags': tags } = client.api

/** The Check screen on the real server. */
export function createServerSource(): WorkspaceSource {
  return {
    folders: () => answer(folders.$get()),
    createFolder: (name) => answer(folders.$post({ json: { name } })),
    renameFolder: (id, name) => answer(folders[':id'].$put({ param: at(id), json: { name } })),
    deleteFolder: (id) => answer(folders[':id'].$delete({ param: at(id) })),
    ruleSets: (folderId) => answer(prompts.folder[':folderId'].$get({ param: { folderId: `${folderId}` } })),
    createRuleSet: (draft) => answer(prompts.$post({ json: { ...draft, tagIds: [...draft.tagIds] } })),
    updateRuleSet: (id, draft) =>
      answer(prompts[':id'].$put({ param: at(id), json: { ...draft, tagIds: [...draft.tagIds] } })),
    moveRuleSet: (id, folderId) =>
      answer(
        prompts[':promptId'].folder[':folderId'].$put({
          param: { promptId: `${id}`, folderId: `${folderId}` },
        }),
      ),
    deleteRuleSet: (id) => answer(prompts[':id'].$delete({ param: at(id) })),
    tags: () => answer(tags.$get()),
    createTag: (name) => answer(tags.$post({ json: { name } })),
    upload: uploadToServer,
  }
}

function at(id: number): { id: string } {
  return { id: String(id) }
}
