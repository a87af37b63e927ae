import type { ReactNode } from 'react'
import { Dialog, Kbd } from '../ui/index.ts'
import { REVIEW_KEYS } from './use-review-keys.ts'

/** Which key does what on this screen. */
export function KeysHelp({ onClose }: { onClose: () => void }): ReactNode {
  return (
    <Dialog open title="Keyboard shortcuts" onClose={onClose}>
      <dl className="keys">
        {REVIEW_KEYS.map(([key, words]) => (
          <div key={key}>
            <dt>
              <Kbd>{key}</Kbd>
            </dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
