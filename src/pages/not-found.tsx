/** @jsxImportSource preact */
import { pages } from '../contract/urls.ts'
import type { Assets } from './layout.tsx'
import { PublicPage } from './public-page.tsx'

export function NotFound({ assets }: { assets: Assets }) {
  return (
    <PublicPage title="Page not found" path="/404" assets={assets} banner={false} noindex>
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
