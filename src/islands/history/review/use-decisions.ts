import { useActorRef } from '@xstate/react'
import { useCallback, useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { HistoryEntry } from '../../../contract/documents.ts'
import {
  type Decision,
  REVIEW_REASON_MAX,
  reviewOf,
  reviewsAfter,
} from '../../../domain/results/decisions.ts'
import { DECISION_WORDS, findingName } from '../../../domain/results/finding-words.ts'
import type { ListedFinding } from '../../../domain/results/findings.ts'
import { countDecisions, needsDecision } from '../../../domain/results/result-counts.ts'
import { VERDICT_WORDS } from '../../../domain/results/verdict-words.ts'
import type { Passage } from '../../../domain/results/verdicts.ts'
import {
  askedNow,
  type DecisionsContext,
  type DecisionsNews,
  decisionsMachine,
  isAbout,
  type Unsaved,
  unsavedNow,
} from '../../../machines/decisions.ts'
import { storedValue, storeEntry } from '../../base/stored.ts'
import { useListener } from '../../base/use-listener.ts'
import { showFailure } from '../../session/failures.ts'
import { cardId } from '../state/link.ts'
import { inReviewOrder, nextUndecided } from '../state/review-order.ts'
import type { EntryActions } from '../state/use-entry-actions.ts'
import type { Reading } from '../state/use-reading.ts'

export type Decisions = ReturnType<typeof useDecisions>

/** Milliseconds: long enough to finish the next finding first. */
const FAILURE_DURATION = 10_000

export function useDecisions(entry: HistoryEntry | null, reading: Reading, review: EntryActions['review']) {
  const actor = useActorRef(decisionsMachine)
  // Not rendered at each key of a reason, which would be slow with many findings.
  const unsaved = usePart(actor, ({ unsaved }) => unsaved)
  const said = usePart(actor, ({ said }) => said)
  usePart(actor, ({ asking }) => asking)
  const now = (): DecisionsContext => actor.getSnapshot().context
  const shownId = entry?.documentRequestId ?? null
  const reviews = unsaved
    .filter((each) => each.entry === shownId)
    .reduce((all, { change }) => reviewsAfter(all, change), entry?.reviews ?? [])
  const progress = countDecisions(reading.findings, reviews)

  async function save(made: Unsaved): Promise<void> {
    const { findingId } = made.change
    const listed = reading.findings.find(({ finding }) => finding.id === findingId)
    if (entry && listed)
      await review?.(entry, made.change, (latest, error) => {
        const name = findingName(listed)
        const isUndo = latest.decision === null
        actor.send({ type: 'LOST', made, latest })
        showFailure(`${name}: your decision was not ${isUndo ? 'undone' : 'saved'}`, error, {
          action: {
            label: isUndo ? `Back to ${name}` : `Back to ${name} (D)`,
            run: () => reading.select(findingId, made.entry),
          },
          duration: FAILURE_DURATION,
        })
      })
    actor.send({ type: 'ENDED', made })
  }
  const follow = useEffectEvent((news: DecisionsNews) => {
    if (news.type === 'save') void save(news.made)
    if (news.type === 'go') reading.select(news.to.findingId, news.to.entry)
    if (news.type === 'stay') document.getElementById(cardId(news.at.entry, news.at.findingId))?.focus()
  })
  useEffect(() => {
    const listening = actor.on('*', (news) => follow(news))
    return () => listening.unsubscribe()
  }, [actor])

  function made(listed: ListedFinding, decision: Decision | null, reason: string): Unsaved | null {
    const change = { section: listed.section, findingId: listed.finding.id, decision, reason }
    return shownId === null || !review ? null : { entry: shownId, change }
  }
  function place(listed: ListedFinding | null) {
    return listed && shownId !== null ? { entry: shownId, findingId: listed.finding.id } : null
  }
  function reasonOf(listed: ListedFinding, decision: Decision): string {
    const at = place(listed)
    const known = [
      at && now().lost.find((each) => isAbout(each, at))?.change,
      reviewOf(reviews, listed.finding.id),
    ]
    return known.find((each) => each?.decision === decision)?.reason ?? ''
  }
  function decide(listed: ListedFinding, decision: Decision, reason: string): void {
    const decided = made(listed, decision, reason)
    if (!decided) return
    const { id } = listed.finding
    const isNew = reviewOf(reviews, id) === null
    const next = isNew ? nextUndecided(reading.shown, reviews, id) : null
    const count = progress.decided + (isNew && needsDecision(listed) ? 1 : 0)
    const words = [
      `${DECISION_WORDS[decision]}. ${count} of ${progress.toDecide} decided.`,
      next && `Next: ${findingName(next)}, ${VERDICT_WORDS[next.verdict]}.`,
    ]
    actor.send({ type: 'DECIDE', made: decided, said: words.filter(Boolean).join(' '), next: place(next) })
  }
  function undo(listed: ListedFinding): void {
    const undone = made(listed, null, '')
    if (!undone || reviewOf(reviews, listed.finding.id) === null) return
    const count = progress.decided - (needsDecision(listed) ? 1 : 0)
    const words = `Decision undone. ${count} of ${progress.toDecide} decided.`
    actor.send({ type: 'DECIDE', made: undone, said: words, next: null })
    reading.select(listed.finding.id)
  }
  return {
    reviews,
    decided: progress.decided,
    total: progress.toDecide,
    asked: (findingId: number) =>
      askedNow(now()).find((each) => shownId !== null && isAbout(each, { entry: shownId, findingId }))
        ?.change ?? null,
    type: (reason: string) => actor.send({ type: 'TYPE', reason }),
    /** Confirming takes effect at once; other decisions ask for a reason. */
    begin(listed: ListedFinding, decision: Decision) {
      // What the AI finds nothing wrong with can only be called not met.
      if (decision !== 'confirmed' && !needsDecision(listed)) return
      if (decision === 'confirmed' && needsDecision(listed)) return decide(listed, decision, '')
      const begun = made(listed, decision, reasonOf(listed, decision))
      if (!begun) return
      reading.select(listed.finding.id)
      actor.send({ type: 'ASK', decision: begun })
    },
    found: (listed: ListedFinding, { page, text }: Passage) =>
      decide(listed, 'dismissed', `Page ${page}: “${text}”`.slice(0, REVIEW_REASON_MAX).toWellFormed()),
    answer(listed: ListedFinding) {
      const { asking, reason } = now()
      const decision = asking?.change.decision
      if (decision) decide(listed, decision, reason.trim())
    },
    undo,
    /** Findings that the filter hides come last. */
    toNext() {
      const at = reading.current?.finding.id ?? null
      const next =
        nextUndecided(reading.shown, reviews, at) ??
        nextUndecided(inReviewOrder(reading.findings), reviews, at)
      actor.send({ type: 'NEXT', undecided: place(next) })
    },
    undoLast() {
      const { lastId } = now()
      const candidates = [reading.current, reading.findings.find(({ finding }) => finding.id === lastId)]
      const decided = candidates.find((each) => each && reviewOf(reviews, each.finding.id) !== null)
      if (decided) undo(decided)
    },
    cancel: () => actor.send({ type: 'CANCEL' }),
    said,
    unsaved: () => unsavedNow(now()),
    resume([first, ...others]: readonly Unsaved[]) {
      if (first) actor.send({ type: 'RETURN', decisions: [first, ...others] })
    },
  }
}

/** Not by `useSelector`, which would lengthen the script of the sign-in page. */
function usePart<Part>(
  actor: ActorRefFrom<typeof decisionsMachine>,
  pick: (context: DecisionsContext) => Part,
): Part {
  const subscribe = useCallback((act: () => void) => actor.subscribe(act).unsubscribe, [actor])
  const part = (): Part => pick(actor.getSnapshot().context)
  return useSyncExternalStore(subscribe, part, part)
}

export function useKeptReasons(
  key: string,
  entries: readonly HistoryEntry[],
  { unsaved, resume }: Decisions,
): void {
  const kept = useRef<readonly Unsaved[]>([])
  const find = useEffectEvent((among: readonly HistoryEntry[]) => {
    const found = kept.current.filter((each) => among.some((entry) => lacks(entry, each)))
    if (found.length === 0) return
    kept.current = []
    resume(found)
  })
  useEffect(() => {
    kept.current = (storedValue('sessionStorage', key) ?? []) as readonly Unsaved[]
  }, [key])
  // An older check comes with the whole list, a deleted one never.
  useEffect(() => find(entries), [entries])
  useListener('pagehide', () => {
    const reasons = [...kept.current, ...unsaved()].filter(({ change }) => change.reason !== '')
    storeEntry('sessionStorage', key, JSON.stringify(reasons))
  })
}

/** A decision that was on its way may have been saved. */
function lacks({ documentRequestId, reviews }: HistoryEntry, { entry, change }: Unsaved): boolean {
  return documentRequestId === entry && reviewOf(reviews, change.findingId)?.reason !== change.reason
}
