/** @jsxImportSource preact */
import type { ComponentChildren, VNode } from 'preact'
import { pages } from '../../contract/urls.ts'
import type { Assets } from '../layout.tsx'
import { PublicPage } from '../public-page.tsx'
import { type Sample, SampleResult } from '../sample.tsx'
import { SignUpLink } from '../sign-up-link.tsx'

export interface UseCase {
  readonly path: string
  /** The page's title in search results. */
  readonly title: string
  readonly description: string
  readonly audience: string
  readonly headline: ComponentChildren
  readonly lead: string
  readonly problem: { readonly title: string; readonly paragraphs: readonly string[] }
  /** Text beside the sample's rules. */
  readonly rules: { readonly title: string; readonly note: string }
  readonly sample: Sample
  readonly gains: readonly { readonly title: string; readonly text: string }[]
}

/** A page for one audience: its problem, its rules, a sample result. */
export function UseCasePage({ useCase, assets }: { useCase: UseCase; assets: Assets }): VNode {
  const { path, title, description, problem, rules, sample, gains } = useCase
  return (
    <PublicPage title={title} description={description} path={path} assets={assets}>
      <Opening {...useCase} />
      <section class="band" aria-labelledby="problem-title">
        <div class="wrap split">
          <h2 id="problem-title" class="part-title">
            {problem.title}
          </h2>
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
          <h2 id="rules-title" class="part-title">
            {rules.title}
          </h2>
          <p class="prose">{rules.note}</p>
        </div>
        <ol class="rule-list">
          {sample.rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ol>
      </section>
      <section class="band" aria-labelledby="gains-title">
        <div class="wrap">
          <h2 id="gains-title" class="part-title">
            What changes for you
          </h2>
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
      <CallToAction />
    </PublicPage>
  )
}

function Opening({ audience, headline, lead, sample }: UseCase): VNode {
  return (
    <section class="hero wrap">
      <div>
        <p class="audience">{audience}</p>
        <h1>{headline}</h1>
        <p class="lead">{lead}</p>
        <p class="actions">
          <SignUpLink>Sign up with $10 credit</SignUpLink>
          <a class="button button-secondary button-large" href={pages.demoCheck}>
            Try Demo
          </a>
        </p>
      </div>
      <SampleResult sample={sample} />
    </section>
  )
}

function CallToAction(): VNode {
  return (
    <section class="wrap part split" aria-labelledby="closing-title">
      <h2 id="closing-title" class="part-title">
        Check your own document
      </h2>
      <div>
        <p class="prose">
          The $10 beta credit covers about forty checks, no card needed. PDF only, desktop only for now.
        </p>
        <p class="actions">
          <SignUpLink>Sign Up</SignUpLink>
        </p>
      </div>
    </section>
  )
}
