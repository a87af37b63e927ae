import { parseRules, RULES_MAX } from '../../../domain/rules/rules.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Button } from '../../ui/index.ts'
import { ruleHints, twoRulesIn } from './rule-hints.ts'

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
            {hints.slice(0, shown).map((hint) => (
              <li key={hint.rule}>
                <Icon name="lightbulb" />
                <span>
                  Rule {hint.rule} – {hint.text}
                </span>
                <Split rules={rules} at={hint.rule - 1} onRewrite={onRewrite} />
              </li>
            ))}
          </ul>
        )}
        {hints.length > shown && <p>and {hints.length - shown} more like these</p>}
      </div>
    </div>
  )
}

interface SplitProps extends Pick<RuleHintsProps, 'onRewrite'> {
  rules: readonly string[]
  at: number
}

function Split({ rules, at, onRewrite }: SplitProps) {
  const parts = twoRulesIn(rules[at] ?? '')
  if (!parts || rules.length >= RULES_MAX) return null
  return (
    <Button small variant="quiet" onClick={() => onRewrite(rules.toSpliced(at, 1, ...parts))}>
      Split into two?
    </Button>
  )
}
