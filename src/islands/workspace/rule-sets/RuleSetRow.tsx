import type { ReactNode } from 'react'
import type { RuleSet } from '../../../contract/workspace.ts'
import { parseRules } from '../../../domain/rules/rules.ts'
import { classes } from '../../ui/index.ts'

/** Type of dragged data: the rule set's id. */
export const DRAGGED = 'application/x-rulemark-rule-set'

interface RuleSetRowProps {
  ruleSet: RuleSet
  selected: boolean
  /** Whether Tab reaches it: one row per list; arrow keys do the rest. */
  reachable: boolean
  onSelect: () => void
  children?: ReactNode
}

export function RuleSetRow({ ruleSet, selected, reachable, onSelect, children }: RuleSetRowProps) {
  return (
    <li
      className={classes('row', selected && 'row-selected')}
      draggable
      onDragStart={({ dataTransfer }) => {
        dataTransfer.setData(DRAGGED, String(ruleSet.id))
        dataTransfer.effectAllowed = 'move'
      }}
    >
      <button
        type="button"
        data-row
        className="in-line inset-focus row-main"
        aria-current={selected || undefined}
        tabIndex={reachable ? 0 : -1}
        onClick={onSelect}
      >
        <span className="one-line row-name" title={ruleSet.name}>
          {children || ruleSet.name}
        </span>
        {!children && (
          <span className="row-count">
            {parseRules(ruleSet.text).length}
            <span className="visually-hidden"> rules</span>
          </span>
        )}
      </button>
    </li>
  )
}
