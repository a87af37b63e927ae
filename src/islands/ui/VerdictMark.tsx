import { Check, type LucideIcon, Minus, X } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Verdict } from '../../domain/verdicts.ts'

const marks: Readonly<Record<Verdict, { icon: LucideIcon; word: string }>> = {
  met: { icon: Check, word: 'Met' },
  broken: { icon: X, word: 'Broken' },
  'not-found': { icon: Minus, word: 'Not found in the document' },
}

/** The verdict on one rule. `iconOnly` keeps the words for those who can't see the picture. */
export function VerdictMark({
  verdict,
  iconOnly = false,
}: {
  verdict: Verdict
  iconOnly?: boolean
}): ReactNode {
  const { icon: Icon, word } = marks[verdict]
  return (
    <span className={`verdict verdict-${verdict}`}>
      <Icon aria-hidden="true" />
      <span className={iconOnly ? 'visually-hidden' : undefined}>{word}</span>
    </span>
  )
}
