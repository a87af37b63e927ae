/** @jsxImportSource preact */
import { pages } from '../../contract/urls.ts'
import type { Assets } from '../parts/layout.tsx'
import { PartTitle } from '../parts/part-title.tsx'
import { PublicPage } from '../parts/public-page.tsx'
import { VerdictWord } from '../parts/sample.tsx'
import { SignUpOrDemo } from '../parts/sign-up-link.tsx'
import { Faq } from './faq.tsx'
import { Features } from './features.tsx'
import { Hero } from './hero.tsx'
import { Pricing } from './pricing.tsx'
import { Proof } from './proof.tsx'
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
