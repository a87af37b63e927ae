import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { classes } from './classes.ts'

export interface MenuItem {
  label: string
  icon?: LucideIcon
  onSelect: () => void
  danger?: boolean
  /** Why the entry is unavailable; shown under its label. */
  unavailable?: string | undefined
}

export function MenuEntry({ item, close }: { item: MenuItem; close: () => void }): ReactNode {
  const Icon = item.icon
  function choose(): void {
    if (item.unavailable) return
    close()
    item.onSelect()
  }
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      aria-disabled={item.unavailable ? true : undefined}
      className={classes('menu-item', item.danger && 'menu-item-danger')}
      onClick={choose}
    >
      {Icon && <Icon aria-hidden="true" />}
      <span>
        {item.label}
        {item.unavailable && <span className="menu-item-note">{item.unavailable}</span>}
      </span>
    </button>
  )
}
