import { type KeyboardEvent, type ToggleEvent, useId, useRef } from 'react'
import { Button } from './Button.tsx'
import { classes } from './classes.ts'
import { Icon, type IconName } from './Icon.tsx'
import { moveFocus } from './move-focus.ts'

const ENTRY = '[role="menuitem"]'

export function Menu({ label, items }: { label: string; items: readonly MenuItem[] }) {
  const id = useId()
  const host = useRef<HTMLSpanElement>(null)
  const list = useRef<HTMLDivElement>(null)

  function toggled(event: ToggleEvent): void {
    const open = event.newState === 'open'
    host.current?.querySelector('button')?.setAttribute('aria-expanded', String(open))
    if (open) list.current?.querySelector<HTMLElement>(ENTRY)?.focus()
  }
  function place(event: ToggleEvent): void {
    const open = event.newState === 'open'
    host.current?.style.setProperty('anchor-name', open ? '--menu' : 'none')
  }
  function move(event: KeyboardEvent<HTMLElement>): void {
    moveFocus(event, ENTRY)
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
        {items.map(({ label: name, icon, danger, unavailable, onSelect }) => (
          <button
            key={name}
            type="button"
            role="menuitem"
            tabIndex={-1}
            aria-disabled={unavailable ? true : undefined}
            className={classes('in-line menu-item', danger && 'menu-item-danger')}
            onClick={() => {
              if (unavailable) return
              list.current?.hidePopover()
              onSelect()
            }}
          >
            {icon && <Icon name={icon} />}
            <span>
              {name}
              {unavailable && <span className="menu-item-note">{unavailable}</span>}
            </span>
          </button>
        ))}
      </div>
    </span>
  )
}

interface MenuItem {
  label: string
  icon?: IconName
  onSelect: () => void
  danger?: boolean
  unavailable?: string | undefined
}
