/** @jsxImportSource preact */
import { pages } from '../contract/urls.ts'
import { useCaseLinks } from './use-cases/links.ts'

const legal = [
  { href: pages.terms, label: 'Terms of Service' },
  { href: pages.privacy, label: 'Privacy Policy' },
  { href: pages.cookies, label: 'Cookie Policy' },
  { href: pages.consentToProcessing, label: 'Consent to Data Processing' },
] as const

export function Footer({ support }: { support: string }) {
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
