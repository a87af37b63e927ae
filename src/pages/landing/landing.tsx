/** @jsxImportSource preact */
import { pages } from '../../contract/urls.ts'
import type { Assets } from '../parts/layout.tsx'
import { PartTitle } from '../parts/part-title.tsx'
import { PublicPage } from '../parts/public-page.tsx'
import { SignUpOrDemo } from '../parts/sign-up-link.tsx'
import { Audiences } from './audiences.tsx'
import { Faq } from './faq.tsx'
import { Features } from './features.tsx'
import { Hero } from './hero.tsx'
import { Pricing } from './pricing.tsx'
import { Problem } from './problem.tsx'
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
      <Closing />
    </PublicPage>
  )
}

function Closing() {
  return (
    <section class="wrap part split" aria-labelledby="closing-title">
      <PartTitle of="closing">Try it without an account</PartTitle>
      <div>
        <p class="prose">
          The demo takes you through a check of a sample document in six steps. Nothing is uploaded. Rulemark
          is desktop only for now: a screen of 1024x768 or larger, in Chrome, Firefox, Safari or Edge.
        </p>
        <p class="actions">
          <SignUpOrDemo>Sign Up</SignUpOrDemo>
        </p>
      </div>
    </section>
  )
}
