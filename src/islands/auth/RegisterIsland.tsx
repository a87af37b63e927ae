import { type SubmitEvent, useState } from 'react'
import { pages } from '../../contract/urls.ts'
import { ACCOUNT_ERRORS, errorField } from '../../domain/errors/account-errors.ts'
import { answer, client } from '../base/api.ts'
import { ApiError } from '../base/call.ts'
import { Message, Toaster, toast, VerdictMark } from '../ui/index.ts'
import { CheckEmail } from './CheckEmail.tsx'
import { register } from './calls.ts'
import { emailErrors, type FieldErrors, fieldOf, useFormErrors, useHeadingFocus } from './form.ts'
import { NewPassword } from './NewPassword.tsx'
import { EmailField, Sheet, SubmitButton } from './parts.tsx'
import { passwordErrors } from './passwords.ts'

export function RegisterIsland() {
  const [registered, setRegistered] = useState<string | null>(null)
  const place = useHeadingFocus(registered ?? '')
  return (
    <div ref={place} className={registered === null ? 'auth auth-with-aside' : 'auth'}>
      {registered === null ? (
        <>
          <RegisterForm onRegistered={setRegistered} />
          <aside className="auth-rules" aria-labelledby="our-rules">
            <h2 id="our-rules">Our own rules</h2>
            <ol className="rules">
              {RULES.map((rule) => (
                <li key={rule}>
                  <span>{rule}</span>
                  <VerdictMark verdict="met" />
                </li>
              ))}
            </ol>
          </aside>
        </>
      ) : (
        <CheckEmail email={registered} />
      )}
      <Toaster />
    </div>
  )
}

const RULES = [
  'Every quote is looked up in your document before you see it.',
  'What the document does not say is called “not found”, never “broken”.',
  'The file you upload is deleted as soon as its check ends.',
  'A check that fails costs nothing.',
] as const

function RegisterForm({ onRegistered }: { onRegistered: (email: string) => void }) {
  const errors = useFormErrors()
  const [busy, setBusy] = useState(false)

  async function open(address: string, password: string): Promise<void> {
    setBusy(true)
    const refused = await tryToRegister(address, password)
    setBusy(false)
    if (!refused) onRegistered(address)
    else errors.show(refused)
  }

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    const form = event.currentTarget
    const address = fieldOf(form, 'email').trim()
    const password = fieldOf(form, 'password')
    const wrong = passwordErrors(password, fieldOf(form, 'repeated'), ACCOUNT_ERRORS.passwordTooShort.text)
    if (!busy && !errors.show({ ...emailErrors(address), ...wrong })) open(address, password)
  }

  return (
    <Sheet title="Create your account" lead="A $10 credit for the beta, no card needed.">
      {errors.errors.form && <Message kind="error">{errors.errors.form}</Message>}
      <form ref={errors.form} className="stack-4" method="post" noValidate onSubmit={submit}>
        <EmailField errors={errors} />
        <NewPassword label="Password" repeatLabel="Confirm password" errors={errors} />
        <p className="note">
          By signing up you accept the <a href={pages.terms}>Terms of Service</a>, the{' '}
          <a href={pages.privacy}>Privacy Policy</a> and the{' '}
          <a href={pages.consentToProcessing}>Consent to Data Processing</a>, and confirm that you are at
          least 16 years old.
        </p>
        <SubmitButton busy={busy}>Sign Up</SubmitButton>
      </form>
      <p className="cluster spread auth-switch">
        Already have an account? <a href={pages.login}>Sign in</a>
      </p>
    </Sheet>
  )
}

/** Null on success; else error texts by field, `form` for the whole form. */
async function tryToRegister(email: string, password: string): Promise<FieldErrors | null> {
  // Checks first whether the address is taken, for the specific message; the server checks again.
  const known = answer(client.auth.check.$get({ query: { username: email, email } }))
  if (await known.then(({ emailExists }) => emailExists).catch(() => false))
    return { email: ACCOUNT_ERRORS.emailExists.text }
  try {
    await register(email, password)
    toast({ kind: 'success', text: 'Registration successful! Please check your email for confirmation.' })
    return null
  } catch (error) {
    toast({ kind: 'error', text: 'Registration failed. Please try again.' })
    return registrationErrors(error)
  }
}

function registrationErrors(error: unknown): FieldErrors {
  if (!(error instanceof ApiError)) return {}
  if (error.status === 0) return { form: 'We couldn’t reach Rulemark. Check your connection and try again.' }
  const field = errorField(error.code)
  return field ? { [field]: error.serverText } : { form: error.message }
}
