/** @jsxImportSource preact */
import { pages } from '../../contract/urls.ts'

/** Leads a visitor to registration and a signed-in user to the workspace; `src/islands/consent/banner.ts` chooses. */
export function SignUpLink({ children }: { children: string }) {
  return (
    <>
      <span data-bar="visitor">
        <a class="button button-primary button-large" href={pages.register}>
          {children}
        </a>
      </span>
      <span data-bar="user" hidden>
        <a class="button button-primary button-large" href={pages.check}>
          Open Rulemark
        </a>
      </span>
    </>
  )
}

export function SignUpOrDemo({ children }: { children: string }) {
  return (
    <>
      <SignUpLink>{children}</SignUpLink>
      <a class="button button-secondary button-large" href={pages.demoCheck}>
        Try Demo
      </a>
    </>
  )
}
