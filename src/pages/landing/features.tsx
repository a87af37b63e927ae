/** @jsxImportSource preact */
import type { ComponentChildren, VNode } from 'preact'
import { VerdictWord } from '../sample.tsx'

/** What the product does, each with a specimen of it. */
export function Features(): VNode {
  return (
    <section class="wrap part" aria-labelledby="features-title">
      <h2 id="features-title" class="part-title">
        What Rulemark does
      </h2>
      <ul class="features">
        <Feature title="Automated scans" specimen="Reading · Checking · Marking">
          Submit a PDF and go on with your work. The whole document is read against every rule, and you see
          which stage it is at.
        </Feature>
        <Feature title="Folders of rules" specimen="Loan agreements / Retail / 12 rules">
          Keep the rules of a client, a product or a standard together, and search them all at once.
        </Feature>
        <Feature title="Reusable rule sets" specimen={<ReuseSpecimen />}>
          Write a set once and run it on every new version. The same file with the same rules is answered
          again for free.
        </Feature>
        <Feature title="Built-in grammar checks" specimen={<GrammarSpecimen />}>
          Spelling, grammar and consistency are checked beside your own rules, and kept apart from them in the
          result.
        </Feature>
        <Feature title="A highlighted PDF" specimen="loan-agreement.pdf · 3 highlights">
          Errors are marked as real annotations with a note each. They open in any PDF reader, and the rest of
          the file stays as it was.
        </Feature>
        <Feature title="Your own language" specimen="Règle enfreinte, page 4">
          Write rules in your language. Findings come in the language of your browser, quotes in the
          document’s.
        </Feature>
      </ul>
    </section>
  )
}

function Feature({
  title,
  specimen,
  children,
}: {
  title: string
  specimen: ComponentChildren
  children: string
}): VNode {
  return (
    <li>
      <p class="specimen">{specimen}</p>
      <h3>{title}</h3>
      <p>{children}</p>
    </li>
  )
}

function ReuseSpecimen(): VNode {
  return (
    <>
      Version 2 <VerdictWord verdict="met" />
    </>
  )
}

function GrammarSpecimen(): VNode {
  return (
    <>
      <del>recieve</del> <ins>receive</ins>
    </>
  )
}
