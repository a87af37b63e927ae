/** @jsxImportSource preact */
import { pages } from '../../contract/urls.ts'
import type { Assets } from '../layout.tsx'
import { elementOf } from '../legal/legal-text.ts'
import { PublicPage } from '../public-page.tsx'
import { method } from './method.tsx'
import type { AccuracyResult } from './result.ts'
import { ResultsTable } from './results-table.tsx'

const SETS: Readonly<Record<AccuracyResult['set'], { readonly title: string; readonly about: string }>> = {
  cuad: {
    title: 'CUAD: is the clause there?',
    about:
      'Commercial contracts in which lawyers marked 41 kinds of clauses. The rule is “The contract must contain a … clause.”; the verdict should be “met” where the lawyers found one.',
  },
  'contract-nli': {
    title: 'ContractNLI: does the agreement say so?',
    about:
      'Non-disclosure agreements with 17 statements that each document supports, contradicts or does not mention. The verdict should be “met”, “broken” or “not found”.',
  },
}

/** Measurements of the AI's verdicts and their limits. */
export function AccuracyPage({ results, assets }: { results: readonly AccuracyResult[]; assets: Assets }) {
  const measured = results.filter(({ isEmulated }) => !isEmulated)
  const sets = Object.entries(SETS).map(([set, { title, about }]) => ({
    title,
    about,
    results: results.filter((result) => result.set === set),
  }))
  return (
    <PublicPage
      title="Accuracy"
      description="How often the verdicts of an AI model agree with those of experts: method, figures with their intervals, and what they do not show."
      path={pages.accuracy}
      assets={assets}
    >
      <div class="wrap accuracy">
        <header>
          <h1>Accuracy</h1>
          <p class="lead">How often the verdicts of an AI model agree with those of experts.</p>
        </header>
        <article class="legal-text">
          <div class="card in-short">
            <h2>In short</h2>
            <ul>
              {measured.length === 0 && (
                <li>
                  <strong>No model measured yet.</strong> The figures below are a floor: they come from the
                  emulated model, which is plain code and not an AI.
                </li>
              )}
              <li>
                A quote is shown as proof only if our own code finds it in the document. That is checked each
                time and does not depend on these figures.
              </li>
              <li>Whether a verdict is right depends on the model. That is what is measured here.</li>
            </ul>
          </div>
          {sets
            .filter((set) => set.results.length > 0)
            .map(({ title, about, results }) => (
              <section key={title} id={title.split(':')[0]?.toLowerCase()}>
                <h2>{title}</h2>
                <p>{about}</p>
                <ResultsTable label={title} results={results} />
              </section>
            ))}
          {method.map(({ id, title, body }) => (
            <section key={id} id={id}>
              <h2>{title}</h2>
              {body().map(elementOf)}
            </section>
          ))}
        </article>
      </div>
    </PublicPage>
  )
}
