import { cloneElement, type KeyboardEvent, type ReactElement, useEffect, useId, useRef } from 'react'
import { Button, type ButtonProps } from './Button.tsx'
import { classes } from './classes.ts'
import type { IconName } from './Icon.tsx'

interface IconButtonProps extends Omit<ButtonProps, 'icon' | 'children' | 'small' | 'wide'> {
  icon: IconName
  /** Accessible name, also the tooltip. */
  label: string
  /** Tooltip text instead of the name, for example why the button is unavailable. */
  tip?: string | undefined
}

export function IconButton({ icon, label, tip, variant = 'quiet', className, ...rest }: IconButtonProps) {
  return (
    <Tooltip text={tip ?? label} namesControl={tip === undefined}>
      <Button
        {...rest}
        icon={icon}
        variant={variant}
        aria-label={label}
        className={classes('icon-button', className)}
      />
    </Tooltip>
  )
}

/** Milliseconds of hovering before the tooltip appears [CONS-03]. */
const openDelay = 300

interface TooltipProps {
  text: string
  /** The control; it may be aria-disabled but not disabled, because a disabled control can't be focused. */
  children: ReactElement<{ 'aria-describedby'?: string | undefined }>
  /** The text is the control's accessible name already, so it is not announced again. */
  namesControl?: boolean
}

/** A short text on hover and keyboard focus; Escape hides it. */
function Tooltip({ text, children, namesControl = false }: TooltipProps) {
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

  const described = [children.props['aria-describedby'], namesControl ? undefined : id]
    .filter(Boolean)
    .join(' ')
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
      {cloneElement(children, { 'aria-describedby': described || undefined })}
      <span ref={bubble} id={id} role="tooltip" popover="manual" className="tooltip">
        {text}
      </span>
    </span>
  )
}
