import { type ReactNode, useState } from 'react'
import { Toaster } from '../ui/index.ts'
import { CheckEmail } from './CheckEmail.tsx'
import { useHeadingFocus } from './form.ts'
import { OurRules } from './OurRules.tsx'
import { RegisterForm } from './RegisterForm.tsx'

/** `/register`: the sign-up form, then the check-your-email screen. */
export function RegisterIsland(): ReactNode {
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
