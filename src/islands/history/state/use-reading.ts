import { useEffect, useMemo, useState } from 'react'
import type { HistoryEntry } from '../../../contract/documents.ts'
import {
  type FindingFilter,
  filterFindings,
  type ListedFinding,
  listFindings,
  stepFrom,
} from '../../../domain/results/findings.ts'
import { storedEntry, storeEntry } from '../../base/stored.ts'
import { cardId, formatLink, type ResultLink, replaceLink } from './link.ts'
import { inReviewOrder, nextUndecided } from './review-order.ts'
import { firstSpot, type Spot } from './spots.ts'

export type Reading = ReturnType<typeof useReading>

interface Picked {
  readonly checkId: number
  readonly findingId: number | null
  readonly spot: Spot
}

const noFindings: readonly ListedFinding[] = []
const noReviews: HistoryEntry['reviews'] = []

export function useReading(entry: HistoryEntry | null, link: ResultLink | null) {
  const checkId = entry?.documentRequestId ?? null
  const result = entry?.result ?? null
  const [filtered, setFiltered] = useState<{ checkId: number | null; filter: FindingFilter } | null>(null)
  const [pane, setPane] = usePane()
  const [picked, setPicked] = useState<Picked | null>(null)
  const reviews = entry?.reviews ?? noReviews
  const findings = useMemo(() => (result ? listFindings(result, reviews) : noFindings), [result, reviews])
  const filter = filtered?.checkId === checkId ? filtered.filter : 'all'
  const shown = useMemo(() => inReviewOrder(filterFindings(findings, filter)), [findings, filter])
  const named =
    link?.checkId === checkId ? shown.find(({ finding }) => finding.id === link.findingId) : undefined
  const current = named ?? nextUndecided(shown, reviews, null)
  const currentId = current?.finding.id ?? null
  /** Null at the beginning, where the title is in sight too. */
  const reachedId = named || current !== shown[0] ? currentId : null
  const hasDocument = entry !== null && entry.annotatedPdf !== null && entry.result !== null

  function select(findingId: number, ofCheck = checkId): void {
    if (ofCheck === null) return
    if (!shown.some(({ finding }) => finding.id === findingId)) setFiltered(null)
    replaceLink(formatLink(ofCheck, findingId))
  }
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
    view()
  }
  function view(): void {
    if (pane === 'closed') setPane('open')
  }
  function closeViewer(): void {
    setPane('closed')
    cardOf(checkId, currentId)?.focus({ preventScroll: true })
  }
  useInSight(checkId, reachedId, named !== undefined)
  return {
    findings,
    shown,
    filter,
    setFilter: (to: FindingFilter) => setFiltered({ checkId, filter: to }),
    current,
    select,
    step,
    pane: hasDocument ? pane : 'closed',
    /** Null: the first page. */
    spot: useMemo(() => {
      const isPicked = picked?.checkId === checkId && picked?.findingId === currentId
      return isPicked ? (picked?.spot ?? null) : current && firstSpot(current.finding)
    }, [current, currentId, picked, checkId]),
    view,
    foldList: () => pane !== 'closed' && setPane(pane === 'open' ? 'listed' : 'open'),
    viewSpot,
    viewPage: (page: number) => show(currentId, { page, quads: [] }),
    closeViewer,
    toCurrent: () => cardOf(checkId, reachedId)?.scrollIntoView({ block: 'start' }),
  }
}

/** Scrolls the finding that is reached to the top; one in the URL also gets the focus, unless it is inside already. */
function useInSight(checkId: number | null, findingId: number | null, isNamed: boolean): void {
  useEffect(() => {
    const card = cardOf(checkId, findingId)
    const active = document.activeElement
    if (isNamed && card?.contains(active)) return
    if (isNamed && !active?.closest('.viewer')) card?.focus({ preventScroll: true })
    card?.scrollIntoView({ block: 'start' })
  }, [checkId, findingId, isNamed])
}

function cardOf(checkId: number | null, findingId: number | null): HTMLElement | null {
  if (checkId === null || findingId === null) return null
  return document.getElementById(cardId(checkId, findingId))
}

/** `closed`: no document. `open`: beside the findings, in the room of the list. `listed`: beside both. */
type Pane = 'closed' | 'open' | 'listed'

const PANE_KEY = 'documentPane'
/** Findings and document fit side by side without a gesture; same media query as the style sheet. */
const WIDE = '(min-width: 90em)'

/** A wide window remembers it; the first visit is without the document. */
function usePane() {
  const [pane, setPane] = useState<Pane>('closed')
  useEffect(() => {
    const stored = storedEntry('localStorage', PANE_KEY)
    if ((stored === 'open' || stored === 'listed') && matchMedia(WIDE).matches) setPane(stored)
  }, [])
  function change(to: Pane): void {
    setPane(to)
    storeEntry('localStorage', PANE_KEY, to)
  }
  return [pane, change] as const
}
