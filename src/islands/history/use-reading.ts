/** Where the reader is within the selected check: filter, current finding, and the place open in the viewer. */

import { useEffect, useMemo, useRef, useState } from 'react'
import type { HistoryEntry } from '../../contract/documents.ts'
import {
  type FindingFilter,
  filterFindings,
  type ListedFinding,
  listFindings,
  stepFrom,
} from '../../domain/history-findings.ts'
import { formatLink, type ResultLink } from '../../domain/history-link.ts'
import { firstSpot, type Spot } from '../../domain/history-spots.ts'
import { cardId } from './card-id.ts'
import { replaceLink } from './use-link.ts'

export interface Reading {
  readonly findings: readonly ListedFinding[]
  /** Those that pass the filter. */
  readonly shown: readonly ListedFinding[]
  readonly filter: FindingFilter
  readonly setFilter: (filter: FindingFilter) => void
  /** The finding that the address names. */
  readonly findingId: number | null
  /** To the next or previous finding on show; false when there is none. */
  readonly step: (way: 1 | -1) => boolean
  readonly viewing: boolean
  /** Null: the document from its first page. */
  readonly spot: Spot | null
  readonly view: () => void
  readonly viewSpot: (findingId: number, spot: Spot) => void
  readonly viewPage: (page: number) => void
  readonly closeViewer: () => void
}

interface Picked {
  /** Null: it belongs to no finding. */
  readonly findingId: number | null
  readonly spot: Spot
}

const noFindings: readonly ListedFinding[] = []

export function useReading(entry: HistoryEntry | null, link: ResultLink | null): Reading {
  const checkId = entry?.documentRequestId ?? null
  const result = entry?.result ?? null
  const [filtered, setFiltered] = useState<{ checkId: number | null; filter: FindingFilter } | null>(null)
  const [open, setOpen] = useState(false)
  const [picked, setPicked] = useState<Picked | null>(null)
  const findings = useMemo(() => (result ? listFindings(result) : noFindings), [result])
  const filter = filtered?.checkId === checkId ? filtered.filter : 'all'
  const shown = useMemo(() => filterFindings(findings, filter), [findings, filter])
  const viewing = open && entry?.annotatedPdf != null && result !== null
  const findingId = link?.checkId === checkId ? link.findingId : null

  function step(way: 1 | -1): boolean {
    const to = stepFrom(shown, findingId, way)
    if (to !== null && checkId !== null) replaceLink(formatLink(checkId, to.finding.id))
    return to !== null
  }
  function viewSpot(id: number, spot: Spot): void {
    if (checkId === null) return
    setPicked({ findingId: id, spot })
    setOpen(true)
    replaceLink(formatLink(checkId, id))
  }
  function viewPage(page: number): void {
    setPicked({ findingId, spot: { page, quads: [] } })
    setOpen(true)
  }
  function view(): void {
    setOpen(true)
    const first = findings.find(({ verdict, finding }) => verdict !== 'met' && firstSpot(finding))
    if (findingId === null && first && checkId !== null) replaceLink(formatLink(checkId, first.finding.id))
  }
  function closeViewer(): void {
    setOpen(false)
    if (checkId !== null && findingId !== null) document.getElementById(cardId(checkId, findingId))?.focus()
  }
  useStepKeys(step)
  useInSight(checkId, findingId, viewing)
  return {
    findings,
    shown,
    filter,
    setFilter: (to) => setFiltered({ checkId, filter: to }),
    findingId,
    step,
    viewing,
    spot: spotOf(findings, findingId, picked),
    view,
    viewSpot,
    viewPage,
    closeViewer,
  }
}

/** The place that was asked for, as long as its finding is the current one. */
function spotOf(
  findings: readonly ListedFinding[],
  findingId: number | null,
  picked: Picked | null,
): Spot | null {
  if (picked !== null && picked.findingId === findingId) return picked.spot
  const current = findings.find(({ finding }) => finding.id === findingId)
  return current ? firstSpot(current.finding) : null
}

/** j and k, where nobody is typing. */
function useStepKeys(step: (way: 1 | -1) => boolean): void {
  useEffect(() => {
    function press(event: KeyboardEvent): void {
      const way = event.key === 'j' ? 1 : event.key === 'k' ? -1 : null
      const meant = !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping(event.target)
      if (way !== null && meant && step(way)) event.preventDefault()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  })
}

const typingPlaces = 'input:not([type=radio]), textarea, select, dialog, [role=menu]'

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(typingPlaces) !== null
}

/** Brings the current finding's card to the top. The focus goes there too, unless the viewer has it. */
function useInSight(checkId: number | null, findingId: number | null, viewing: boolean): void {
  const viewed = useRef(viewing)
  useEffect(() => {
    const toggled = viewed.current !== viewing
    viewed.current = viewing
    if (checkId === null || findingId === null) return
    const card = document.getElementById(cardId(checkId, findingId))
    const active = document.activeElement
    const isInside = card?.contains(active) ?? false
    if (!isInside && !active?.closest('.viewer')) card?.focus({ preventScroll: true })
    if (toggled || !isInside || active === card) card?.scrollIntoView({ block: 'start' })
  }, [checkId, findingId, viewing])
}
