import { answer, at, client, done } from '../api.ts'
import type { WorkspaceSource } from './source.ts'
import { uploadToServer } from './submission/upload.ts'

const { documents, 'prompt-folders': folders, prompts, 'prompt-tags': tags } = client

/** The Check screen on the real server. */
export function createServerSource(): WorkspaceSource {
  return {
    folders: () => answer(folders.$get()),
    createFolder: (name) => answer(folders.$post({ json: { name } })),
    renameFolder: (id, name) => done(folders[':id'].$put({ ...at(id), json: { name } })),
    deleteFolder: (id) => done(folders[':id'].$delete(at(id))),
    ruleSets: (folderId) =>
      answer(prompts.folder[':folderId'].$get({ param: { folderId: String(folderId) } })),
    ruleSet: (id) => answer(prompts[':id'].$get(at(id))),
    createRuleSet: (json) => answer(prompts.$post({ json })),
    updateRuleSet: (id, json) => answer(prompts[':id'].$put({ ...at(id), json })),
    moveRuleSet: (promptId, folderId) =>
      answer(
        prompts[':promptId'].folder[':folderId'].$put({
          param: { promptId: String(promptId), folderId: String(folderId) },
        }),
      ),
    deleteRuleSet: (id) => done(prompts[':id'].$delete(at(id))),
    tags: () => answer(tags.$get()),
    createTag: (name) => answer(tags.$post({ json: { name } })),
    checkState: async (id) => (await answer(documents[':id'].$get(at(id)))).state,
    upload: uploadToServer,
  }
}
