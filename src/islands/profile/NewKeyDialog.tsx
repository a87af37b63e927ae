import { useMutation } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import type { ApiKeyRequest, NewApiKey } from '../../contract/api-keys.ts'
import {
  KEY_DAYS,
  KEY_DAYS_DEFAULT,
  KEY_NAME_MAX,
  SCOPES,
  type Scope,
} from '../../domain/account/api-keys.ts'
import { ACCOUNT_ERRORS, errorField } from '../../domain/errors/account-errors.ts'
import { trimmed } from '../../domain/text/trimmed.ts'
import { ApiError } from '../base/call.ts'
import { onSessionEnd } from '../session/session.ts'
import { Button, Checkbox, copyText, Dialog, Message, PasswordField, Select, TextField } from '../ui/index.ts'

interface NewKeyDialogProps {
  open: boolean
  create: (body: ApiKeyRequest) => Promise<NewApiKey>
  onClose: () => void
}

export function NewKeyDialog({ open, create, onClose }: NewKeyDialogProps) {
  const creation = useMutation<NewApiKey, Error, ApiKeyRequest>({ mutationFn: create, onError: onSessionEnd })
  const { data: created } = creation
  function close(): void {
    creation.reset()
    onClose()
  }
  return (
    <Dialog open={open} title={created ? 'Copy your API key' : 'New API key'} onClose={close}>
      {created ? (
        <div className="profile-form stack-4">
          <p>This is the only time the key is shown. We store only its hash.</p>
          <TextField
            label="API key"
            readOnly
            value={created.key}
            onFocus={(event) => event.target.select()}
          />
          <p className="cluster statement-actions">
            <Button icon="copy" onClick={() => copyText(created.key, 'Copied')}>
              Copy key
            </Button>
            <Button variant="primary" onClick={close}>
              Done
            </Button>
          </p>
        </div>
      ) : (
        <KeyForm
          busy={creation.isPending}
          failure={creation.error}
          onSubmit={(body) => creation.mutate(body)}
        />
      )}
    </Dialog>
  )
}

interface KeyFormProps {
  busy: boolean
  failure: Error | null
  onSubmit: (body: ApiKeyRequest) => void
}

function KeyForm({ busy, failure, onSubmit }: KeyFormProps) {
  const [name, setName] = useState('')
  const [scopes, setScopes] = useState<readonly Scope[]>(['check', 'read'])
  const [days, setDays] = useState<number | null>(KEY_DAYS_DEFAULT)
  const [password, setPassword] = useState('')
  const [tried, setTried] = useState(false)
  const asksPassword = failure instanceof ApiError && errorField(failure.code) === 'password'
  function submit(event: SubmitEvent): void {
    event.preventDefault()
    setTried(true)
    if (trimmed(name) !== '' && scopes.length > 0)
      onSubmit({ name, scopes: [...scopes], expiresInDays: days, ...(password && { password }) })
  }
  return (
    <form className="profile-form stack-4" noValidate onSubmit={submit}>
      <TextField
        label="Name"
        hint="Where you will use it, such as “Build server”"
        value={name}
        maxLength={KEY_NAME_MAX}
        error={tried && trimmed(name) === '' ? ACCOUNT_ERRORS.nameRequired.text : undefined}
        onChange={(event) => setName(event.target.value)}
      />
      <fieldset className="key-scopes stack-2">
        <legend>Permissions</legend>
        {SCOPES.map((scope) => (
          <Checkbox
            key={scope}
            label={SCOPE_LABELS[scope].label}
            checked={scopes.includes(scope)}
            onChange={(event) =>
              setScopes(event.target.checked ? [...scopes, scope] : scopes.filter((each) => each !== scope))
            }
          />
        ))}
      </fieldset>
      {tried && scopes.length === 0 && <Message kind="error">{ACCOUNT_ERRORS.scopeRequired.text}</Message>}
      <Select
        label="Expires"
        options={KEY_DAYS.map((each) => ({ value: String(each), label: each ? `In ${each} days` : 'Never' }))}
        value={String(days)}
        onChange={({ target }) => setDays(KEY_DAYS.find((each) => String(each) === target.value) ?? null)}
      />
      {asksPassword && (
        <PasswordField
          label="Your password"
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      )}
      {failure && <Message kind="error">{asksPassword ? failure.serverText : failure.message}</Message>}
      <Button type="submit" variant="primary" loading={busy}>
        Create key
      </Button>
    </form>
  )
}

export const SCOPE_LABELS: Readonly<Record<Scope, { readonly label: string; readonly short: string }>> = {
  check: { label: 'Check documents (spends your balance)', short: 'check documents' },
  read: { label: 'Read rule sets, results and PDFs', short: 'read' },
  rules: { label: 'Create and change rule sets, folders and tags', short: 'manage rules' },
}
