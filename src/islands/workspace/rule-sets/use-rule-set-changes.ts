/** What a user can change about rule sets. Moving and deleting show at once and are taken back when refused. */
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { RuleSet } from '../../../contract/rule-sets.ts'
import type { Tag } from '../../../contract/tags.ts'
import { toast } from '../../ui/index.ts'
import type { RuleSetForm } from '../editor/rule-set-form.ts'
import { useWorkspace } from '../environment.ts'
import { sayFailure } from '../failures.ts'
import { keys } from '../queries.ts'
import type { WorkspaceSource } from '../source.ts'
import { findRuleSet, putRuleSet, readAnew, takeRuleSet } from './rule-set-cache.ts'

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
  const [saving, setSaving] = useState(false)

  async function save(form: SavableForm): Promise<RuleSet | null> {
    const creating = form.ruleSetId === null
    setSaving(true)
    try {
      const ruleSet = await store(cache, source, form)
      putRuleSet(cache, ruleSet, creating ? null : (findRuleSet(cache, ruleSet.id) ?? ruleSet).folderId)
      toast({ kind: 'success', text: `Rule ${creating ? 'created' : 'updated'} successfully` })
      return ruleSet
    } catch (error) {
      sayFailure(`Failed to ${creating ? 'create' : 'update'} rule`, error)
      return null
    } finally {
      setSaving(false)
      readAnew(cache, form.folderId)
    }
  }
  async function move(ruleSet: RuleSet, folderId: number): Promise<void> {
    putRuleSet(cache, { ...ruleSet, folderId }, ruleSet.folderId)
    try {
      await source.moveRuleSet(ruleSet.id, folderId)
      toast({ kind: 'success', text: 'Rule updated successfully' })
    } catch (error) {
      putRuleSet(cache, ruleSet, folderId)
      sayFailure('Failed to update rule', error)
    }
    readAnew(cache, ruleSet.folderId, folderId)
  }
  async function remove(ruleSet: RuleSet): Promise<void> {
    takeRuleSet(cache, ruleSet)
    try {
      await source.deleteRuleSet(ruleSet.id)
      toast({ kind: 'success', text: 'Rule deleted successfully' })
    } catch (error) {
      putRuleSet(cache, ruleSet, null)
      sayFailure('Failed to delete rule', error)
    }
    readAnew(cache, ruleSet.folderId)
  }
  return {
    save,
    saving,
    move: (ruleSet, folderId) => void move(ruleSet, folderId),
    remove: (ruleSet) => void remove(ruleSet),
  }
}

async function store(cache: QueryClient, source: WorkspaceSource, form: SavableForm): Promise<RuleSet> {
  const { ruleSetId, name, text, folderId } = form
  const draft = { name, text, folderId, tagIds: await tagIds(cache, source, form.tags) }
  return ruleSetId === null ? source.createRuleSet(draft) : source.updateRuleSet(ruleSetId, draft)
}

/** The ids of tags by their names; tags that don't exist yet are made. */
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
