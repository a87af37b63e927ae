import type { Quad } from '../../../domain/document/page-text.ts'
import { findingName } from '../../../domain/results/finding-words.ts'
import type { ListedFinding } from '../../../domain/results/findings.ts'
import type { Evidence } from '../../../domain/results/verdicts.ts'

/** `quote`, `limit` and `passage` are those of the current finding. */
export type MarkKind = 'rule' | 'general' | 'undecided' | 'limited' | 'quote' | 'limit' | 'passage'

export interface DocumentMark {
  readonly findingId: number
  readonly kind: MarkKind
  readonly tag: string
  readonly name: string
  readonly page: number
  readonly quads: readonly Quad[]
  /** The rest of the sentence. */
  readonly around: readonly Quad[]
}

export function documentMarks(
  findings: readonly ListedFinding[],
  current: ListedFinding | null,
): DocumentMark[] {
  return findings.flatMap((listed) => {
    if (listed === current)
      return [...quotesOf(listed, 'quote'), ...limitsOf(listed, 'limit'), ...passagesOf(listed)]
    if (listed.verdict === 'undecided') return quotesOf(listed, 'undecided')
    if (listed.verdict !== 'broken') return limitsOf(listed, 'limited')
    return quotesOf(listed, listed.section === 'general' ? 'general' : 'rule')
  })
}

function quotesOf(listed: ListedFinding, kind: MarkKind): DocumentMark[] {
  return listed.finding.evidence.filter(isMarked).flatMap((evidence) => markAt(listed, kind, evidence))
}

export function isLit({ kind }: Pick<DocumentMark, 'kind'>): boolean {
  return kind === 'quote' || kind === 'limit' || kind === 'passage'
}

/** As in the highlighted PDF, missing and hidden words are not marked. */
function isMarked({ status }: Evidence): boolean {
  return status !== 'unverified' && status !== 'hidden'
}

function limitsOf(listed: ListedFinding, kind: MarkKind): DocumentMark[] {
  if (!listed.isLimited) return []
  return (listed.finding.limits ?? []).filter(isMarked).flatMap((limit) => markAt(listed, kind, limit))
}

function passagesOf(listed: ListedFinding): DocumentMark[] {
  if (listed.verdict !== 'not-found') return []
  return (listed.finding.nearest ?? []).flatMap((passage) => markAt(listed, 'passage', passage))
}

interface Placed {
  readonly page: number | null
  readonly quads?: readonly Quad[] | undefined
  readonly around?: readonly Quad[] | undefined
}

function markAt(
  listed: ListedFinding,
  kind: MarkKind,
  { page, quads = [], around = [] }: Placed,
): DocumentMark[] {
  if (page === null || quads.length === 0) return []
  const { section, number, finding } = listed
  const isGeneral = section === 'general'
  const tag = isGeneral ? `G${number}` : String(number)
  const name = `${isGeneral ? `${tag}, ` : ''}${findingName(listed)}: ${finding.rule}`
  return [{ findingId: finding.id, kind, tag, name, page, quads, around }]
}
