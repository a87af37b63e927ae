/** The checkout page of the emulated payment provider. */
import { html } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'
import type { Session } from './sessions.ts'

export function checkoutPage(session: Session): HtmlEscapedString | Promise<HtmlEscapedString> {
  const amount = `$${(session.amount / 100).toFixed(2)}`
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <title>Pay ${amount} · payments emulated locally</title>
        <style>
          body { font: 15px/1.5 system-ui, sans-serif; max-width: 24rem; margin: 15vh auto 0; padding: 0 1rem; color: #16181d; background: #f7f6f2; }
          main { background: #fff; border: 1px solid #e4e2da; border-radius: 10px; padding: 1.5rem; }
          h1 { font-size: 28px; margin: 0 0 0.25rem; }
          form { display: inline-block; margin: 1rem 0.5rem 0 0; }
          button { font: inherit; padding: 0.5rem 1rem; border-radius: 6px; border: 1px solid #1d4ed8; background: #fff; color: #1d4ed8; cursor: pointer; }
          .pay { background: #1d4ed8; color: #fff; }
          small { color: #6b7079; }
        </style>
      </head>
      <body>
        <main>
          <h1>${amount}</h1>
          <p>${session.description}<br /><small>${session.email}</small></p>
          <p><small>The payment provider is emulated locally. No card is needed and nothing is charged.</small></p>
          <form method="post" action="${session.id}/pay"><button class="pay">Pay ${amount}</button></form>
          <form method="post" action="${session.id}/cancel"><button>Cancel</button></form>
        </main>
      </body>
    </html>`
}
