/** Replaces an island that crashed: the framework-level fallback (NAV-03), with a way to recover. */
import { Component, type ReactNode } from 'react'
import { EmptyState } from './ui/EmptyState.tsx'
import { LinkButton } from './ui/LinkButton.tsx'

export class Crash extends Component<{ children?: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true }
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children
    return (
      <div className="crash">
        <EmptyState
          title="Unexpected Application Error!"
          level={2}
          action={
            <LinkButton href="" variant="primary">
              Reload the page
            </LinkButton>
          }
        >
          Something on this page stopped working. Your saved work is safe.
        </EmptyState>
      </div>
    )
  }
}
