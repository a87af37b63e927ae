import { type RefObject, useEffect } from 'react'
import { Button, Select } from '../../ui/index.ts'
import { useWorkspace } from '../state/environment.ts'
import { useFailureToast, useFolders, useRuleSets } from '../state/queries.ts'
import type { CheckScreen } from '../state/use-check-screen.ts'

interface AssignmentProps {
  screen: CheckScreen
  ref: RefObject<HTMLSelectElement | null>
}

export function Assignment({ screen, ref }: AssignmentProps) {
  const { isDemo } = useWorkspace()
  const ruleSetMissing = isDemo ? 'Please select a rule set' : 'Please assign rule sets to all files'
  const { actions, selection } = screen
  const { snapshot, send } = screen.submission
  const offered = selection.ruleSet
  const { file, folderId, ruleSetId, problem } = snapshot.context
  const folders = useFolders().data
  const ruleSets = useRuleSets(folderId)
  const locked = !snapshot.hasTag('editable')
  useFailureToast('Failed to load prompts', ruleSets.error)

  const folderGone = folders !== undefined && folderId !== null && !folders.some(({ id }) => id === folderId)
  const ruleSetGone =
    ruleSetId !== null && ruleSets.data !== undefined && !ruleSets.data.some(({ id }) => id === ruleSetId)
  useEffect(() => {
    if (folderGone) send({ type: 'CHOOSE_FOLDER', folderId: null })
    else if (ruleSetGone) send({ type: 'CHOOSE_RULE_SET', ruleSetId: null })
  }, [folderGone, ruleSetGone, send])

  return (
    <div className="stack-3">
      <Select
        ref={ref}
        label="Folder"
        placeholder="Choose a folder"
        data-tour="folder-select"
        disabled={locked}
        options={(folders ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
        value={folderId === null || folderGone ? '' : String(folderId)}
        onChange={({ target }) => actions.assignFolder(Number(target.value))}
      />
      <Select
        label="Rule set"
        placeholder={
          folderId !== null && ruleSets.data?.length === 0 ? 'This folder is empty' : 'Choose a rule set'
        }
        data-tour="rule-set-select"
        disabled={locked || folderId === null || !ruleSets.data}
        error={
          problem === 'noRuleSet' ? ruleSetMissing : ruleSets.error ? 'Failed to load prompts' : undefined
        }
        options={(ruleSets.data ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
        value={ruleSetId === null || !ruleSets.data || ruleSetGone ? '' : String(ruleSetId)}
        onChange={({ target }) =>
          folderId !== null && actions.assignRuleSet({ id: Number(target.value), folderId })
        }
      />
      {offered && offered.id !== ruleSetId && !locked && (
        <Button
          small
          wide
          variant={file !== null && ruleSetId === null ? 'primary' : 'secondary'}
          className="offer"
          onClick={() => {
            actions.assignRuleSet(offered)
            // The button disappears, and the focus with it.
            ref.current?.focus()
          }}
        >
          <span className="one-line">Use “{offered.name}”</span>
        </Button>
      )}
    </div>
  )
}
