import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { CheckPrice } from '../../../contract/documents.ts'
import type { Folder, RuleSet } from '../../../contract/workspace.ts'
import { priceOf } from '../../../domain/account/money.ts'
import type { SubmissionContext } from '../../../machines/submission.ts'
import { type CheckActions, type Opened, openForm, type Query } from './actions.ts'
import { keptDraft, latestRuleSet, noteRuleSet } from './drafts.ts'
import { useWorkspace } from './environment.ts'
import { useFolders, useRuleSets } from './queries.ts'
import { findRuleSet } from './rule-set-cache.ts'
import { blankForm, readyForm } from './rule-set-form.ts'
import { useFolderChanges } from './use-folder-changes.ts'
import { useRuleSetChanges } from './use-rule-set-changes.ts'
import { useSubmission } from './use-submission.ts'

export type CheckScreen = ReturnType<typeof useCheckScreen>

export function useCheckScreen() {
  const { draftKey, isDemo } = useWorkspace()
  const cache = useQueryClient()
  const [query, setQuery] = useState<Query>({ words: '', everywhere: false, tagId: null })
  const [opened, setOpened] = useState<Opened | null>(null)
  const all = useFolders().data ?? []
  const selection = useSelection(all)
  const folders = useFolderChanges()
  const ruleSets = useRuleSetChanges()
  const submission = useSubmission()
  const { send, snapshot } = submission
  const price = useCheckPrice(snapshot.context)

  useEffect(() => {
    const form = keptDraft(draftKey, 'rule-set', blankForm(null))
    if (form) setOpened(openForm(form, true))
  }, [draftKey])

  function show(next: Opened | null): void {
    ruleSets.forgetConflict()
    setOpened(next)
  }
  /** The first file takes the rule set that was opened or used last; for another file it is chosen again. */
  function suggestRuleSet(): void {
    const { file, ruleSetId } = snapshot.context
    if (isDemo || file !== null || ruleSetId !== null) return
    const latest = latestRuleSet(draftKey)
    const known = latest && all.some(({ id }) => id === latest.folderId) ? latest : selection.ruleSet
    if (known) send({ type: 'ASSIGN', folderId: known.folderId, ruleSetId: known.id })
  }
  function assign({ id, folderId }: Pick<RuleSet, 'id' | 'folderId'>): void {
    send({ type: 'ASSIGN', folderId, ruleSetId: id })
    if (!isDemo) noteRuleSet(draftKey, { id, folderId })
  }
  function closeThis(): void {
    setOpened((now) => (now === opened ? null : now))
  }
  const actions: CheckActions = {
    search: (change) => setQuery((before) => ({ ...before, ...change })),
    open: show,
    close: () => show(null),
    selectFolder: selection.selectFolder,
    selectRuleSet(ruleSet) {
      selection.selectRuleSet(ruleSet)
      actions.assignRuleSet(ruleSet)
    },
    async createFolder(name) {
      const folder = await folders.create(name)
      if (!folder) return null
      selection.selectFolder(folder.id)
      closeThis()
      return folder
    },
    renameFolder: (id, name) => folders.rename({ id, name }),
    deleteFolder: (id) => folders.remove(id),
    async saveRuleSet(form) {
      const saved = await ruleSets.save(form)
      if (!saved) return null
      selection.selectRuleSet(saved)
      closeThis()
      return saved
    },
    async addReadyRuleSet(ready) {
      const folder = selection.folder ?? (await folders.create(ready.folder))
      if (folder) await actions.saveRuleSet(await readyForm(ready, folder.id))
    },
    async importRuleFile(given) {
      const { formFrom } = await import('./read-rule-file.ts')
      const form = await formFrom(given, all, selection.folder, folders.create)
      if (form) show(openForm(form, true))
    },
    moveRuleSet(id, folderId) {
      const ruleSet = findRuleSet(cache, id)
      if (ruleSet && ruleSet.folderId !== folderId) ruleSets.move({ ruleSet, folderId })
    },
    deleteRuleSet: (ruleSet) => ruleSets.remove(ruleSet),
    chooseFiles(files) {
      suggestRuleSet()
      send({ type: 'CHOOSE_FILES', files })
    },
    removeFile: () => send({ type: 'REMOVE_FILE' }),
    assignFolder: (folderId) => send({ type: 'CHOOSE_FOLDER', folderId }),
    assignRuleSet: assign,
    submit: () => send({ type: 'SUBMIT', price: price.price }),
  }
  return {
    query,
    selection,
    opened,
    busy: { folder: folders.creating, ruleSet: ruleSets.saving },
    conflictAt: ruleSets.conflictAt,
    submission,
    price,
    actions,
  }
}

/** The first of each by default. */
function useSelection(folders: readonly Folder[]) {
  const [folderId, setFolderId] = useState<number | null>(null)
  const [ruleSetId, setRuleSetId] = useState<number | null>(null)
  const folder = folders.find((each) => each.id === folderId) ?? folders[0] ?? null
  const { data, error, refetch } = useRuleSets(folder?.id ?? null)
  const ruleSet = data?.find((each) => each.id === ruleSetId) ?? data?.[0] ?? null
  return {
    folder,
    ruleSets: data,
    ruleSetsError: error,
    reloadRuleSets: () => void refetch(),
    ruleSet,
    selectFolder: setFolderId,
    selectRuleSet(chosen: Pick<RuleSet, 'id' | 'folderId'>) {
      setFolderId(chosen.folderId)
      setRuleSetId(chosen.id)
    },
  }
}

export const CHECK_PRICE = 'check-price'

function useCheckPrice(context: SubmissionContext): CheckPrice {
  const { source, prices } = useWorkspace()
  const { file, folderId, ruleSetId, agreement } = context
  const ruleSet = useRuleSets(folderId).data?.find(({ id }) => id === ruleSetId)
  const { data } = useQuery({
    queryKey: [
      CHECK_PRICE,
      ...[file?.name, file?.size, file?.lastModified],
      ...[ruleSet?.id, ruleSet?.updatedAt, agreement],
    ],
    queryFn:
      file && ruleSet ? () => source.checkPrice({ file, ruleSetId: ruleSet.id, agreement }) : skipToken,
    staleTime: 0,
    retry: false,
  })
  return data?.price === 0 ? data : { price: priceOf(prices, agreement), checkedAt: null }
}
