import type { ReactNode } from 'react'
import { VerdictMark } from '../ui/index.ts'

const RULES = [
  'Every quote is looked up in your document before you see it.',
  'What the document does not say is called “not found”, never “broken”.',
  'The file you upload is deleted as soon as its check ends.',
  'A check that fails costs nothing.',
] as const

/** Product promises, shown as rules that are met. */
export function OurRules(): ReactNode {
  return (
    <aside className="auth-rules" aria-labelledby="our-rules">
      <h2 id="our-rules">Our own rules</h2>
      <ol>
        {RULES.map((rule) => (
          <li key={rule}>
            <span>{rule}</span>
            <VerdictMark verdict="met" />
          </li>
        ))}
      </ol>
    </aside>
  )
}
