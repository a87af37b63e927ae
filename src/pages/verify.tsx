/** @jsxImportSource preact */
import { pages } from '../contract/urls.ts'
import { RECEIPT_LIMITS } from '../domain/results/receipt-words.ts'
import type { Assets } from './parts/layout.tsx'
import { PublicPage } from './parts/public-page.tsx'

export function Verify({ assets }: { assets: Assets }) {
  return (
    <PublicPage
      title="Verify a receipt"
      description="Check whether a signed receipt of a Rulemark check, or a PDF that belongs to it, was changed. Everything is verified in your browser; nothing is sent."
      path={pages.verify}
      // The page may not connect to anything, so views of it are not counted.
      assets={{ ...assets, analytics: '' }}
      script={assets.verify}
    >
      <section class="wrap part verify">
        <h1>Verify a receipt</h1>
        <p class="lead">
          A signed receipt says which document was checked against which rules, and with which result. Check
          here whether anything in it has changed since.
        </p>
        <p class="prose">{RECEIPT_LIMITS} Your files stay in this browser: nothing is sent.</p>
        <form id="verify-form" class="verify-form" data-keys={pages.receiptKeysModule}>
          <p class="field">
            <label class="field-label" for="receipt">
              Receipt
            </label>
            <input
              class="control"
              id="receipt"
              name="receipt"
              type="file"
              accept=".json,application/json"
              required
            />
          </p>
          <p class="field">
            <label class="field-label" for="pdf">
              PDFs that belong to it (optional)
            </label>
            <input
              class="control"
              id="pdf"
              name="pdf"
              type="file"
              accept=".pdf,application/pdf"
              multiple
              aria-describedby="pdf-hint"
            />
            <span class="note" id="pdf-hint">
              The document that was checked, the highlighted PDF, and the reviewed PDF with the decisions of
              that time.
            </span>
          </p>
          <details>
            <summary>Verify with other keys</summary>
            <p class="field">
              <label class="field-label" for="keys">
                Public keys
              </label>
              <textarea
                class="control"
                id="keys"
                name="keys"
                rows={4}
                spellcheck={false}
                aria-describedby="keys-hint"
              />
              <span class="note" id="keys-hint">
                The content of a server’s {pages.receiptKeys}. Left empty, this server’s keys are used.
              </span>
            </p>
          </details>
          <p>
            <button class="button button-primary" type="submit" disabled>
              Verify
            </button>
          </p>
          <noscript>
            Verifying needs JavaScript. The command “rulemark verify” works without a browser.
          </noscript>
        </form>
        <div id="verify-result" class="card stack-3 verify-result" role="status" hidden />
      </section>
    </PublicPage>
  )
}
