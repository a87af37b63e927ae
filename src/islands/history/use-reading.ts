/** Position within the selected check: filter, current finding, and the place shown in the viewer. */
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { HistoryEntry } from '../../contract/documents.ts'
import {
  type FindingFilter,
  type ListedFinding,
  listFindings,
  stepFrom,
} from '../../domain/results/findings.ts'
import { storedEntry, storeEntry } from '../base/stored.ts'
import { cardId, formatLink, type ResultLink } from './link.ts'
import { nextUndecided, shownInOrder } from './review/review-order.ts'
import { toTop, useInSight, useResumed } from './use-in-sight.ts'
import { replaceLink } from './use-link.ts'
import { firstSpot, type Spot } from './viewer/spots.ts'

export type Reading = ReturnType<typeof useReading>

interface Picked {
  readonly checkId: number
  /** Null: not tied to a finding. */
  readonly findingId: number | null
  readonly spot: Spot
}

const noFindings: readonly ListedFinding[] = []
const noReviews: HistoryEntry['reviews'] = []

export function useReading(entry: HistoryEntry | null, link: ResultLink | null) {
  const checkId = entry?.documentRequestId ?? null
  const result = entry?.result ?? null
  const [filtered, setFiltered] = useState<{ checkId: number | null; filter: FindingFilter } | null>(null)
  const [open, setOpen] = useOpen()
  const [picked, setPicked] = useState<Picked | null>(null)
  const isWide = useIsWide()
  const reviews = entry?.reviews ?? noReviews
  const findings = useMemo(() => (result ? listFindings(result, reviews) : noFindings), [result, reviews])
  const filter = filtered?.checkId === checkId ? filtered.filter : 'all'
  /** Findings that pass the filter, in review order. */
  const shown = useMemo(() => shownInOrder(findings, filter), [findings, filter])
  const named =
    link?.checkId === checkId ? shown.find(({ finding }) => finding.id === link.findingId) : undefined
  /** The finding in the URL, else the first undecided one. */
  const current = named ?? nextUndecided(shown, reviews, null)
  const currentId = current?.finding.id ?? null
  /** Null at the beginning, where the title is in sight too. */
  const reachedId = named || current !== shown[0] ? currentId : null
  const pane = paneOf(entry, open)

  function select(findingId: number, ofCheck = checkId): void {
    if (ofCheck === null) return
    if (!shown.some(({ finding }) => finding.id === findingId)) setFiltered(null)
    replaceLink(formatLink(ofCheck, findingId))
  }
  /** Moves to the next or previous shown finding; false if there is none. */
  function step(way: 1 | -1): boolean {
    const to = stepFrom(shown, currentId, way)
    if (to !== null) select(to.finding.id)
    return to !== null
  }
  function viewSpot(findingId: number, spot: Spot): void {
    show(findingId, spot)
    select(findingId)
  }
  function show(findingId: number | null, spot: Spot): void {
    if (checkId !== null) setPicked({ checkId, findingId, spot })
    setOpen(true)
  }
  function closeViewer(): void {
    setOpen(false)
    if (checkId === null || currentId === null) return
    document.getElementById(cardId(checkId, currentId))?.focus({ preventScroll: true })
  }
  useInSight(checkId, named?.finding.id ?? null)
  useResumed(checkId, named ? null : reachedId)
  return {
    findings,
    shown,
    filter,
    setFilter: (to: FindingFilter) => setFiltered({ checkId, filter: to }),
    current,
    select,
    step,
    pane,
    /** Whether the document is visible. */
    viewing: pane === 'open' || (pane === 'beside' && isWide),
    /** Null: the first page. */
    spot: useMemo(
      () => spotOf(current, picked?.checkId === checkId ? picked : null),
      [current, picked, checkId],
    ),
    view: () => setOpen(true),
    /** Hides or shows the list beside the document. */
    foldList: () => setOpen(open === true ? null : true),
    viewSpot,
    viewPage: (page: number) => show(currentId, { page, quads: [] }),
    closeViewer,
    toCurrent: () => toTop(checkId, reachedId),
  }
}

const OPEN_KEY = 'documentOpen'

/** Null: beside list and findings. True: the list is folded away, which this browser remembers. False: closed. */
function useOpen() {
  const [open, setOpen] = useState<boolean | null>(null)
  useEffect(() => {
    if (storedEntry('localStorage', OPEN_KEY) === 'true' && isWideNow()) setOpen(true)
  }, [])
  function change(to: boolean | null): void {
    setOpen(to)
    storeEntry('localStorage', OPEN_KEY, String(to === true))
  }
  return [open, change] as const
}

/** `beside`: if the window is wide enough. `closed`: the user closed the document. */
function paneOf(entry: HistoryEntry | null, open: boolean | null) {
  if (entry?.annotatedPdf == null || entry.result === null) return 'none'
  if (open === null) return 'beside'
  return open ? 'open' : 'closed'
}

/** The requested place, as long as its finding is the current one. */
function spotOf(current: ListedFinding | null, picked: Picked | null): Spot | null {
  if (picked !== null && picked.findingId === (current?.finding.id ?? null)) return picked.spot
  return current && firstSpot(current.finding)
}

/** Whether findings and document fit side by side; same media query as the style sheet. */
const WIDE = '(min-width: 90em)'

function useIsWide(): boolean {
  return useSyncExternalStore(watch, isWideNow, () => false)
}

function isWideNow(): boolean {
  return matchMedia(WIDE).matches
}

function watch(changed: () => void): () => void {
  const query = matchMedia(WIDE)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}
