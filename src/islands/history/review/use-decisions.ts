/** Deciding about findings one by one: the pending decision, the progress, and the last announcement. */
import { useState } from 'react'
import type { HistoryEntry } from '../../../contract/documents.ts'
import {
  type Decision,
  type ReviewChange,
  reviewOf,
  reviewsAfter,
} from '../../../domain/results/decisions.ts'
import { DECISION_WORDS } from '../../../domain/results/finding-words.ts'
import type { ListedFinding } from '../../../domain/results/findings.ts'
import { countDecisions, needsDecision } from '../../../domain/results/result-counts.ts'
import { VERDICT_WORDS } from '../../../domain/results/verdict-words.ts'
import { findingName } from '../findings/finding-name.ts'
import { cardId } from '../link.ts'
import type { EntryActions } from '../use-entry-actions.ts'
import type { Reading } from '../use-reading.ts'
import { nextUndecided } from './review-order.ts'

export type Decisions = ReturnType<typeof useDecisions>

interface Asking {
  readonly findingId: number
  readonly decision: Exclude<Decision, 'confirmed'>
}

/** A decision on its way to the server. Counted at once: the next key may be pressed before the list has it. */
interface Unsaved {
  readonly entry: number
  readonly change: ReviewChange
}

export function useDecisions(entry: HistoryEntry | null, reading: Reading, review: EntryActions['review']) {
  /** The decision whose reason is being asked. */
  const [asking, setAsking] = useState<Asking | null>(null)
  /** Screen-reader announcement. */
  const [said, setSaid] = useState('')
  const [lastId, setLastId] = useState<number | null>(null)
  const [unsaved, setUnsaved] = useState<readonly Unsaved[]>([])
  const reviews = unsaved
    .filter((each) => each.entry === entry?.documentRequestId)
    .reduce((all, { change }) => reviewsAfter(all, change), entry?.reviews ?? [])
  const progress = countDecisions(reading.findings, reviews)

  async function save(listed: ListedFinding, decision: Decision | null, reason: string): Promise<void> {
    setAsking(null)
    if (!entry || !review) return
    const change = { section: listed.section, findingId: listed.finding.id, decision, reason }
    const made = { entry: entry.documentRequestId, change }
    setUnsaved((all) => [...all, made])
    await review(entry, change)
    setUnsaved((all) => all.filter((each) => each !== made))
  }
  function decide(listed: ListedFinding, decision: Decision, reason: string): void {
    const { id } = listed.finding
    const isNew = reviewOf(reviews, id) === null
    const next = isNew ? nextUndecided(reading.shown, reviews, id) : null
    const decided = progress.decided + (isNew ? 1 : 0)
    void save(listed, decision, reason)
    setLastId(id)
    setSaid(
      [
        `${DECISION_WORDS[decision]}. ${decided} of ${progress.toDecide} decided.`,
        next && `Next: ${findingName(next)}, ${VERDICT_WORDS[next.verdict]}.`,
      ]
        .filter(Boolean)
        .join(' '),
    )
    if (next) reading.select(next.finding.id)
    else focusCard(entry, id)
  }
  function undo(listed: ListedFinding): void {
    if (reviewOf(reviews, listed.finding.id) === null) return
    void save(listed, null, '')
    setSaid(`Decision undone. ${progress.decided - 1} of ${progress.toDecide} decided.`)
    reading.select(listed.finding.id)
    focusCard(entry, listed.finding.id)
  }
  return {
    decided: progress.decided,
    total: progress.toDecide,
    asking,
    /** Confirming takes effect at once; other decisions ask for a reason. */
    begin(listed: ListedFinding, decision: Decision) {
      if (!review || !needsDecision(listed)) return
      if (decision === 'confirmed') return decide(listed, decision, '')
      reading.select(listed.finding.id)
      setAsking({ findingId: listed.finding.id, decision })
    },
    decide,
    undo,
    toNext() {
      const next = nextUndecided(reading.shown, reviews, reading.current?.finding.id ?? null)
      if (next) reading.select(next.finding.id)
    },
    /** Undoes the decision on the current finding, else the last one made. */
    undoLast() {
      const candidates = [reading.current, reading.findings.find(({ finding }) => finding.id === lastId)]
      const decided = candidates.find((each) => each && reviewOf(reviews, each.finding.id) !== null)
      if (decided) undo(decided)
    },
    cancel() {
      setAsking(null)
      if (asking) focusCard(entry, asking.findingId)
    },
    said,
  }
}

/** The pressed control no longer exists. */
function focusCard(entry: HistoryEntry | null, findingId: number): void {
  if (entry) document.getElementById(cardId(entry.documentRequestId, findingId))?.focus()
}
