/** @jsxImportSource preact */
import type { VNode } from 'preact'
import { pages } from '../../contract/urls.ts'
import { DataTable } from '../legal/data-table.tsx'
import { bullets, elementOf, link, numbered, section, text } from '../legal/legal-text.ts'
import type { Assets } from '../parts/layout.tsx'
import { PublicPage } from '../parts/public-page.tsx'
import type { AccuracyResult, Share } from './result.ts'

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

const HEAD = ['Model', 'Accuracy', 'Macro-F1', 'False “met”', 'Evidence overlap', 'Same verdict again']

/** The first runs of `bench/accuracy/held.tsv` (docs/emulated-model.md). */
const NATURAL = { rules: 59, decided: 32, right: 31 } as const

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
              {measured.length === 0 && results.length > 0 && (
                <li>
                  The figures below are a floor: they come from the emulated model, which is plain code and
                  not an AI.
                </li>
              )}
              <li>
                Our own code looks up every quote each time: the words are in the document, as written, whole
                and visible, or they carry no verdict. That does not depend on these figures.
              </li>
              <li>
                Whether the words say what the verdict says is judged by a model, in two readings. How often
                that is right is what is measured here.
              </li>
            </ul>
          </div>
          {sets
            .filter((set) => set.results.length > 0)
            .map(({ title, about, results }) => (
              <section key={title} id={title.split(':')[0]?.toLowerCase()}>
                <h2>{title}</h2>
                <p>{about}</p>
                <DataTable label={title} head={HEAD} rows={results.map(rowOf)} />
                {results.map((result) => (
                  <p key={result.model}>{conditions(result)}</p>
                ))}
              </section>
            ))}
          <section id="natural-rules">
            <h2>Rules as reviewers write them</h2>
            <p>
              Of {NATURAL.rules} such rules, applied to seventeen real documents, the emulated model decided{' '}
              {NATURAL.decided} at first sight and left the others to the reader. {NATURAL.right} of its
              verdicts were right. One person, who knew the model, wrote the rules and the right answers.
            </p>
          </section>
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

function rowOf(result: AccuracyResult): [string, ...VNode[]] {
  const { model, isEmulated, accuracy, macroF1, falseMet, evidenceOverlap, agreement } = result
  return [
    isEmulated ? `${model} (floor)` : model,
    ...[accuracy, macroF1, falseMet, evidenceOverlap].map(figure),
    agreement ? figure(agreement) : <>not measured</>,
  ]
}

function figure({ value, low, high }: Share) {
  return (
    <>
      {percent(value)} %
      <br />
      <small>
        {percent(low)}–{percent(high)}
      </small>
    </>
  )
}

function percent(share: number): string {
  return (100 * share).toFixed(1)
}

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
const TIMES: Readonly<Record<number, string>> = { 1: 'once', 2: 'twice' }
const COUNT = new Intl.NumberFormat('en-US')

function conditions(result: AccuracyResult): string {
  const { model, cases, drawnFrom, documents, seed, runs, failedDocuments, tokens, dollars } = result
  const drawn =
    cases < drawnFrom ? `${cases} of ${drawnFrom} cases, drawn with seed ${seed},` : `${cases} cases`
  const read =
    tokens.read > 0
      ? ` ${COUNT.format(tokens.read)} tokens read, ${COUNT.format(tokens.written)} written`
      : ''
  const price = dollars === null ? '' : ` for $${dollars.toFixed(2)}`
  return [
    `${model}: ${drawn} from ${documents} documents, asked ${TIMES[runs] ?? `${runs} times`}`,
    `on ${DAY.format(new Date(result.date))} with prompt ${result.promptVersion}.`,
    failedDocuments === 0
      ? 'No check failed.'
      : `Failed checks: ${failedDocuments}; their cases count as wrong.`,
    ...(read && [`The first time:${read}${price}.`]),
  ].join(' ')
}

/** One element for each word: a line may not break after the hyphens of an option. */
const command = (
  <code class="command">
    {'npm run bench:accuracy -- --set cuad --data FOLDER --sample 200 --seed 1'
      .split(' ')
      .map((word) => [<span key={word}>{word}</span>, ' '])}
  </code>
)

const method = [
  section('method', 'Method', [
    numbered(
      'Each document is checked by the same code as yours: it is read, the model is asked, every quote is looked up in the document, and a second reading judges the quotes in their context.',
      'The verdict is compared with the label that experts gave. What “needs your judgement” agrees with no label.',
      'All raw answers are kept, so that anyone who has them can compute the figures again.',
    ),
    text`${<strong>Accuracy</strong>} is the share of correct verdicts. ${<strong>Macro-F1</strong>} is the mean of the F1 scores of the labels, so that rare labels count as much as common ones. ${<strong>False “met”</strong>} is the share of “met” verdicts among rules that are not met. ${<strong>Evidence overlap</strong>} is the share of rules correctly called met for which a located quote has at least four fifths of its words in common with the experts’ evidence, counted on the shorter of the two. ${<strong>Same verdict again</strong>} is the share of cases with the same verdict in all runs.`,
    'The small figures are 95 % intervals: Wilson’s score interval (1927) for shares, and for macro-F1 Efron’s percentile bootstrap with 1,000 samples of whole documents.',
  ]),
  section('limits', 'Limits', [
    bullets(
      'Both sets are English contracts. Other languages, other kinds of documents and your own rules may give other figures.',
      'Both sets are public. A model may have seen them in training, which makes its figures better than they would be on your documents.',
      'The emulated model’s wordings were improved on the CUAD contracts measured here. Elsewhere it does worse.',
      'Experts disagree too, and some labels are debatable. The cases of one document are alike, so the intervals of the shares are narrower than they should be.',
      'Scanned pages, general checks and suggested wordings are not measured.',
    ),
  ]),
  section('measure', 'Measure it yourself', [
    text`Get ${link('https://www.atticusprojectai.org/cuad', 'CUAD')} (The Atticus Project, CC BY 4.0) or ${link('https://stanfordnlp.github.io/contract-nli/', 'ContractNLI')} (Koreeda and Manning 2021, CC BY 4.0), set the key of your model and run:`,
    [command],
  ]),
]
