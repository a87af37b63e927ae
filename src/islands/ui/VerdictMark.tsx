import { verdictWords, WITH_LIMITS } from '../../domain/results/verdict-words.ts'
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
  isLimited?: boolean | undefined
}

export function VerdictMark({ verdict, isLimited = false }: VerdictMarkProps) {
  return (
    <>
      <VerdictSign verdict={verdict} />
      {isLimited && (
        <span className="verdict verdict-limited">
          <Icon name="circle-alert" />
          <span>{WITH_LIMITS}</span>
        </span>
      )}
    </>
  )
}

/** The verdict as one icon. With `iconOnly` the words are only read out by screen readers. */
export function VerdictSign({
  verdict,
  isLimited = false,
  iconOnly = false,
}: VerdictMarkProps & { iconOnly?: boolean }) {
  return (
    <span className={`verdict verdict-${isLimited ? 'limited' : verdict}`}>
      <Icon name={isLimited ? 'circle-alert' : icons[verdict]} />
      <span className={iconOnly ? 'visually-hidden' : undefined}>{verdictWords(verdict, isLimited)}</span>
    </span>
  )
}
