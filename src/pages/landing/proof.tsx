/** @jsxImportSource preact */
import type { VNode } from 'preact'
import { Icon } from '../icons.tsx'
import { PartTitle } from '../part-title.tsx'

/** How a quote is verified, and what happens to one that is not in the document. */
export function Proof() {
  return (
    <section class="wrap part" aria-labelledby="proof-title">
      <PartTitle of="proof">How a quote is proven</PartTitle>
      <ol class="proof-rows">
        <li class="proof-row">
          <Step label="The AI quotes">
            <q>The Client shall pay each invoice within forty-five (45) days of its receipt.</q>
          </Step>
          <Step label="Our code looks it up">
            <p class="verdict verdict-met">
              <Icon name="check" />
              Found on page 1, word for word
            </p>
          </Step>
          <Step label="You see it in place">
            <p class="proof-place">
              … each month.{' '}
              <mark class="sample-broken">
                The Client shall pay each invoice within forty-five (45) days of its receipt.
              </mark>
            </p>
          </Step>
        </li>
        <li class="proof-row">
          <Step label="The AI quotes">
            <q>The Client shall pay each invoice within thirty (30) days of its receipt.</q>
          </Step>
          <Step label="Our code looks it up">
            <p class="verdict verdict-broken">
              <Icon name="x" />
              Not in the document: the number differs
            </p>
          </Step>
          <Step label="It proves nothing">
            <p>It is labelled as unverified, never highlighted, and no rule counts as met because of it.</p>
          </Step>
        </li>
      </ol>
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
