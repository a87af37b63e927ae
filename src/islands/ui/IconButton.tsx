import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { Button, type ButtonProps } from './Button.tsx'
import { classes } from './classes.ts'
import type { IconName } from './Icon.tsx'

interface IconButtonProps extends Omit<ButtonProps, 'icon' | 'children' | 'small' | 'wide'> {
  icon: IconName
  label: string
  /** Tooltip text instead of the name, for example why the button is unavailable. */
  tip?: string | undefined
}

/** Milliseconds of hovering before the tooltip appears [CONS-03]. */
const openDelay = 300

export function IconButton({ icon, label, tip, variant = 'quiet', className, ...rest }: IconButtonProps) {
  const id = useId()
  const host = useRef<HTMLSpanElement>(null)
  const bubble = useRef<HTMLSpanElement>(null)
  const timer = useRef<number | undefined>(undefined)
  useEffect(() => () => window.clearTimeout(timer.current), [])

  function later(act: () => void, delay: number): void {
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(act, delay)
  }
  function show(): void {
    if (!bubble.current?.isConnected || bubble.current.matches(':popover-open')) return
    host.current?.style.setProperty('anchor-name', '--tooltip')
    bubble.current.showPopover()
  }
  function hide(): void {
    window.clearTimeout(timer.current)
    host.current?.style.removeProperty('anchor-name')
    if (bubble.current?.matches(':popover-open')) bubble.current.hidePopover()
  }
  function putAway(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !bubble.current?.matches(':popover-open')) return
    event.preventDefault()
    event.stopPropagation()
    hide()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens on behalf of the control inside it
    <span
      ref={host}
      className="tooltip-host"
      onMouseEnter={() => later(show, openDelay)}
      onMouseLeave={hide}
      onFocus={(event) => event.target.matches(':focus-visible') && later(show, openDelay)}
      onBlur={hide}
      onKeyDown={putAway}
      onPointerDown={hide}
    >
      <Button
        {...rest}
        icon={icon}
        variant={variant}
        aria-label={label}
        aria-describedby={tip === undefined ? undefined : id}
        className={classes('icon-button', className)}
      />
      <span ref={bubble} id={id} role="tooltip" popover="manual" className="tooltip">
        {tip ?? label}
      </span>
    </span>
  )
}
