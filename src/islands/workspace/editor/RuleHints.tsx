import { Lightbulb } from 'lucide-react'
import type { ReactNode } from 'react'
import { parseRules } from '../../../domain/rules.ts'
import { ruleHints } from './rule-hints.ts'

/** More would be a lecture. */
const shown = 3

/** Notes on rules that are hard to judge; they stand in nobody's way. */
export function RuleHints({ text }: { text: string }): ReactNode {
  const hints = ruleHints(parseRules(text))
  return (
    <div className="rule-hints" role="status">
      {hints.length > 0 && (
        <ul>
          {hints.slice(0, shown).map((hint) => (
            <li key={hint.rule}>
              <Lightbulb aria-hidden="true" />
              <span>
                Rule {hint.rule} – {hint.text}
              </span>
            </li>
          ))}
        </ul>
      )}
      {hints.length > shown && <p>and {hints.length - shown} more like these</p>}
    </div>
  )
}
