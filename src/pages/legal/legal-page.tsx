/** @jsxImportSource preact */
import type { Assets } from '../parts/layout.tsx'
import { PublicPage, supportAddress } from '../parts/public-page.tsx'
import { elementOf, type Legal } from './legal-text.ts'

/** A legal text with a table of contents; prints without header and footer. */
export function LegalPage({ legal, assets }: { legal: Legal; assets: Assets }) {
  const facts = { support: supportAddress(assets), operator: assets.operator, model: assets.model }
  return (
    <PublicPage title={legal.title} description={legal.description} path={legal.path} assets={assets}>
      <div class="wrap legal">
        <header class="stack-3 legal-head">
          <h1>{legal.title}</h1>
          <p class="legal-date">
            Effective date: <time dateTime="2025-08-30">August 30, 2025</time>
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
              {section.body(facts).map(elementOf)}
            </section>
          ))}
        </article>
      </div>
    </PublicPage>
  )
}
