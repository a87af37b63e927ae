import type { Quad } from '../../../domain/document/page-text.ts'
import type { Finding } from '../../../domain/results/verdicts.ts'

export interface Spot {
  readonly page: number
  /** Words to mark; empty when only the page is known. */
  readonly quads: readonly Quad[]
}

export function firstSpot(finding: Finding): Spot | null {
  const located = finding.evidence.find(({ page, quads }) => page !== null && quads.length > 0)
  if (located?.page) return { page: located.page, quads: located.quads }
  const page = finding.evidence.find((evidence) => evidence.page !== null)?.page
  if (page) return { page, quads: [] }
  const [nearest] = finding.nearest ?? []
  return nearest ? { page: nearest.page, quads: nearest.quads ?? [] } : null
}
