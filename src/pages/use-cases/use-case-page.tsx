/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact'
import type { Assets } from '../parts/layout.tsx'
import { PartTitle } from '../parts/part-title.tsx'
import { PublicPage } from '../parts/public-page.tsx'
import { SampleResult } from '../parts/sample.tsx'
import type { Sample } from '../parts/sample-text.ts'
import { SignUpLink, SignUpOrDemo } from '../parts/sign-up-link.tsx'

export interface UseCase {
  readonly path: string
  readonly title: string
  readonly description: string
  readonly audience: string
  readonly headline: ComponentChildren
  readonly lead: string
  readonly problem: { readonly title: string; readonly paragraphs: readonly string[] }
  readonly rules: { readonly title: string; readonly note: string }
  readonly sample: Sample
  readonly gains: readonly { readonly title: string; readonly text: string }[]
}

export function UseCasePage({ useCase, assets }: { useCase: UseCase; assets: Assets }) {
  const { path, title, description, audience, headline, lead, problem, rules, sample, gains } = useCase
  return (
    <PublicPage title={title} description={description} path={path} assets={assets}>
      <section class="hero wrap">
        <div>
          <p class="audience">{audience}</p>
          <h1>{headline}</h1>
          <p class="lead">{lead}</p>
          <p class="actions">
            <SignUpOrDemo>Sign up with $10 credit</SignUpOrDemo>
          </p>
        </div>
        <SampleResult sample={sample} />
      </section>
      <section class="band" aria-labelledby="problem-title">
        <div class="wrap split">
          <PartTitle of="problem">{problem.title}</PartTitle>
          <div>
            {problem.paragraphs.map((paragraph) => (
              <p key={paragraph} class="prose">
                {paragraph}
              </p>
            ))}
          </div>
        </div>
      </section>
      <section class="wrap part split" aria-labelledby="rules-title">
        <div>
          <PartTitle of="rules">{rules.title}</PartTitle>
          <p class="prose">{rules.note}</p>
        </div>
        <ol class="rules">
          {sample.rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ol>
      </section>
      <section class="band" aria-labelledby="gains-title">
        <div class="wrap">
          <PartTitle of="gains">What changes for you</PartTitle>
          <ul class="features">
            {gains.map((gain) => (
              <li key={gain.title}>
                <h3>{gain.title}</h3>
                <p>{gain.text}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <section class="wrap part split" aria-labelledby="closing-title">
        <PartTitle of="closing">Check your own document</PartTitle>
        <div>
          <p class="prose">
            The $10 beta credit covers about forty checks, no card needed. PDF only, desktop only for now.
          </p>
          <p class="actions">
            <SignUpLink>Sign Up</SignUpLink>
          </p>
        </div>
      </section>
    </PublicPage>
  )
}
