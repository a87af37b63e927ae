/** What a user can change about rule sets. Moving and deleting show at once and are taken back when refused. */
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import type { RuleSet, Tag } from '../../contract/workspace.ts'
import { toast } from '../ui/index.ts'
import { useWorkspace } from './environment.ts'
import { sayFailure } from './failures.ts'
import { keys } from './queries.ts'
import type { RuleSetForm } from './rule-set-form.ts'
import type { RuleSetDraft, WorkspaceSource } from './source.ts'
import { atOnce } from './use-folder-changes.ts'

/** A form that knows its folder. */
export type SavableForm = RuleSetForm & { readonly folderId: number }

export interface RuleSetChanges {
  /** Creates a rule set, or changes the one that the form is for; null on failure, which has been said by then. */
  readonly save: (form: SavableForm) => Promise<RuleSet | null>
  readonly saving: boolean
  readonly move: (ruleSet: RuleSet, folderId: number) => void
  readonly remove: (ruleSet: RuleSet) => void
}

export function useRuleSetChanges(): RuleSetChanges {
  const { source } = useWorkspace()
  const cache = useQueryClient()
  const save = useMutation({
    ...atOnce,
    mutationFn: async (form: SavableForm) => {
      const draft = { ...form, tagIds: await tagIds(cache, source, form.tags) } satisfies RuleSetDraft
      return form.ruleSetId === null
        ? source.createRuleSet(draft)
        : source.updateRuleSet(form.ruleSetId, draft)
    },
    onSuccess: (ruleSet, { ruleSetId }) => {
      put(cache, ruleSet)
      toast({ kind: 'success', text: `Rule ${ruleSetId === null ? 'created' : 'updated'} successfully` })
    },
    onError: (error, { ruleSetId }) =>
      sayFailure(ruleSetId === null ? 'Failed to create rule' : 'Failed to update rule', error),
  })
  const move = useMutation({
    ...atOnce,
    mutationFn: ({ ruleSet, folderId }: { ruleSet: RuleSet; folderId: number }) =>
      source.moveRuleSet(ruleSet.id, folderId),
    onMutate: ({ ruleSet, folderId }) => put(cache, { ...ruleSet, folderId }),
    onSuccess: () => toast({ kind: 'success', text: 'Rule updated successfully' }),
    onError: (error, { ruleSet }) => {
      put(cache, ruleSet)
      sayFailure('Failed to update rule', error)
    },
  })
  const remove = useMutation({
    ...atOnce,
    mutationFn: (ruleSet: RuleSet) => source.deleteRuleSet(ruleSet.id),
    onMutate: (ruleSet) => take(cache, ruleSet.id),
    onSuccess: () => toast({ kind: 'success', text: 'Rule deleted successfully' }),
    onError: (error, ruleSet) => {
      put(cache, ruleSet)
      sayFailure('Failed to delete rule', error)
    },
  })
  return {
    save: (form) => save.mutateAsync(form).catch(() => null),
    saving: save.isPending,
    move: (ruleSet, folderId) => move.mutate({ ruleSet, folderId }),
    remove: (ruleSet) => remove.mutate(ruleSet),
  }
}

/** The ids of tags by their names; tags that don't exist yet are made. */
async function tagIds(
  cache: QueryClient,
  source: WorkspaceSource,
  names: readonly string[],
): Promise<number[]> {
  const known =
    names.length > 0 ? await cache.fetchQuery({ queryKey: keys.tags, queryFn: () => source.tags() }) : []
  const ids: number[] = []
  for (const name of names)
    ids.push((known.find((tag) => tag.name === name) ?? (await newTag(cache, source, name))).id)
  return ids
}

async function newTag(cache: QueryClient, source: WorkspaceSource, name: string): Promise<Tag> {
  const tag = await source.createTag(name)
  cache.setQueryData<readonly Tag[]>(keys.tags, (tags = []) => [...tags, tag])
  return tag
}

/** Takes a rule set out of whichever list holds it. */
function take(cache: QueryClient, id: number): void {
  void cache.cancelQueries({ queryKey: ['rule-sets'] })
  cache.setQueriesData<readonly RuleSet[]>({ queryKey: ['rule-sets'] }, (list) =>
    list?.some((each) => each.id === id) ? list.filter((each) => each.id !== id) : list,
  )
}

/** Puts a rule set into its folder's list, in its old place if it had one there; a list not loaded yet stays so. */
function put(cache: QueryClient, ruleSet: RuleSet): void {
  void cache.cancelQueries({ queryKey: ['rule-sets'] })
  const home = cache.getQueryData<readonly RuleSet[]>(keys.ruleSets(ruleSet.folderId))
  if (home?.some((each) => each.id === ruleSet.id)) {
    const renewed = home.map((each) => (each.id === ruleSet.id ? ruleSet : each))
    cache.setQueryData(keys.ruleSets(ruleSet.folderId), renewed)
    return
  }
  take(cache, ruleSet.id)
  if (!home) return
  const grown = [...home, ruleSet].sort((one, other) => one.id - other.id)
  cache.setQueryData(keys.ruleSets(ruleSet.folderId), grown)
}
