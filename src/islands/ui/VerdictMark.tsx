import { VERDICT_WORDS, verdictWords, WITH_LIMITS } from '../../domain/results/verdict-words.ts'
import type { Verdict } from '../../domain/results/verdicts.ts'
import { Icon, type IconName } from './Icon.tsx'

const icons: Readonly<Record<Verdict, IconName>> = {
  met: 'check',
  broken: 'x',
  'not-found': 'minus',
  'not-applicable': 'slash',
  undecided: 'circle-question-mark',
}

interface VerdictMarkProps {
  verdict: Verdict
  /** Whether it is met with limits. */
  isLimited?: boolean | undefined
  /** The words are only read out by screen readers. */
  iconOnly?: boolean
}

/** The verdict on one rule. */
export function VerdictMark({ verdict, isLimited = false, iconOnly = false }: VerdictMarkProps) {
  if (iconOnly) {
    return (
      <span className={`verdict verdict-${isLimited ? 'limited' : verdict}`}>
        <Icon name={isLimited ? 'circle-alert' : icons[verdict]} />
        <span className="visually-hidden">{verdictWords(verdict, isLimited)}</span>
      </span>
    )
  }
  return (
    <>
      <span className={`verdict verdict-${verdict}`}>
        <Icon name={icons[verdict]} />
        <span>{VERDICT_WORDS[verdict]}</span>
      </span>
      {isLimited && (
        <span className="verdict verdict-limited">
          <Icon name="circle-alert" />
          <span>{WITH_LIMITS}</span>
        </span>
      )}
    </>
  )
}
