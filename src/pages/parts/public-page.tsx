/** @jsxImportSource preact */
import { pages } from '../../contract/urls.ts'
import { type Assets, Document, type DocumentProps } from './layout.tsx'
import { TopBar } from './top-bar.tsx'
import { useCaseLinks } from './use-case-links.ts'

/** Used when the operator has set no support address. */
const defaultSupport = 'support@rulemark.example'

interface PublicPageProps extends Omit<DocumentProps, 'picture'> {
  assets: Assets
}

export function PublicPage({ children, ...page }: PublicPageProps) {
  return (
    <Document {...page} picture="/og/rulemark.png">
      <a class="skip-link" href="#main">
        Skip to content
      </a>
      <TopBar path={page.path} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer support={supportAddress(page.assets)} />
    </Document>
  )
}

export function supportAddress(assets: Assets): string {
  return assets.support ?? defaultSupport
}

const legal = [
  { href: pages.terms, label: 'Terms of Service' },
  { href: pages.privacy, label: 'Privacy Policy' },
  { href: pages.cookies, label: 'Cookie Policy' },
  { href: pages.consentToProcessing, label: 'Consent to Data Processing' },
] as const

function Footer({ support }: { support: string }) {
  return (
    <footer class="foot">
      <div class="foot-inside">
        <p class="foot-name">
          Rulemark checks PDF documents against your rules and shows the quotes behind each verdict.
        </p>
        <LinkList title="Solutions" links={useCaseLinks} />
        <LinkList title="Legal" links={legal} />
        <LinkList
          title="Help"
          links={[
            { href: `mailto:${support}`, label: 'Contact support' },
            { href: pages.verify, label: 'Verify a receipt' },
            { href: pages.accuracy, label: 'Accuracy' },
          ]}
        />
        <p class="foot-year muted">© 2025 Rulemark</p>
      </div>
    </footer>
  )
}

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
