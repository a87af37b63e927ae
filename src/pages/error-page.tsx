/** @jsxImportSource preact */
import { pages } from '../contract/urls.ts'
import type { Assets } from './layout.tsx'
import { PublicPage } from './public-page.tsx'

/** Shown when a page could not be rendered. */
export function ErrorPage({ assets }: { assets: Assets }) {
  return (
    <PublicPage title="Something went wrong" path="/500" assets={assets} banner={false} noindex>
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
