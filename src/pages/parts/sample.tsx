/** @jsxImportSource preact */
import { VERDICT_WORDS } from '../../domain/results/verdict-words.ts'
import { Icon } from './icons.tsx'
import type { Sample, SampleFinding, SampleSheet } from './sample-text.ts'

const NUMBERS = ['None', 'One', 'Two', 'Three', 'Four', 'Five']

export function SampleResult({ sample }: { sample: Sample }) {
  const { name, pages, rules, counts, sheet, highlighted, findings } = sample
  return (
    <figure class="proof">
      <Sheet {...sheet} />
      <Findings findings={findings} />
      <figcaption class="note stack-3">
        <p>
          The {name} is a sample document; the text is from page {sheet.page} of {pages}. Rulemark checked it
          with its emulated AI model: {counts.broken} of {rules.length} rules are broken, {counts.notFound}{' '}
          not found, {counts.met} met. {NUMBERS[findings.length]} findings are shown here, word for word.
        </p>
        <a class="button button-secondary" href={highlighted.path} target="_blank" rel="noopener">
          Open the highlighted PDF{' '}
          <span class="sample-pages">{highlighted.pages} pages with the summary, new tab</span>
        </a>
      </figcaption>
    </figure>
  )
}

export function Sheet({ sections }: Pick<SampleSheet, 'sections'>) {
  return (
    <div class="sample-sheet">
      {sections.map(({ heading, paragraphs }) => (
        <div key={heading}>
          <p class="sample-heading">{heading}</p>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>
              {paragraph.map((piece) =>
                typeof piece === 'string' ? (
                  piece
                ) : (
                  <mark key={piece.quote} class={`sample-${piece.verdict}`} data-rule={piece.rule}>
                    {piece.quote}
                  </mark>
                ),
              )}
            </p>
          ))}
        </div>
      ))}
    </div>
  )
}

export function Findings({ findings }: { findings: readonly SampleFinding[] }) {
  return (
    <ol class="findings">
      {findings.map(({ rule, verdict, text, reason, page }) => (
        <li key={rule} class={`card finding finding-${verdict}`}>
          <p class="spread finding-head">
            <VerdictWord verdict={verdict} />
            <span class="finding-rule" data-rule={page === undefined ? undefined : markOf(rule)}>
              {typeof rule === 'number' ? `Rule ${rule}` : rule}
            </span>
          </p>
          <p class="finding-text">{text}</p>
          <p class="finding-reason">{reason}</p>
          {page !== undefined && <p class="finding-proof">Quote found on page {page}</p>}
        </li>
      ))}
    </ol>
  )
}

/** The number or letter that links a finding to its highlights. */
function markOf(rule: SampleFinding['rule']): number | string {
  return typeof rule === 'number' ? rule : rule.charAt(0)
}

const ICONS = { met: 'check', broken: 'x', 'not-found': 'minus', undecided: 'circle-question-mark' } as const

export function VerdictWord({ verdict }: { verdict: keyof typeof ICONS }) {
  return (
    <span class={`verdict verdict-${verdict}`}>
      <Icon name={ICONS[verdict]} />
      {VERDICT_WORDS[verdict]}
    </span>
  )
}
