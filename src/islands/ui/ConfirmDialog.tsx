import { type FormEvent, useId, useState } from 'react'
import { Button } from './Button.tsx'
import { Dialog, type DialogProps } from './Dialog.tsx'
import { TextField } from './Field.tsx'

interface ConfirmDialogProps extends Omit<DialogProps, 'footer' | 'wide'> {
  confirmLabel: string
  onConfirm: () => void
  danger?: boolean
  loading?: boolean
  disabled?: boolean
  /** Words the user must type first, ignoring case. */
  typed?: { label: string; text: string } | undefined
}

export function ConfirmDialog({
  onConfirm,
  confirmLabel,
  danger,
  loading,
  disabled,
  typed,
  ...dialog
}: ConfirmDialogProps) {
  const form = useId()
  return (
    <Dialog
      {...dialog}
      footer={
        <>
          <Button onClick={dialog.onClose}>Cancel</Button>
          <Button
            type="submit"
            form={form}
            variant={danger ? 'danger' : 'primary'}
            loading={loading === true}
            disabled={disabled}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      <ConfirmForm id={form} onConfirm={onConfirm} typed={typed}>
        {dialog.children}
      </ConfirmForm>
    </Dialog>
  )
}

type ConfirmFormProps = Pick<ConfirmDialogProps, 'onConfirm' | 'typed' | 'children'> & { id: string }

function ConfirmForm({ id, onConfirm, typed, children }: ConfirmFormProps) {
  const [value, setValue] = useState('')
  const [error, setError] = useState('')
  function submit(event: FormEvent): void {
    event.preventDefault()
    const matches = !typed || value.trim().toLowerCase() === typed.text.toLowerCase()
    setError(matches ? '' : `Type ${typed?.text} to continue.`)
    if (matches) onConfirm()
  }
  return (
    <form id={id} className="stack-4 section" noValidate onSubmit={submit}>
      {children}
      {typed && (
        <TextField
          label={typed.label}
          value={value}
          error={error}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => setValue(event.target.value)}
        />
      )}
    </form>
  )
}
