/** @jsxImportSource preact */
import { pages } from '../../contract/urls.ts'
import { DataTable } from './data-table.tsx'
import { type Legal, section, supportLink, text } from './legal-text.ts'

const cookies = [
  ['__Host-session', 'Keeps you signed in', '14 days without use, 60 days at most'],
  [
    '__Host-device',
    'Remembers that you have signed in with this browser, so that someone guessing your password can’t lock you out',
    '180 days',
  ],
  ['signed-in', 'Lets public pages link to your workspace', 'As long as the session'],
  ['XSRF-TOKEN', 'Proves that a change comes from our own pages', 'Until you close the browser'],
] as const

const entries = [
  ['cookieConsent', 'That you have accepted', 'Until you withdraw or clear it'],
  ['cookieConsentLater', 'That you have chosen “Not now”', 'Until you accept, or clear your browser’s data'],
  [
    'analyticsVisit',
    'A random number for one visit, only after you have accepted',
    'Until you accept, or clear your browser’s data',
  ],
  [
    'Those that begin with “workspace:” or “reasons:”',
    'What you have typed and chosen but not saved, and your last submission',
    'Until you accept, or clear your browser’s data',
  ],
  [
    'fileWaits, and the database “rulemark”',
    'The document that you have chosen and not sent',
    'Until you send it, remove it or sign out',
  ],
  ['pendingToasts', 'A message for the page that follows', 'Until it has been shown'],
  [
    'demoTourActive and others that begin with “demo”',
    'Where you are in the demo, and what you created there',
    'Until you leave the demo',
  ],
  ['mockBalance', 'The play money of the demo', 'Until you leave the demo'],
  ['appRated', 'That you have rated the service', 'Until you clear it'],
  ['documentZoom', 'How large you want documents to be shown', 'Until you clear it'],
  ['historyRefreshCooldownUntil', 'When results may be refreshed again', 'Ten seconds'],
] as const

export const cookiePolicy: Legal = {
  path: pages.cookies,
  title: 'Cookie Policy',
  description:
    'Every cookie and every entry that Rulemark keeps in your browser, by name, and how to remove it.',
  inShort: [
    'Four cookies, all for signing you in. None of them tracks you.',
    'Page views are counted only after you press “Accept Cookies”, without a cookie and without another company’s script.',
    'You can withdraw that consent on this page.',
  ],
  sections: [
    section('needed', 'Cookies that are needed', [
      DataTable({ label: 'Cookies', head: ['Name', 'Purpose', 'How long'], rows: cookies }),
      'They are set when you sign in or open a form, and need no consent by law. Without them nobody can sign in.',
    ]),
    section('storage', 'Other entries in your browser', [
      DataTable({ label: 'Other entries', head: ['Name', 'Purpose', 'How long'], rows: entries }),
      'These entries stay in your browser and are never sent to us.',
    ]),
    section('page-views', 'Counting page views', [
      text`After you have pressed “Accept Cookies”, and only where the operator has switched counting on, one message per page goes to Google Analytics. It contains the address of the page without its query, the address of the page before it, your browser’s language and the random number in ${<code>analyticsVisit</code>}. Google sees your network address with it, as with every message over the internet.`,
      'Before you accept, or if you choose “Not now”, nothing is sent. No Google script runs on our pages and no Google cookie is set.',
    ]),
    section('withdraw', 'Withdrawing your consent', (facts) => [
      withdrawal(),
      text`You can also clear the entries of this site in your browser’s settings: the question is then asked again. Questions go to ${supportLink(facts)}.`,
    ]),
    section('payment', 'On the payment page', [
      'When you top up, you go to a page run by Stripe. Stripe sets its own cookies there, mostly to prevent fraud, under its own cookie policy (stripe.com/legal/cookies-policy).',
    ]),
  ],
}

/** The cookie banner's script shows the button when there is a consent to withdraw. */
function withdrawal() {
  return (
    <>
      <div data-consent-withdraw hidden>
        <p>You have accepted in this browser.</p>
        <p class="actions">
          <button type="button" class="button button-secondary">
            Withdraw consent
          </button>
        </p>
      </div>
      <p data-consent-none>A button appears here once you have accepted.</p>
    </>
  )
}
