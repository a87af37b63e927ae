/** Deciding about findings one by one: the pending decision, the progress, and the last announcement. */
import { useRef, useState } from 'react'
import type { HistoryEntry } from '../../../contract/documents.ts'
import {
  type Decision,
  REVIEW_REASON_MAX,
  type ReviewChange,
  reviewOf,
  reviewsAfter,
} from '../../../domain/results/decisions.ts'
import { DECISION_WORDS } from '../../../domain/results/finding-words.ts'
import type { ListedFinding } from '../../../domain/results/findings.ts'
import { countDecisions, needsDecision } from '../../../domain/results/result-counts.ts'
import { VERDICT_WORDS } from '../../../domain/results/verdict-words.ts'
import type { Passage } from '../../../domain/results/verdicts.ts'
import { showFailure } from '../../session/failures.ts'
import { findingName } from '../findings/finding-name.ts'
import { cardId } from '../link.ts'
import type { EntryActions } from '../use-entry-actions.ts'
import type { Reading } from '../use-reading.ts'
import { inReviewOrder, nextUndecided } from './review-order.ts'

export type Decisions = ReturnType<typeof useDecisions>

/** A decision on its way to the server. Counted at once: the next key may be pressed before the list has it. */
export interface Unsaved {
  readonly entry: number
  readonly change: ReviewChange
}

/** A decision that could not be saved. */
interface Lost extends Unsaved {
  /** Whether D led back to it. */
  readonly seen: boolean
}

/** Milliseconds: long enough to finish the next finding first. */
const FAILURE_DURATION = 10_000

export function useDecisions(entry: HistoryEntry | null, reading: Reading, review: EntryActions['review']) {
  /** The decision whose reason is being asked. */
  const [asking, setAsking] = useState<Unsaved | null>(null)
  /** Its reason so far. No state, because rendering all findings at each key would be slow. */
  const typed = useRef('')
  /** Screen-reader announcement. */
  const [said, setSaid] = useState('')
  const [lastId, setLastId] = useState<number | null>(null)
  const [unsaved, setUnsaved] = useState<readonly Unsaved[]>([])
  const [lost, setLost] = useState<readonly Lost[]>([])
  const reviews = unsaved
    .filter((each) => each.entry === entry?.documentRequestId)
    .reduce((all, { change }) => reviewsAfter(all, change), entry?.reviews ?? [])
  const progress = countDecisions(reading.findings, reviews)

  /** With the reason given before, to be corrected or sent again. */
  function ask(next: Unsaved): void {
    typed.current = next.change.reason
    setAsking(next)
  }
  function askedNow(): Unsaved[] {
    return asking ? [{ ...asking, change: { ...asking.change, reason: typed.current } }] : []
  }
  /** Returns the reason given with this decision, whether it was saved or not. */
  function reasonOf(id: number, decision: Decision): string {
    const known = [lost.find((each) => isAbout(each, entry, id))?.change, reviewOf(reviews, id)]
    return known.find((each) => each?.decision === decision)?.reason ?? ''
  }
  async function save(listed: ListedFinding, decision: Decision | null, reason: string): Promise<void> {
    setAsking(null)
    if (!entry || !review) return
    const change = { section: listed.section, findingId: listed.finding.id, decision, reason }
    const made = { entry: entry.documentRequestId, change }
    setUnsaved((all) => [...all, made])
    setLost((all) => all.filter((each) => !isAbout(each, entry, change.findingId)))
    await review(entry, change, (latest, error) => {
      const name = findingName(listed)
      const isUndo = latest.decision === null
      if (!isUndo) setLost((all) => [...all, { ...made, change: latest, seen: false }])
      showFailure(`${name}: your decision was not ${isUndo ? 'undone' : 'saved'}`, error, {
        action: {
          label: isUndo ? `Back to ${name}` : `Back to ${name} (D)`,
          run: () => reading.select(latest.findingId, made.entry),
        },
        duration: FAILURE_DURATION,
      })
    })
    setUnsaved((all) => all.filter((each) => each !== made))
  }
  function decide(listed: ListedFinding, decision: Decision, reason: string): void {
    const { id } = listed.finding
    const isNew = reviewOf(reviews, id) === null
    const next = isNew ? nextUndecided(reading.shown, reviews, id) : null
    const decided = progress.decided + (isNew && needsDecision(listed) ? 1 : 0)
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
    const decided = progress.decided - (needsDecision(listed) ? 1 : 0)
    setSaid(`Decision undone. ${decided} of ${progress.toDecide} decided.`)
    reading.select(listed.finding.id)
    focusCard(entry, listed.finding.id)
  }
  return {
    /** With those on their way. */
    reviews,
    decided: progress.decided,
    total: progress.toDecide,
    /** The decision about this finding whose reason is being asked. */
    asked: (id: number) => askedNow().find((each) => isAbout(each, entry, id))?.change ?? null,
    type(reason: string) {
      typed.current = reason
    },
    /** Confirming takes effect at once; other decisions ask for a reason. */
    begin(listed: ListedFinding, decision: Decision) {
      if (!review || !canDecide(listed, decision)) return
      if (decision === 'confirmed' && needsDecision(listed)) return decide(listed, decision, '')
      const { id } = listed.finding
      reading.select(id)
      const change = { section: listed.section, findingId: id, decision, reason: reasonOf(id, decision) }
      if (entry) ask({ entry: entry.documentRequestId, change })
    },
    /** The reader found what the AI missed. */
    found: (listed: ListedFinding, { page, text }: Passage) =>
      decide(listed, 'dismissed', `Page ${page}: “${text}”`.slice(0, REVIEW_REASON_MAX).toWellFormed()),
    /** Decides with the reason typed. */
    answer(listed: ListedFinding) {
      const decision = asking?.change.decision
      if (decision) decide(listed, decision, typed.current.trim())
    },
    undo,
    /** A finding whose decision was lost comes first, those that the filter hides last. */
    toNext() {
      const back = lost.find(({ seen }) => !seen)
      if (back) {
        setLost((all) => all.map((each) => (each === back ? { ...each, seen: true } : each)))
        return reading.select(back.change.findingId, back.entry)
      }
      const at = reading.current?.finding.id ?? null
      const next =
        nextUndecided(reading.shown, reviews, at) ??
        nextUndecided(inReviewOrder(reading.findings), reviews, at)
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
      if (asking) focusCard(entry, asking.change.findingId)
    },
    said,
    /** What would be lost with the page. */
    unsaved: () => [...lost.filter(({ seen }) => !seen), ...unsaved, ...askedNow()],
    /** Asks for the first again; D leads to the others. */
    resume([first, ...others]: readonly Unsaved[]) {
      if (!first) return
      ask(first)
      setLost(others.map((each) => ({ ...each, seen: false })))
      reading.select(first.change.findingId, first.entry)
    },
  }
}

/** What the AI finds nothing wrong with can only be called not met. */
function canDecide(listed: ListedFinding, decision: Decision): boolean {
  return decision === 'confirmed' || needsDecision(listed)
}

function isAbout({ entry, change }: Unsaved, other: HistoryEntry | null, findingId: number): boolean {
  return entry === other?.documentRequestId && change.findingId === findingId
}

/** The pressed control no longer exists. */
function focusCard(entry: HistoryEntry | null, findingId: number): void {
  if (entry) document.getElementById(cardId(entry.documentRequestId, findingId))?.focus()
}
