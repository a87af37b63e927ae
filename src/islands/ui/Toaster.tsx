import { useEffect, useRef, useState } from 'react'
import { Button } from './Button.tsx'
import { Icon } from './Icon.tsx'
import { messageIcons } from './Message.tsx'
import { takePendingToasts, usualDuration } from './pending-toasts.ts'
import { dismissToast, type Toast, toast, useToasts } from './toasts.ts'

/** Shows the toasts; one per page. Their timers pause while they are hovered or focused, or the tab is hidden. */
export function Toaster() {
  const toasts = useToasts()
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const corner = useRef<HTMLElement>(null)
  const newest = toasts.at(-1)
  useEffect(() => takePendingToasts().forEach(toast), [])
  useEffect(() => {
    if (newest) raise(corner.current)
    else {
      setHovered(false)
      setFocused(false)
    }
  }, [newest])
  return (
    <>
      <p className="visually-hidden" role="status">
        {newest && newest.kind !== 'error' && words(newest)}
      </p>
      <p className="visually-hidden" role="alert">
        {newest?.kind === 'error' && words(newest)}
      </p>
      <section
        ref={corner}
        popover="manual"
        className="toaster"
        aria-label="Notifications"
        onMouseEnter={() => setHovered(true)}
        onMouseLeave={() => setHovered(false)}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
      >
        <ol>
          {toasts.map((toast) => (
            <ToastItem key={toast.id} toast={toast} paused={hovered || focused} />
          ))}
        </ol>
      </section>
    </>
  )
}

function raise(corner: HTMLElement | null): void {
  if (corner?.matches(':popover-open') && !corner.contains(document.activeElement)) corner.hidePopover()
  if (!corner?.matches(':popover-open')) corner?.showPopover()
}

function words({ title, text }: Toast): string {
  return title ? `${title}. ${text}` : text
}

function ToastItem({ toast, paused }: { toast: Toast; paused: boolean }) {
  useExpiry(toast, paused)
  return (
    <li className={`floating toast toast-${toast.kind}`}>
      <Icon name={messageIcons[toast.kind]} />
      <div>
        {toast.title && <p className="toast-title">{toast.title}</p>}
        <p>{toast.text}</p>
        {toast.action && <ToastAction id={toast.id} action={toast.action} />}
      </div>
      <Button
        variant="quiet"
        icon="x"
        className="icon-button"
        aria-label="Dismiss"
        onClick={() => dismissToast(toast.id)}
      />
    </li>
  )
}

function ToastAction({ id, action }: { id: number; action: NonNullable<Toast['action']> }) {
  if ('href' in action) return <a href={action.href}>{action.label}</a>
  function act(run: () => void): void {
    dismissToast(id)
    run()
  }
  return (
    <button type="button" className="link toast-action" onClick={() => act(action.run)}>
      {action.label}
    </button>
  )
}

/** Counts only the time during which the toast could be read. */
function useExpiry(toast: Toast, paused: boolean): void {
  const left = useRef(toast.duration ?? usualDuration)
  useEffect(() => {
    if (paused) return
    const since = performance.now()
    const timer = window.setTimeout(() => dismissToast(toast.id), left.current)
    return () => {
      window.clearTimeout(timer)
      left.current = Math.max(1000, left.current - (performance.now() - since))
    }
  }, [toast.id, paused])
}
