/** @jsxImportSource preact */
import type { VNode } from 'preact'
import { STAGE_WORDS } from '../../domain/results/finding-words.ts'
import { Icon } from '../parts/icons.tsx'
import { PartTitle } from '../parts/part-title.tsx'
import { VerdictWord } from '../parts/sample.tsx'

const folders = [
  ['Consumer loans', 6],
  ['Leasing', 4],
  ['Procedures', 14],
  ['Client reports', 9],
] as const

const languages = [
  ['en', 'English', 'Broken'],
  ['de', 'Deutsch', 'Verletzt'],
  ['cs', 'Čeština', 'Porušeno'],
] as const

export function Features() {
  return (
    <section class="wrap part" aria-labelledby="features-title">
      <PartTitle of="features">What Rulemark does</PartTitle>
      <ul class="features">
        <Feature
          title="Automated scans"
          specimen={
            <ol class="stages">
              <li class="stage-done">{STAGE_WORDS.reading}</li>
              <li aria-current="step">{STAGE_WORDS.asking}</li>
              <li>{STAGE_WORDS.verifying}</li>
              <li>{STAGE_WORDS.marking}</li>
            </ol>
          }
        >
          Submit a PDF and carry on with your work. The whole document is checked against every rule, and you
          can follow each stage.
        </Feature>
        <Feature
          title="Folders of rules"
          specimen={
            <ul class="folders">
              {folders.map(([name, count]) => (
                <li key={name}>
                  <svg
                    viewBox="0 0 16 16"
                    width="16"
                    height="16"
                    fill="none"
                    stroke="currentColor"
                    stroke-width="1.3"
                    aria-hidden="true"
                  >
                    <path d="M1.7 12.300v-9a.8.8 0 0 1 .8-.8h3.400l1.500 2h6.100a.8.8 0 0 1 .8.8v7a.8.8 0 0 1-.8.8h-11a.8.8 0 0 1-.8-.8z" />
                  </svg>
                  <span>{name}</span>
                  <span>{count}</span>
                </li>
              ))}
            </ul>
          }
        >
          Keep the rules of a client, a product or a standard together, and search them all at once.
        </Feature>
        <Feature
          title="Reusable rule sets"
          specimen={
            <>
              <p class="specimen-rule">Records must be kept for at least five years.</p>
              <ul class="pairs">
                <li>
                  <span>Version 4</span>
                  <VerdictWord verdict="broken" />
                </li>
                <li>
                  <span>Version 5</span>
                  <VerdictWord verdict="met" />
                </li>
              </ul>
            </>
          }
        >
          Write a rule set once and run it on every new version. Checking the same file against the same rules
          again is free.
        </Feature>
        <Feature
          title="Built-in grammar checks"
          specimen={
            <>
              <p class="spread muted">
                <VerdictWord verdict="broken" /> <span>Spelling</span>
              </p>
              <p class="specimen-text">
                … shall tell the Lender of a change of <del>adress</del> <ins>address</ins> without delay.
              </p>
            </>
          }
        >
          Spelling, grammar and consistency are checked along with your rules and listed separately in the
          results.
        </Feature>
        <Feature
          title="A highlighted PDF"
          specimen={
            <>
              <p class="specimen-text">
                <mark class="sample-broken">
                  5.3 The fee for a written reminder of a late instalment is CZK 500.
                </mark>
              </p>
              <p class="specimen-note">
                <strong>Rulemark</strong> Rule 4: The fee for a reminder must be at most CZK 300.
              </p>
            </>
          }
        >
          Errors are marked as standard annotations, each with a note. They open in any PDF reader, and the
          rest of the file is unchanged.
        </Feature>
        <Feature
          title="Your own language"
          specimen={
            <ul class="pairs">
              {languages.map(([tag, name, word]) => (
                <li key={tag} lang={tag}>
                  <span>{name}</span>
                  <span class="verdict verdict-broken">
                    <Icon name="x" />
                    {word}
                  </span>
                </li>
              ))}
            </ul>
          }
        >
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
      <div class="card specimen" aria-hidden="true">
        {specimen}
      </div>
      <div>
        <h3>{title}</h3>
        <p>{children}</p>
      </div>
    </li>
  )
}
