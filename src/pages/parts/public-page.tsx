/** @jsxImportSource preact */
import { pages } from '../../contract/urls.ts'
import { Icon } from './icons.tsx'
import { type Assets, Document, type DocumentProps } from './layout.tsx'

const useCaseLinks = [
  { href: pages.contractReview, label: 'Contract review', audience: 'For financial product managers' },
  { href: pages.complianceAutomation, label: 'Compliance automation', audience: 'For quality managers' },
  { href: pages.reportVerification, label: 'Report verification', audience: 'For consulting firms' },
] as const

export function PublicPage({ children, ...page }: DocumentProps & { assets: Assets }) {
  return (
    <Document {...page}>
      <a class="skip-link" href="#main">
        Skip to content
      </a>
      <TopBar path={page.path} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <footer class="foot">
        <div class="wrap foot-inside">
          <p class="foot-name">
            Rulemark checks PDF documents against your rules and shows the quotes behind each verdict.
          </p>
          <LinkList title="Solutions" links={useCaseLinks} />
          <LinkList title="Legal" links={legal} />
          <LinkList
            title="Help"
            links={[
              { href: `mailto:${supportAddress(page.assets)}`, label: 'Contact support' },
              { href: pages.verify, label: 'Verify a receipt' },
              { href: pages.accuracy, label: 'Accuracy' },
            ]}
          />
          <p class="foot-year muted">© 2025 Rulemark</p>
        </div>
      </footer>
    </Document>
  )
}

export function supportAddress(assets: Assets): string {
  return assets.support ?? 'support@rulemark.example'
}

const sections = [
  { href: `${pages.home}#home`, label: 'Home' },
  { href: `${pages.home}#how-it-works`, label: 'How it Works' },
  { href: `${pages.home}#pricing`, label: 'Pricing' },
  { href: `${pages.home}#faq`, label: 'FAQ' },
] as const

/**
 * The bar of the public pages. Menus are popovers, which need no script. On narrow screens the whole navigation is
 * one menu.
 */
function TopBar({ path }: { path: string }) {
  return (
    <header class="bar">
      <div class="wrap bar-inside">
        <a class="logo" href={pages.home}>
          <span class="logo-mark" aria-hidden="true" />
          Rulemark
        </a>
        <button type="button" class="button button-quiet bar-menu-button" popovertarget="bar-menu">
          <Icon name="menu" />
          Menu
        </button>
        <nav id="bar-menu" class="bar-menu" popover="auto" aria-label="Main">
          <ul class="bar-links">
            {sections.map(({ href, label }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
            <li class="bar-solutions">
              <button type="button" popovertarget="solutions-menu">
                Solutions
                <Icon name="chevron-down" />
              </button>
              <ul id="solutions-menu" class="solutions" popover="auto">
                {useCaseLinks.map(({ href, label, audience }) => (
                  <li key={href}>
                    <a href={href} aria-current={href === path ? 'page' : undefined}>
                      {label}
                      <span class="note">{audience}</span>
                    </a>
                  </li>
                ))}
              </ul>
            </li>
          </ul>
          <ul class="bar-actions">
            <li>
              <a href={pages.demoCheck}>Try Demo</a>
            </li>
            <li data-bar="visitor">
              <a href={pages.login}>Sign In</a>
            </li>
            <li data-bar="visitor">
              <a class="button button-primary" href={pages.register}>
                Sign Up
              </a>
            </li>
            <li data-bar="user" hidden>
              <a class="button button-primary" href={pages.check}>
                Open Rulemark
              </a>
            </li>
          </ul>
        </nav>
      </div>
    </header>
  )
}

const legal = [
  { href: pages.terms, label: 'Terms of Service' },
  { href: pages.privacy, label: 'Privacy Policy' },
  { href: pages.cookies, label: 'Cookie Policy' },
  { href: pages.consentToProcessing, label: 'Consent to Data Processing' },
] as const

function LinkList({ title, links }: { title: string; links: readonly { href: string; label: string }[] }) {
  return (
    <nav aria-label={title}>
      <p class="foot-title">{title}</p>
      <ul>
        {links.map(({ href, label }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
