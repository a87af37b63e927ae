import { pages } from '../../contract/urls.ts'
import { LinkButton, Toaster } from '../ui/index.ts'
import { Sheet } from './parts.tsx'
import { ResendConfirmation } from './ResendConfirmation.tsx'

export function CheckEmail({ email }: { email?: string }) {
  return (
    <Sheet
      title="Check your email"
      lead={
        <>
          We sent a confirmation link to {email ? <strong>{email}</strong> : 'the address you registered'}.
          Open it within 48 hours to activate your account.
        </>
      }
    >
      <LinkButton variant="primary" wide href={`${pages.login}?message=registered`}>
        Continue to Sign In
      </LinkButton>
      <p className="note">Didn’t get it? Check your spam folder, or resend it.</p>
      <ResendConfirmation {...(email ? { email } : {})} />
    </Sheet>
  )
}

export function RegistrationSuccess() {
  return (
    <div className="auth">
      <CheckEmail />
      <Toaster />
    </div>
  )
}
