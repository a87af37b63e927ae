import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import { Icon, type IconName } from './Icon.tsx'

export interface MenuItem {
  label: string
  icon?: IconName
  onSelect: () => void
  danger?: boolean
  /** Why the entry is unavailable; displayed under its label. */
  unavailable?: string | undefined
}

export function MenuEntry({ item, close }: { item: MenuItem; close: () => void }): ReactNode {
  const icon = item.icon
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
      {icon && <Icon name={icon} />}
      <span>
        {item.label}
        {item.unavailable && <span className="menu-item-note">{item.unavailable}</span>}
      </span>
    </button>
  )
}
