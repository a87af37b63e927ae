import { Check, EyeOff, type LucideIcon, Minus, Slash, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { VERDICT_WORDS } from '../../domain/verdict-words.ts'
import type { Verdict } from '../../domain/verdicts.ts'

const icons: Readonly<Record<Verdict, LucideIcon>> = {
  met: Check,
  broken: X,
  'not-found': Minus,
  'not-applicable': Slash,
  unreadable: EyeOff,
}

/** The verdict on one rule. With `iconOnly` the words are only read out by screen readers. */
export function VerdictMark({
  verdict,
  iconOnly = false,
}: {
  verdict: Verdict
  iconOnly?: boolean
}): ReactNode {
  const Icon = icons[verdict]
  return (
    <span className={`verdict verdict-${verdict}`}>
      <Icon aria-hidden="true" />
      <span className={iconOnly ? 'visually-hidden' : undefined}>{VERDICT_WORDS[verdict]}</span>
    </span>
  )
}
