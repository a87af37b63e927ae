import { answer, client, done, withId } from '../base/api.ts'
import { sha256Of } from '../base/file-hash.ts'
import type { WorkspaceSource } from './state/source.ts'
import { uploadToServer } from './submission/upload.ts'

const { documents, 'prompt-folders': folders, prompts, 'prompt-tags': tags } = client

export function createServerSource(): WorkspaceSource {
  return {
    folders: () => answer(folders.$get()),
    createFolder: (name) => answer(folders.$post({ json: { name } })),
    renameFolder: (id, name) => done(folders[':id'].$put({ ...withId(id), json: { name } })),
    deleteFolder: (id) => done(folders[':id'].$delete(withId(id))),
    ruleSets: (folderId) =>
      answer(prompts.folder[':folderId'].$get({ param: { folderId: String(folderId) } })),
    ruleSet: (id) => answer(prompts[':id'].$get(withId(id))),
    createRuleSet: (json) => answer(prompts.$post({ json })),
    updateRuleSet: (id, json) => answer(prompts[':id'].$put({ ...withId(id), json })),
    moveRuleSet: (promptId, folderId) =>
      answer(
        prompts[':promptId'].folder[':folderId'].$put({
          param: { promptId: String(promptId), folderId: String(folderId) },
        }),
      ),
    deleteRuleSet: (id) => done(prompts[':id'].$delete(withId(id))),
    tags: () => answer(tags.$get()),
    createTag: (name) => answer(tags.$post({ json: { name } })),
    checkState: async (id) => (await answer(documents[':id'].$get(withId(id)))).state,
    checkPrice: async ({ file, ruleSetId, agreement }) => {
      const sha256 = await sha256Of(file)
      const query = { promptId: String(ruleSetId), sha256, ...(agreement && { agreement: '3' as const }) }
      return answer(documents.price.$get({ query }))
    },
    upload: uploadToServer,
  }
}
