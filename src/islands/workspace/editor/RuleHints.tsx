import { parseRules, RULES_MAX } from '../../../domain/rules/rules.ts'
import { Icon } from '../../ui/Icon.tsx'
import { ruleHints } from './rule-hints.ts'

/** Maximum hints shown. */
const shown = 3

/** Number of rules, and hints about those that are hard to judge. */
export function RuleHints({ text }: { text: string }) {
  const rules = parseRules(text)
  const hints = ruleHints(rules)
  return (
    <div className="note rule-hints">
      <p>
        {rules.length} of {RULES_MAX} rules
      </p>
      <div role="status">
        {hints.length > 0 && (
          <ul>
            {hints.slice(0, shown).map((hint) => (
              <li key={hint.rule}>
                <Icon name="lightbulb" />
                <span>
                  Rule {hint.rule} – {hint.text}
                </span>
              </li>
            ))}
          </ul>
        )}
        {hints.length > shown && <p>and {hints.length - shown} more like these</p>}
      </div>
    </div>
  )
}
