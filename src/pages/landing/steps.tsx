/** @jsxImportSource preact */
import type { VNode } from 'preact'
import { PartTitle } from '../parts/part-title.tsx'
import { VerdictWord } from '../parts/sample.tsx'

export function Steps() {
  return (
    <section id="how-it-works" class="band" aria-labelledby="steps-title">
      <div class="wrap">
        <PartTitle of="steps">How it works</PartTitle>
        <ol class="steps">
          <Step
            title="Write your rules"
            specimen={
              <p class="typed">
                1. The contract names the governing law.
                <br />
                2. Payment is due within 30 days.
                <br />
                3. Every fee has a stated maximum.
              </p>
            }
          >
            One rule per line, in the words you would use with a colleague. Keep rule sets in folders.
          </Step>
          <Step
            title="Upload a PDF"
            specimen={
              <p class="file">
                <span>loan-agreement.pdf</span>
                <span>7 pages, 0.4 MB</span>
              </p>
            }
          >
            One file of up to 10MB. Choose a folder and a rule set, and submit it for checking.
          </Step>
          <Step
            title="Read the findings"
            specimen={
              <p class="tally">
                <span>9</span> <VerdictWord verdict="met" />
                <span>2</span> <VerdictWord verdict="broken" />
                <span>1</span> <VerdictWord verdict="not-found" />
              </p>
            }
          >
            Each rule has a verdict, a reason and the quoted words. Open the PDF with the errors highlighted.
          </Step>
        </ol>
      </div>
    </section>
  )
}

function Step({ title, specimen, children }: { title: string; specimen: VNode; children: string }) {
  return (
    <li>
      <h3>{title}</h3>
      <p>{children}</p>
      <div class="card step-specimen">{specimen}</div>
    </li>
  )
}
