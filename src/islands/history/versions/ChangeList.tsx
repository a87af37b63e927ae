import { useEffect, useRef } from 'react'
import { changeName, pairWords, RANK_WORDS } from '../../../domain/changes/change-words.ts'
import {
  type Change,
  type Changes,
  type FindingPair,
  rankOf,
  SIDES,
} from '../../../domain/changes/changes.ts'

interface ChangeListProps {
  found: Changes
  /** Index of the current change. */
  at: number
  onSelect: (at: number) => void
  carried: ReadonlySet<number>
}

/** All changes by rank, those of moved text folded by clause, and the findings whose words did not change. */
export function ChangeList({ found, at, onSelect, carried }: ChangeListProps) {
  const placed = found.changes.map((change, index) => ({ change, index }))
  const items = (own: typeof placed) => (
    <ol>
      {own.map(({ change, index }) => (
        <ChangeItem
          key={index}
          {...{ change, index, carried }}
          isCurrent={index === at}
          onSelect={onSelect}
        />
      ))}
    </ol>
  )
  return (
    <div className="stack-4 versions-list">
      {RANK_WORDS.map((words, rank) => {
        const own = placed.filter(({ change }) => rankOf(change) === rank)
        if (own.length === 0) return null
        const clauses = Map.groupBy(own, ({ change }) => change.after.clause)
        return (
          <section key={words} className="stack-2" aria-label={words}>
            <h3 className="note">{words}</h3>
            {rank < 3
              ? items(own)
              : [...clauses].map(([clause, moved]) => (
                  <details key={clause} open={moved.some(({ index }) => index === at)}>
                    <summary>{clause || 'Beginning'}</summary>
                    {items(moved)}
                  </details>
                ))}
          </section>
        )
      })}
      {found.unchanged.length > 0 && (
        <details open={found.unchanged[0]?.isFlip}>
          <summary className="note">Findings on the same words as before ({found.unchanged.length})</summary>
          <Pairs pairs={found.unchanged} carried={carried} />
        </details>
      )}
    </div>
  )
}

interface ChangeItemProps extends Pick<ChangeListProps, 'onSelect' | 'carried'> {
  change: Change
  index: number
  isCurrent: boolean
}

function ChangeItem({ change, index, isCurrent, onSelect, carried }: ChangeItemProps) {
  const item = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isCurrent) item.current?.scrollIntoView({ block: 'nearest' })
  }, [isCurrent])
  return (
    <li ref={item} className="stack-2">
      <button type="button" aria-current={isCurrent ? 'true' : undefined} onClick={() => onSelect(index)}>
        <span className="note">
          {index + 1}. {changeName(change)}
        </span>
        <span>
          {change.diff.map(({ kind, text }, at) => {
            const Words = kind === 'same' ? 'span' : kind === 'quote' ? 'del' : 'ins'
            // biome-ignore lint/suspicious/noArrayIndexKey: words may repeat, and the change never changes
            return <Words key={at}>{shortened(text)}</Words>
          })}
        </span>
      </button>
      <Pairs pairs={change.findings} carried={carried} />
    </li>
  )
}

/** Characters at both ends of a longer text. */
const ENDS = 120

function shortened(text: string): string {
  return text.length <= 3 * ENDS ? text : `${text.slice(0, ENDS)} … ${text.slice(-ENDS)}`
}

/** Findings with their rules and, where the verdict flipped, what it rested on. */
function Pairs({ pairs, carried }: { pairs: readonly FindingPair[] } & Pick<ChangeListProps, 'carried'>) {
  if (pairs.length === 0) return null
  return (
    <ul className="stack-2">
      {pairs.map((pair) => (
        <li key={`${pair.before?.finding.id} ${pair.after?.finding.id}`}>
          <p className={pair.isFlip ? 'versions-flip' : 'note'}>
            {pairWords(pair)}
            {carried.has(pair.after?.finding.id ?? -1) && ' (decision carried over)'}
          </p>
          <p>{(pair.after ?? pair.before)?.finding.rule}</p>
          {pair.isFlip &&
            SIDES.map((side) =>
              pair[side]?.finding.evidence.slice(0, 1).map(({ quote, page }) => (
                <p key={side} className="note">
                  {side === 'before' ? 'Before' : 'Now'}: “{shortened(quote)}”
                  {page !== null && `, page ${page}`}
                </p>
              )),
            )}
        </li>
      ))}
    </ul>
  )
}
