import { changeName, pairWords, RANK_WORDS } from '../../../domain/changes/change-words.ts'
import { type Change, type Changes, type FindingPair, rankOf } from '../../../domain/changes/changes.ts'
import { SIDES } from '../../../domain/changes/version-text.ts'

interface ChangeListProps {
  found: Changes
  at: number
  onSelect: (at: number) => void
}

export function ChangeList({ found: { changes, unchanged }, at, onSelect }: ChangeListProps) {
  const items = (own: readonly Change[]) => (
    <ol className="stack-3">
      {own.map((change) => {
        const index = changes.indexOf(change)
        const isCurrent = index === at
        return (
          <li
            key={index}
            ref={(item) => (isCurrent ? item?.scrollIntoView({ block: 'nearest' }) : undefined)}
            className="stack-2"
          >
            <button type="button" aria-current={isCurrent} onClick={() => onSelect(index)}>
              <span className="note">
                {index + 1}. {changeName(change)}
              </span>
              <span>
                {change.diff.map(({ kind, text }, part) => {
                  const Words = kind === 'same' ? 'span' : kind === 'quote' ? 'del' : 'ins'
                  // biome-ignore lint/suspicious/noArrayIndexKey: words may repeat, and the change never changes
                  return <Words key={part}>{shortened(text)}</Words>
                })}
              </span>
            </button>
            <Pairs pairs={change.findings} />
          </li>
        )
      })}
    </ol>
  )
  return (
    <div className="stack-4 versions-list">
      {RANK_WORDS.map((words, rank) => {
        const own = changes.filter((change) => rankOf(change) === rank)
        const clauses = Map.groupBy(own, ({ after }) => after.clause)
        return (
          own.length > 0 && (
            <section key={words} className="stack-2" aria-label={words}>
              <h3 className="note">{words}</h3>
              {rank < 3
                ? items(own)
                : [...clauses].map(([clause, moved]) => (
                    <details key={clause} open={moved.some((change) => changes[at] === change)}>
                      <summary>{clause || 'Beginning'}</summary>
                      {items(moved)}
                    </details>
                  ))}
            </section>
          )
        )
      })}
      {unchanged.length > 0 && (
        <details open={unchanged[0]?.isFlip}>
          <summary className="note">On the same words as before ({unchanged.length})</summary>
          <Pairs pairs={unchanged} />
        </details>
      )}
    </div>
  )
}

/** Characters at both ends of a longer text. */
const ENDS = 120

function shortened(text: string): string {
  return text.length <= 3 * ENDS ? text : `${text.slice(0, ENDS)} … ${text.slice(-ENDS)}`
}

function Pairs({ pairs }: { pairs: readonly FindingPair[] }) {
  return pairs.length === 0 ? null : (
    <ul className="stack-2">
      {pairs.map((pair) => (
        <li key={`${pair.before?.finding.id} ${pair.after?.finding.id}`}>
          <p className={pair.isFlip ? 'versions-flip' : 'note'}>{pairWords(pair)}</p>
          <p>{(pair.after ?? pair.before)?.finding.rule}</p>
          {SIDES.map((side) => {
            const [evidence] = (pair.isFlip && pair[side]?.finding.evidence) || []
            return (
              evidence && (
                <p key={side} className="note">
                  {side === 'before' ? 'Before' : 'Now'}: “{shortened(evidence.quote)}”, page{' '}
                  {evidence.page ?? '–'}
                </p>
              )
            )
          })}
        </li>
      ))}
    </ul>
  )
}
