/** @jsxImportSource preact */
import type { VNode } from 'preact'
import { PartTitle } from '../parts/part-title.tsx'
import { Correction, Folders, Languages, Note, Stages, Versions } from './specimens.tsx'

export function Features() {
  return (
    <section class="wrap part" aria-labelledby="features-title">
      <PartTitle of="features">What Rulemark does</PartTitle>
      <ul class="features">
        <Feature title="Automated scans" specimen={<Stages />}>
          Submit a PDF and carry on with your work. The whole document is checked against every rule, and you
          can follow each stage.
        </Feature>
        <Feature title="Folders of rules" specimen={<Folders />}>
          Keep the rules of a client, a product or a standard together, and search them all at once.
        </Feature>
        <Feature title="Reusable rule sets" specimen={<Versions />}>
          Write a rule set once and run it on every new version. Checking the same file against the same rules
          again is free.
        </Feature>
        <Feature title="Built-in grammar checks" specimen={<Correction />}>
          Spelling, grammar and consistency are checked along with your rules and listed separately in the
          results.
        </Feature>
        <Feature title="A highlighted PDF" specimen={<Note />}>
          Errors are marked as standard annotations, each with a note. They open in any PDF reader, and the
          rest of the file is unchanged.
        </Feature>
        <Feature title="Your own language" specimen={<Languages />}>
          Write rules in your own language. Findings are in your browser’s language, quotes in the document’s.
        </Feature>
      </ul>
    </section>
  )
}

/** The illustration repeats the text, so screen readers skip it. */
function Feature({ title, specimen, children }: { title: string; specimen: VNode; children: string }) {
  return (
    <li>
      <div class="specimen" aria-hidden="true">
        {specimen}
      </div>
      <div>
        <h3>{title}</h3>
        <p>{children}</p>
      </div>
    </li>
  )
}
