import { VERDICT_WORDS } from '../../domain/results/verdict-words.ts'
import type { Verdict } from '../../domain/results/verdicts.ts'
import { Icon, type IconName } from './Icon.tsx'

const icons: Readonly<Record<Verdict, IconName>> = {
  met: 'check',
  broken: 'x',
  'not-found': 'minus',
  'not-applicable': 'slash',
  unreadable: 'eye-off',
}

/** The verdict on one rule. With `iconOnly` the words are only read out by screen readers. */
export function VerdictMark({ verdict, iconOnly = false }: { verdict: Verdict; iconOnly?: boolean }) {
  return (
    <span className={`verdict verdict-${verdict}`}>
      <Icon name={icons[verdict]} />
      <span className={iconOnly ? 'visually-hidden' : undefined}>{VERDICT_WORDS[verdict]}</span>
    </span>
  )
}
