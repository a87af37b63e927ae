import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ApiKey, NewApiKey } from '../../contract/api-keys.ts'
import { onSessionEnd } from '../session/session.ts'
import { Button, ConfirmDialog, DateTime, Message, Section, Skeleton } from '../ui/index.ts'
import { NewKeyDialog, SCOPE_LABELS } from './NewKeyDialog.tsx'
import type { ApiKeySource } from './profile-source.ts'

export function ApiKeys({ source }: { source: ApiKeySource }) {
  const cache = useQueryClient()
  const { data, isError, refetch } = useQuery({ queryKey: ['api-keys'], queryFn: () => source.list() })
  const [creating, setCreating] = useState(false)
  const [revoking, setRevoking] = useState<ApiKey | null>(null)
  const refresh = (): Promise<void> => cache.invalidateQueries({ queryKey: ['api-keys'] })
  return (
    <Section
      title="API keys"
      note="For scripts and the command line. A key acts for you within its permissions; treat it like a password."
    >
      {isError && <Message kind="info">We couldn’t load your API keys.</Message>}
      {isError && (
        <p>
          <Button small onClick={() => void refetch()}>
            Try again
          </Button>
        </p>
      )}
      {!data && !isError && <Skeleton rows lines={2} label="Loading API keys" />}
      {data?.length === 0 && <p className="muted">No API keys yet.</p>}
      {data && data.length > 0 && <KeyTable keys={data} onRevoke={setRevoking} />}
      <p>
        <Button small onClick={() => setCreating(true)}>
          New API key
        </Button>
      </p>
      <NewKeyDialog
        open={creating}
        create={(body): Promise<NewApiKey> => source.create(body).finally(refresh)}
        onClose={() => setCreating(false)}
      />
      {revoking && (
        <RevokeKey
          apiKey={revoking}
          revoke={() => source.revoke(revoking.id).finally(refresh)}
          onClose={() => setRevoking(null)}
        />
      )}
    </Section>
  )
}

interface RevokeKeyProps {
  apiKey: ApiKey
  revoke: () => Promise<void>
  onClose: () => void
}

function RevokeKey({ apiKey, revoke, onClose }: RevokeKeyProps) {
  const revocation = useMutation({ mutationFn: revoke, onSuccess: onClose, onError: onSessionEnd })
  return (
    <ConfirmDialog
      open
      title="Revoke this API key?"
      confirmLabel="Revoke key"
      danger
      loading={revocation.isPending}
      message={
        revocation.isError ? { kind: 'error', text: 'We couldn’t revoke the key. Try again.' } : undefined
      }
      onClose={onClose}
      onConfirm={() => revocation.mutate()}
    >
      <p>“{apiKey.name}” will stop working immediately, and programs that use it will be refused.</p>
    </ConfirmDialog>
  )
}

/** "check documents and read". */
const LIST = new Intl.ListFormat('en')

function KeyTable({ keys, onRevoke }: { keys: readonly ApiKey[]; onRevoke: (key: ApiKey) => void }) {
  return (
    <ul className="api-keys stack-4">
      {keys.map((key) => (
        <li key={key.id} className="spread">
          <div>
            <strong>{key.name}</strong> <code>rm_…{key.ending}</code>
            <p className="note">
              May {LIST.format(key.scopes.map((scope) => SCOPE_LABELS[scope].short))}. Created{' '}
              <DateTime date={key.createdAt} />,{' '}
              {key.lastUsedAt ? (
                <>
                  last used <DateTime date={key.lastUsedAt} />
                </>
              ) : (
                'never used'
              )}
              .{' '}
              {key.expiresAt ? (
                <>
                  {Date.parse(key.expiresAt) > Date.now() ? 'Expires' : 'Expired'}{' '}
                  <DateTime date={key.expiresAt} />.
                </>
              ) : (
                'Never expires.'
              )}
            </p>
          </div>
          <Button small variant="quiet" aria-label={`Revoke ${key.name}`} onClick={() => onRevoke(key)}>
            Revoke
          </Button>
        </li>
      ))}
    </ul>
  )
}
