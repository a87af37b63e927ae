import type { ReactNode } from 'react'
import { Button } from '../ui/index.ts'

interface ConsentSwitchProps {
  title: string
  /** Address of the text to agree to. */
  href: string
  given: boolean
  busy: boolean
  /** Explains what withdrawing means. */
  note: string
  onChange: (given: boolean) => void
}

export function ConsentSwitch({ title, href, given, busy, note, onChange }: ConsentSwitchProps): ReactNode {
  return (
    <div className="consent-switch">
      <div>
        <p>
          <a href={href}>{title}</a>: {given ? 'accepted' : 'not accepted'}
        </p>
        <p className="note">{note}</p>
      </div>
      <Button
        small
        loading={busy}
        aria-label={`${given ? 'Withdraw' : 'Accept'}: ${title}`}
        onClick={() => onChange(!given)}
      >
        {given ? 'Withdraw' : 'Accept'}
      </Button>
    </div>
  )
}
