import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import type { RuleSet, Tag } from '../../../contract/workspace.ts'
import { ApiError } from '../../base/call.ts'
import { showFailure } from '../../session/failures.ts'
import { toast } from '../../ui/index.ts'
import { useWorkspace } from './environment.ts'
import { keys } from './queries.ts'
import { findRuleSet, reloadFolders, removeRuleSet, storeRuleSet } from './rule-set-cache.ts'
import type { SavableForm } from './rule-set-form.ts'
import type { WorkspaceSource } from './source.ts'

export function useRuleSetChanges() {
  const { source } = useWorkspace()
  const cache = useQueryClient()
  const saving = useMutation({
    mutationFn: (form: SavableForm) => store(cache, source, form),
    onSuccess(ruleSet, { edited }) {
      const from = edited && (findRuleSet(cache, edited.id) ?? ruleSet).folderId
      storeRuleSet(cache, ruleSet, from)
      say(from === null ? 'created' : 'updated')
    },
    onError: (error, { edited }) => showFailure(`Failed to ${edited ? 'update' : 'create'} rule`, error),
    onSettled: (_saved, _error, { folderId }) => reloadFolders(cache, folderId),
  })
  const { mutate: move } = useMutation({
    mutationFn: ({ ruleSet, folderId }: { ruleSet: RuleSet; folderId: number }) =>
      source.moveRuleSet(ruleSet.id, folderId),
    onMutate: ({ ruleSet, folderId }) => storeRuleSet(cache, { ...ruleSet, folderId }, ruleSet.folderId),
    onSuccess(moved, { folderId }) {
      storeRuleSet(cache, moved, folderId)
      say('updated')
    },
    onError(error, { ruleSet, folderId }) {
      storeRuleSet(cache, ruleSet, folderId)
      showFailure('Failed to update rule', error)
    },
    onSettled: (_moved, _error, { ruleSet, folderId }) => reloadFolders(cache, ruleSet.folderId, folderId),
  })
  const { mutate: remove } = useMutation({
    mutationFn: ({ id }: RuleSet) => source.deleteRuleSet(id),
    onMutate: (ruleSet) => removeRuleSet(cache, ruleSet),
    onSuccess: () => say('deleted'),
    onError(error, ruleSet) {
      storeRuleSet(cache, ruleSet, null)
      showFailure('Failed to delete rule', error)
    },
    onSettled: (_removed, _error, { folderId }) => reloadFolders(cache, folderId),
  })
  const { error } = saving
  const isConflict = error instanceof ApiError && (error.status === 404 || error.code === 'ruleSetChanged')
  return {
    save: (form: SavableForm) => saving.mutateAsync(form).catch(() => null),
    saving: saving.isPending,
    /** When saving was refused because the rule set had changed; null after any other save. */
    conflictAt: isConflict ? saving.submittedAt : null,
    forgetConflict: saving.reset,
    move,
    remove,
  }
}

function say(done: 'created' | 'updated' | 'deleted'): void {
  toast({ kind: 'success', text: `Rule ${done} successfully` })
}

async function store(cache: QueryClient, source: WorkspaceSource, form: SavableForm): Promise<RuleSet> {
  const { edited, name, text, language, folderId } = form
  const draft = { name, text, language, folderId, tagIds: await tagIds(cache, source, form.tags) }
  return edited
    ? source.updateRuleSet(edited.id, { ...draft, updatedAt: edited.updatedAt })
    : source.createRuleSet(draft)
}

async function tagIds(
  cache: QueryClient,
  source: WorkspaceSource,
  names: readonly string[],
): Promise<number[]> {
  if (names.length === 0) return []
  const known = await cache.fetchQuery({ queryKey: keys.tags, queryFn: () => source.tags() })
  const ids: number[] = []
  for (const name of names) {
    const tag = known.find((each) => each.name === name) ?? (await newTag(cache, source, name))
    ids.push(tag.id)
  }
  return ids
}

async function newTag(cache: QueryClient, source: WorkspaceSource, name: string): Promise<Tag> {
  const tag = await source.createTag(name)
  cache.setQueryData<readonly Tag[]>(keys.tags, (tags = []) => [...tags, tag])
  return tag
}
