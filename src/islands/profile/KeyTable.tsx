import type { ReactNode } from 'react'
import type { ApiKey } from '../../contract/api-keys.ts'
import { type DateLocale, DateTime } from '../history/DateTime.tsx'
import { Button } from '../ui/index.ts'
import { SCOPE_LABELS } from './scope-labels.ts'

interface KeyTableProps {
  keys: readonly ApiKey[]
  locale: DateLocale
  onRevoke: (key: ApiKey) => void
}

/** "check documents and read". */
const LIST = new Intl.ListFormat('en')

export function KeyTable({ keys, locale, onRevoke }: KeyTableProps): ReactNode {
  return (
    <ul className="api-keys stack-4">
      {keys.map((key) => (
        <li key={key.id}>
          <div>
            <strong>{key.name}</strong> <code>rm_…{key.ending}</code>
            <p className="note">
              May {LIST.format(key.scopes.map((scope) => SCOPE_LABELS[scope].short))}. Created{' '}
              <DateTime date={key.createdAt} locale={locale} />,{' '}
              {key.lastUsedAt ? (
                <>
                  last used <DateTime date={key.lastUsedAt} locale={locale} />
                </>
              ) : (
                'never used'
              )}
              .
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
