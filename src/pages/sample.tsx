/** @jsxImportSource preact */
import type { VNode } from 'preact'
import type { Verdict } from '../domain/verdicts.ts'
import { Icon } from './icons.tsx'

/** Plain words, or words that a finding quotes. */
type SampleText = string | { readonly quote: string; readonly verdict: 'met' | 'broken' }

export interface SampleFinding {
  /** Number of the rule, or the name of a general check. */
  readonly rule: number | string
  readonly verdict: Verdict
  readonly text: string
  readonly reason: string
  /** Page of the evidence; none when nothing was found. */
  readonly page?: number
}

/** A page of an invented document with what a check says about it, set as the product sets it. */
export interface Sample {
  readonly file: string
  readonly heading: string
  readonly page: string
  readonly paragraphs: readonly (readonly SampleText[])[]
  readonly findings: readonly SampleFinding[]
  readonly caption: string
}

export function SampleResult({ sample }: { sample: Sample }): VNode {
  return (
    <figure class="sample">
      <div class="sample-desk">
        <div class="sample-sheet">
          <p class="sample-heading">{sample.heading}</p>
          {sample.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph.map((piece) => renderPiece(piece))}</p>
          ))}
          <p class="sample-folio">
            {sample.file} · page {sample.page}
          </p>
        </div>
        <Findings findings={sample.findings} />
      </div>
      <figcaption>{sample.caption}</figcaption>
    </figure>
  )
}

function renderPiece(piece: SampleText): VNode | string {
  if (typeof piece === 'string') return piece
  return piece.verdict === 'broken' ? (
    <mark class="marker">{piece.quote}</mark>
  ) : (
    <span class="sample-met">{piece.quote}</span>
  )
}

export function Findings({ findings }: { findings: readonly SampleFinding[] }): VNode {
  return (
    <ol class="findings">
      {findings.map((finding) => (
        <FindingCard key={finding.rule} finding={finding} />
      ))}
    </ol>
  )
}

function FindingCard({ finding }: { finding: SampleFinding }): VNode {
  return (
    <li class={`finding finding-${finding.verdict}`}>
      <p class="finding-head">
        <VerdictWord verdict={finding.verdict} />
        <span class="finding-rule">
          {typeof finding.rule === 'number' ? `Rule ${finding.rule}` : finding.rule}
        </span>
      </p>
      <p class="finding-text">{finding.text}</p>
      <p class="finding-reason">{finding.reason}</p>
      {finding.page !== undefined && (
        <p class="finding-proof">Page {finding.page} · Verified in the document</p>
      )}
    </li>
  )
}

const verdicts = {
  met: { icon: 'tick', word: 'Met' },
  broken: { icon: 'cross', word: 'Broken' },
  'not-found': { icon: 'dash', word: 'Not found in the document' },
} as const

export function VerdictWord({ verdict }: { verdict: Verdict }): VNode {
  const { icon, word } = verdicts[verdict]
  return (
    <span class={`verdict verdict-${verdict}`}>
      <Icon name={icon} />
      {word}
    </span>
  )
}
