/** @jsxImportSource preact */
import type { VNode } from 'preact'
import { pages } from '../../contract/urls.ts'
import { Icon } from '../parts/icons.tsx'
import type { Assets } from '../parts/layout.tsx'
import { PartTitle } from '../parts/part-title.tsx'
import { PublicPage } from '../parts/public-page.tsx'
import { VerdictWord } from '../parts/sample.tsx'
import { SignUpOrDemo } from '../parts/sign-up-link.tsx'
import { Faq } from './faq.tsx'
import { Features } from './features.tsx'
import { Hero } from './hero.tsx'
import { Pricing } from './pricing.tsx'
import { Steps } from './steps.tsx'

export function Landing({ assets }: { assets: Assets }) {
  return (
    <PublicPage
      title="Rulemark: check PDF documents against your own rules"
      description="Write rules in plain language, upload a PDF, and get a verdict on every rule, with the document’s own words and a highlighted PDF."
      path={pages.home}
      assets={assets}
    >
      <Hero />
      <Problem />
      <Proof />
      <Audiences />
      <Features />
      <Steps />
      <Pricing />
      <Faq model={assets.model} />
      <section class="wrap part split" aria-labelledby="closing-title">
        <PartTitle of="closing">Try it without an account</PartTitle>
        <div>
          <p class="prose">
            The demo takes you through a check of a sample document in six steps. Nothing is uploaded.
            Rulemark is desktop only for now: a screen of 1024x768 or larger, in Chrome, Firefox, Safari or
            Edge.
          </p>
          <p class="actions">
            <SignUpOrDemo>Sign Up</SignUpOrDemo>
          </p>
        </div>
      </section>
    </PublicPage>
  )
}

function Problem() {
  return (
    <section class="band">
      <div class="wrap split">
        <div>
          <h2>The problem</h2>
          <p class="statement">
            You know the rules. The hard part is keeping thirty of them in mind on page forty.
          </p>
          <p class="prose">
            Reports, contracts and compliance files get read twice, and a missing clause still slips through,
            because nothing on the page points to what isn’t there. A chat assistant is quicker, but then you
            have to check its answer: did it read the whole file, and does the sentence it quotes exist?
          </p>
        </div>
        <div>
          <h2>The solution</h2>
          <p class="statement">A verdict on every rule, with the quotes behind it.</p>
          <ul class="verdict-list">
            <li>
              <VerdictWord verdict="met" />
              <p>with the whole sentence and its page, and whatever in the document limits it.</p>
            </li>
            <li>
              <VerdictWord verdict="broken" />
              <p>with what is wrong, a suggested wording, and a highlight in your PDF.</p>
            </li>
            <li>
              <VerdictWord verdict="not-found" />
              <p>stated plainly, with the closest passages. A gap is not reported as an error.</p>
            </li>
            <li>
              <VerdictWord verdict="undecided" />
              <p>
                with the cause, such as two readings that disagree. It is never turned into another verdict.
              </p>
            </li>
          </ul>
        </div>
      </div>
    </section>
  )
}

function Proof() {
  return (
    <section class="wrap part" aria-labelledby="proof-title">
      <PartTitle of="proof">Code proves the words, a second reading judges what they say</PartTitle>
      <ol class="proof-rows">
        <li class="proof-row">
          <ProofStep label="The AI quotes">
            <q>The Client shall pay each invoice within forty-five (45) days of its receipt.</q>
          </ProofStep>
          <ProofStep label="Code looks it up">
            <p class="verdict verdict-met">
              <Icon name="check" />
              On page 1, word for word, whole and visible
            </p>
          </ProofStep>
          <ProofStep label="A second reading reads it in its place">
            <p class="proof-place">
              … each month.{' '}
              <mark class="sample-broken">
                The Client shall pay each invoice within forty-five (45) days of its receipt.
              </mark>
            </p>
            <p class="proof-note">
              It agrees that this breaks the rule. You see the place and can judge for yourself.
            </p>
          </ProofStep>
        </li>
        <li class="proof-row">
          <ProofStep label="The AI quotes">
            <q>The Client shall pay each invoice within thirty (30) days of its receipt.</q>
          </ProofStep>
          <ProofStep label="Code looks it up">
            <p class="verdict verdict-broken">
              <Icon name="x" />
              The figure differs: the document says “forty-five (45)”
            </p>
          </ProofStep>
          <ProofStep label="No verdict rests on it">
            <VerdictWord verdict="undecided" />
            <p class="proof-note">You see the document’s words with the difference marked, and decide.</p>
          </ProofStep>
        </li>
      </ol>
      <p class="note proof-limits">
        Code compares the words one by one, in any language. What they mean is a model’s judgement and can be
        wrong, even twice: that is why every verdict shows them.
      </p>
    </section>
  )
}

function ProofStep({ label, children }: { label: string; children: VNode | readonly VNode[] }) {
  return (
    <div class="proof-step">
      <p class="proof-label">{label}</p>
      {children}
    </div>
  )
}

const trades = [
  {
    href: pages.contractReview,
    title: 'Contract review',
    text: 'For financial product managers who release terms, fees and loan contracts.',
    rule: 'The fee for early repayment must be at most 1 % of the amount repaid.',
  },
  {
    href: pages.complianceAutomation,
    title: 'Compliance automation',
    text: 'For quality managers who keep procedures in line with a standard.',
    rule: 'Records must be kept for at least five years.',
  },
  {
    href: pages.reportVerification,
    title: 'Report verification',
    text: 'For consulting firms that read every report once more before delivery.',
    rule: 'The report must contain a section on limitations.',
  },
] as const

function Audiences() {
  return (
    <section class="wrap part" aria-labelledby="trades-title">
      <PartTitle of="trades">For people who review reports, contracts and compliance material</PartTitle>
      <ul class="trades">
        {trades.map(({ href, title, text, rule }) => (
          <li key={href}>
            <a href={href}>
              <h3 class="trade-title">{title}</h3>
              <p>{text}</p>
              <p>
                <q>{rule}</q>
              </p>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
