import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { classes } from './classes.ts'
import { IconButton } from './IconButton.tsx'
import { Message, type MessageKind } from './Message.tsx'

export interface DialogProps {
  open: boolean
  title: string
  onClose: () => void
  children: ReactNode
  /** Buttons, the primary one last. */
  footer?: ReactNode
  /** A message inside the dialog, because toasts outside a modal dialog can't be reached while it is open. */
  message?: { kind: MessageKind; text: ReactNode } | undefined
  wide?: boolean
}

/** The first field, else the main button, else the first one, which changes nothing, else the title. */
function firstStop(dialog: HTMLDialogElement): HTMLElement | null {
  const stops = [
    '.dialog-body :is(input, textarea, select)',
    '.dialog-foot .button-primary',
    '.dialog-foot button',
    'h2',
  ]
  for (const stop of stops) {
    const found = dialog.querySelector<HTMLElement>(stop)
    if (found) return found
  }
  return null
}

/** The browser traps the focus and restores it on closing; children are mounted only while it is open. */
export function Dialog({ open, title, onClose, children, footer, message, wide = false }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => {
    const dialog = ref.current
    if (dialog && open && !dialog.open) {
      dialog.showModal()
      firstStop(dialog)?.focus()
    }
    if (!open && dialog?.open) dialog.close()
  }, [open])
  // The browser gives the focus back only when a dialog closes, not when it is removed.
  useLayoutEffect(() => {
    const dialog = ref.current
    return () => dialog?.close()
  }, [])
  return (
    <dialog
      ref={ref}
      className={classes('floating dialog', wide && 'dialog-wide')}
      aria-labelledby={titleId}
      onCancel={(event) => {
        if (event.target !== ref.current) return
        event.preventDefault()
        onClose()
      }}
      // Sent late, so that it may be about an earlier opening.
      onClose={(event) => event.target === ref.current && open && !ref.current.open && onClose()}
    >
      {open && (
        <>
          <header className="spread dialog-head">
            <h2 className="dialog-title" id={titleId} tabIndex={-1}>
              {title}
            </h2>
            <IconButton icon="x" label="Close" onClick={onClose} />
          </header>
          <div className="dialog-message">
            {message && (
              <Message kind={message.kind} className="message-in-dialog">
                {message.text}
              </Message>
            )}
          </div>
          <div className="stack-4 dialog-body">{children}</div>
          {footer && <footer className="cluster dialog-foot">{footer}</footer>}
        </>
      )}
    </dialog>
  )
}
