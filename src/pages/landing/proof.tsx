/** @jsxImportSource preact */
import type { VNode } from 'preact'
import { Icon } from '../parts/icons.tsx'
import { PartTitle } from '../parts/part-title.tsx'
import { VerdictWord } from '../parts/sample.tsx'

export function Proof() {
  return (
    <section class="wrap part" aria-labelledby="proof-title">
      <PartTitle of="proof">Code proves the words, a second reading judges what they say</PartTitle>
      <ol class="proof-rows">
        <li class="proof-row">
          <Step label="The AI quotes">
            <q>The Client shall pay each invoice within forty-five (45) days of its receipt.</q>
          </Step>
          <Step label="Code looks it up">
            <p class="verdict verdict-met">
              <Icon name="check" />
              On page 1, word for word, whole and visible
            </p>
          </Step>
          <Step label="A second reading reads it in its place">
            <p class="proof-place">
              … each month.{' '}
              <mark class="sample-broken">
                The Client shall pay each invoice within forty-five (45) days of its receipt.
              </mark>
            </p>
            <p class="proof-note">
              It agrees that this breaks the rule. You see the place and can judge for yourself.
            </p>
          </Step>
        </li>
        <li class="proof-row">
          <Step label="The AI quotes">
            <q>The Client shall pay each invoice within thirty (30) days of its receipt.</q>
          </Step>
          <Step label="Code looks it up">
            <p class="verdict verdict-broken">
              <Icon name="x" />
              The figure differs: the document says “forty-five (45)”
            </p>
          </Step>
          <Step label="No verdict rests on it">
            <VerdictWord verdict="undecided" />
            <p class="proof-note">You see the document’s words with the difference marked, and decide.</p>
          </Step>
        </li>
      </ol>
      <p class="note proof-limits">
        Code compares the words one by one, in any language. What they mean is a model’s judgement and can be
        wrong, even twice: that is why every verdict shows them.
      </p>
    </section>
  )
}

function Step({ label, children }: { label: string; children: VNode | readonly VNode[] }) {
  return (
    <div class="proof-step">
      <p class="proof-label">{label}</p>
      {children}
    </div>
  )
}
