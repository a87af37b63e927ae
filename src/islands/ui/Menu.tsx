import { type KeyboardEvent, type ToggleEvent, useId, useRef } from 'react'
import { Button } from './Button.tsx'
import { classes } from './classes.ts'
import { Icon, type IconName } from './Icon.tsx'

interface MenuProps {
  /** Completes the accessible name: "Actions for Loan terms". */
  label: string
  items: readonly MenuItem[]
}

/** Actions of one row, behind a button. Arrow keys, Home and End move; Escape or a click elsewhere closes. */
export function Menu({ label, items }: MenuProps) {
  const id = useId()
  const host = useRef<HTMLSpanElement>(null)
  const list = useRef<HTMLDivElement>(null)

  function entries(): HTMLElement[] {
    return [...(list.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])]
  }
  function toggled(event: ToggleEvent): void {
    const open = event.newState === 'open'
    host.current?.querySelector('button')?.setAttribute('aria-expanded', String(open))
    if (open) entries()[0]?.focus()
  }
  function place(event: ToggleEvent): void {
    const open = event.newState === 'open'
    host.current?.style.setProperty('anchor-name', open ? '--menu' : 'none')
  }
  function move(event: KeyboardEvent): void {
    const all = entries()
    const to = target(event.key, all.indexOf(event.target as HTMLElement), all.length)
    if (to !== undefined) {
      event.preventDefault()
      all[to]?.focus()
    }
    if (event.key === 'Tab') list.current?.hidePopover()
  }

  return (
    <span ref={host} className="menu-host">
      <Button
        variant="quiet"
        icon="ellipsis"
        className="icon-button"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded="false"
        popoverTarget={id}
      />
      <div
        ref={list}
        id={id}
        role="menu"
        tabIndex={-1}
        aria-label={label}
        popover="auto"
        className="floating menu"
        onBeforeToggle={place}
        onToggle={toggled}
        onKeyDown={move}
      >
        {items.map((item) => (
          <MenuEntry key={item.label} item={item} close={() => list.current?.hidePopover()} />
        ))}
      </div>
    </span>
  )
}

/** Index that a key moves to from entry `at` of `count`; undefined for other keys. */
function target(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowDown') return (at + 1) % count
  if (key === 'ArrowUp') return (at - 1 + count) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return undefined
}

interface MenuItem {
  label: string
  icon?: IconName
  onSelect: () => void
  danger?: boolean
  /** Why the entry is unavailable; displayed under its label. */
  unavailable?: string | undefined
}

function MenuEntry({ item, close }: { item: MenuItem; close: () => void }) {
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
