import { type DragEvent, useState } from 'react'
import type { Folder } from '../../../contract/workspace.ts'
import { RULE_ERRORS } from '../../../domain/errors/rule-errors.ts'
import { classes, Icon, IconButton } from '../../ui/index.ts'
import { DRAGGED } from '../rule-sets/RuleSetRow.tsx'
import type { CheckActions } from '../state/actions.ts'
import { useRuleSets } from '../state/queries.ts'

interface FolderRowProps {
  folder: Folder
  selected: boolean
  actions: CheckActions
}

export function FolderRow({ folder, selected, actions }: FolderRowProps) {
  const [near, setNear] = useState(false)
  const [over, setOver] = useState(false)
  const { ruleSetCount } = folder
  const empty = ruleSetCount === 0
  // Prefetched on hover and focus.
  useRuleSets(folder.id, near)

  function dragOver(event: DragEvent): void {
    if (selected || !event.dataTransfer.types.includes(DRAGGED)) return
    event.preventDefault()
    setOver(true)
  }
  function drop(event: DragEvent): void {
    setOver(false)
    const ruleSetId = event.dataTransfer.getData(DRAGGED)
    if (ruleSetId === '') return
    event.preventDefault()
    actions.moveRuleSet(Number(ruleSetId), folder.id)
  }
  return (
    <li
      className={classes('row', selected && 'row-selected', over && 'drop-over')}
      onPointerEnter={() => setNear(true)}
      onFocus={() => setNear(true)}
      onDragOver={dragOver}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <button
        type="button"
        data-row
        className="in-line inset-focus row-main"
        aria-current={selected || undefined}
        tabIndex={selected ? 0 : -1}
        onClick={() => actions.selectFolder(folder.id)}
      >
        <Icon name={selected ? 'folder-open' : 'folder'} />
        <span className="one-line row-name" title={folder.name}>
          {folder.name}
        </span>
        <span className="row-count">
          {ruleSetCount}
          <span className="visually-hidden">{ruleSetCount === 1 ? ' rule set' : ' rule sets'}</span>
        </span>
      </button>
      <span className="row-tools">
        <IconButton
          icon="pencil"
          label={`Rename folder ${folder.name}`}
          tip="Rename"
          onClick={() => actions.open({ what: 'rename-folder', folder })}
        />
        <IconButton
          icon="trash-2"
          label={`Delete folder ${folder.name}`}
          tip={empty ? 'Delete' : RULE_ERRORS.folderNotEmpty.text}
          aria-disabled={!empty}
          onClick={() => actions.open({ what: 'delete-folder', folder })}
        />
      </span>
    </li>
  )
}
