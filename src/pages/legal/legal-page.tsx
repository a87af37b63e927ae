/** @jsxImportSource preact */
import type { VNode } from 'preact'
import type { Assets } from '../layout.tsx'
import { PublicPage, supportAddress } from '../public-page.tsx'

/** The operator's settings that legal texts mention. */
export interface LegalFacts {
  /** Email address for questions and requests. */
  readonly support: string
  /** Name and address of the operator; absent where the operator has not configured them. */
  readonly operator?: string | undefined
  /** Name of the operator's own AI model; absent where documents go to Google Gemini. */
  readonly model?: string | undefined
}

interface LegalSection {
  /** Anchor; must not change once published. */
  readonly id: string
  readonly title: string
  readonly body: (facts: LegalFacts) => VNode
}

export interface Legal {
  readonly path: string
  readonly title: string
  readonly description: string
  /** A summary; only the sections are binding. */
  readonly inShort: readonly (string | ((facts: LegalFacts) => string))[]
  readonly sections: readonly LegalSection[]
}

const effectiveDate = 'August 30, 2025'

/** A legal text with a table of contents; prints without header and footer. */
export function LegalPage({ legal, assets }: { legal: Legal; assets: Assets }): VNode {
  const facts = { support: supportAddress(assets), operator: assets.operator, model: assets.model }
  return (
    <PublicPage title={legal.title} description={legal.description} path={legal.path} assets={assets}>
      <div class="wrap legal">
        <header class="legal-head">
          <h1>{legal.title}</h1>
          <p class="legal-date">
            Effective date: <time dateTime="2025-08-30">{effectiveDate}</time>
          </p>
        </header>
        <nav class="legal-contents" aria-label="Contents">
          <ol>
            {legal.sections.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <article class="legal-text">
          <div class="card in-short">
            <h2>In short</h2>
            <ul>
              {legal.inShort
                .map((line) => (typeof line === 'string' ? line : line(facts)))
                .map((line) => (
                  <li key={line}>{line}</li>
                ))}
            </ul>
          </div>
          {legal.sections.map((section, index) => (
            <section key={section.id} id={section.id}>
              <h2>
                {index + 1}. {section.title}
              </h2>
              {section.body(facts)}
            </section>
          ))}
        </article>
      </div>
    </PublicPage>
  )
}

export function SupportLink({ support }: LegalFacts): VNode {
  return <a href={`mailto:${support}`}>{support}</a>
}

/** Returns a sentence that names the operator. */
export function operatorSentence({ operator }: LegalFacts): string {
  return operator
    ? `The operator is ${operator}.`
    : 'The operator’s name and address have not been entered in this installation; ask for them at the address below.'
}
