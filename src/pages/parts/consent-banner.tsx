/** @jsxImportSource preact */
import { pages } from '../../contract/urls.ts'

/**
 * The banner, and the tab that opens it again after "Not now": hidden until their script finds no stored consent;
 * without script nothing is counted.
 */
export function ConsentBanner() {
  return (
    <>
      <Banner />
      <button type="button" class="consent-tab" data-consent-tab hidden>
        Cookies
      </button>
    </>
  )
}

function Banner() {
  return (
    <aside class="floating consent" data-consent hidden aria-label="Cookies">
      <p>
        <span class="consent-told">
          Rulemark uses cookies to sign you in. Page views are counted only if you accept.{' '}
        </span>
        <a href={pages.cookies}>Cookie policy</a>
      </p>
      <p class="cluster">
        <button type="button" class="button button-primary button-small" data-consent-accept>
          Accept Cookies
        </button>
        <button type="button" class="button button-secondary button-small" data-consent-later>
          Not now
        </button>
      </p>
    </aside>
  )
}
