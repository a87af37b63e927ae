import type { MouseEvent, ReactNode } from 'react'
import { Badge, Button, Logo, Money, Toaster } from '../ui/index.ts'

type AppTab = 'check' | 'history' | 'profile'

export interface AppShellProps {
  user: { email: string; balance: number; runningChecks?: number | undefined }
  /** The Batch screen has no tab of its own; the Check tab leads back to Check. */
  current: AppTab | 'batch'
  demo: boolean
  /** The demo has its own. */
  hrefs: Readonly<Record<AppTab | 'home', string>>
  onSignOut: () => void
  signingOut?: boolean
  onNavigate?: (event: MouseEvent<HTMLAnchorElement>, href: string) => void
  children: ReactNode
}

const tabs: readonly { id: AppTab; label: string }[] = [
  { id: 'check', label: 'Check' },
  { id: 'history', label: 'Results' },
  { id: 'profile', label: 'Profile' },
]

export function AppShell(props: AppShellProps) {
  const { user, current, demo, hrefs, onSignOut, signingOut, onNavigate } = props
  return (
    <div className="shell">
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <header className="cluster shell-header">
        <Logo href={hrefs.home} onClick={(event) => onNavigate?.(event, hrefs.home)} />
        {demo && <Badge tone="demo">DEMO MODE</Badge>}
        <nav className="shell-tabs" aria-label="Sections">
          {tabs.map(({ id, label }) => (
            <a
              key={id}
              href={hrefs[id]}
              aria-current={
                id === current ? 'page' : id === 'check' && current === 'batch' ? 'true' : undefined
              }
              onClick={(event) => onNavigate?.(event, hrefs[id])}
            >
              {label}
              {id === 'history' && user.runningChecks ? (
                <span className="shell-running">
                  {user.runningChecks}
                  <span className="visually-hidden"> running</span>
                </span>
              ) : null}
            </a>
          ))}
        </nav>
        <div className="in-line to-end shell-account">
          <a
            className="button button-secondary button-small"
            href={hrefs.profile}
            title={user.email || undefined}
            onClick={(event) => onNavigate?.(event, hrefs.profile)}
          >
            <span className="muted shell-balance-word">Balance</span> <Money amount={user.balance} />
          </a>
          <Button small variant="quiet" icon="log-out" loading={signingOut === true} onClick={onSignOut}>
            Sign Out
          </Button>
        </div>
      </header>
      <main id="main" className={`shell-main shell-${current}`} tabIndex={-1}>
        {props.children}
      </main>
      <Toaster />
    </div>
  )
}
