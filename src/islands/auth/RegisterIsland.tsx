import { useState } from 'react'
import { Toaster, VerdictMark } from '../ui/index.ts'
import { CheckEmail } from './CheckEmail.tsx'
import { useHeadingFocus } from './form.ts'
import { RegisterForm } from './RegisterForm.tsx'

/** `/register`: the sign-up form, then the check-your-email screen. */
export function RegisterIsland() {
  const [registered, setRegistered] = useState<string | null>(null)
  const place = useHeadingFocus(registered ?? '')
  return (
    <div ref={place} className={registered === null ? 'auth auth-with-aside' : 'auth'}>
      {registered === null ? (
        <>
          <RegisterForm onRegistered={setRegistered} />
          <OurRules />
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

/** Product promises, shown as rules that are met. */
function OurRules() {
  return (
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
  )
}
