/** @jsxImportSource preact */
import { pages } from '../../contract/urls.ts'
import { Icon } from './icons.tsx'
import { useCaseLinks } from './use-case-links.ts'

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
export function TopBar({ path }: { path: string }) {
  return (
    <header class="bar">
      <div class="bar-inside">
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
              <Solutions path={path} />
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

function Solutions({ path }: { path: string }) {
  return (
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
  )
}
