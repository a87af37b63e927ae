import { parseRules, RULES_MAX } from '../../../domain/rules/rules.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Button } from '../../ui/index.ts'
import { ruleHints } from './rule-hints.ts'

const shown = 3

interface RuleHintsProps {
  text: string
  onRewrite: (rules: readonly string[]) => void
}

export function RuleHints({ text, onRewrite }: RuleHintsProps) {
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
            {hints.slice(0, shown).map(({ rule, text, parts }) => (
              <li key={rule} className="in-line">
                <Icon name="lightbulb" />
                <span>
                  Rule {rule} – {text}
                </span>
                {parts && rules.length < RULES_MAX && (
                  <Button
                    small
                    variant="quiet"
                    onClick={() => onRewrite(rules.toSpliced(rule - 1, 1, ...parts))}
                  >
                    Split into two?
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
        {hints.length > shown && <p>and {hints.length - shown} more like these</p>}
      </div>
    </div>
  )
}
