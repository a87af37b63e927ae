/** @jsxImportSource preact */
import { pages } from '../contract/urls.ts'
import type { Assets } from './parts/layout.tsx'
import { PublicPage } from './parts/public-page.tsx'

export function NotFound({ assets }: { assets: Assets }) {
  return (
    <PublicPage title="Page not found" path="/404" assets={assets} noindex>
      <section class="wrap part lost">
        <p class="lost-code">404</p>
        <h1>Oops! Page not found</h1>
        <p class="lead">
          This address leads <del>to a page</del> nowhere. It may be mistyped, or the page may have moved.
        </p>
        <p class="actions">
          <a class="button button-primary button-large" href={pages.home}>
            Return to Home
          </a>
        </p>
      </section>
    </PublicPage>
  )
}

/** Shown when a page could not be rendered. */
export function ErrorPage({ assets }: { assets: Assets }) {
  return (
    <PublicPage title="Something went wrong" path="/500" assets={assets} noindex>
      <section class="wrap part lost">
        <h1>Unexpected Application Error!</h1>
        <p class="lead">We couldn’t load this page. Your saved work is safe. Try again in a moment.</p>
        <p class="actions">
          {/* biome-ignore lint/a11y/useValidAnchor: an empty address is that of the page asked for */}
          <a class="button button-primary button-large" href="">
            Try again
          </a>
          <a class="button button-secondary button-large" href={pages.home}>
            Return to Home
          </a>
        </p>
      </section>
    </PublicPage>
  )
}
