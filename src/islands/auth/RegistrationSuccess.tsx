import { Toaster } from '../ui/index.ts'
import { CheckEmail } from './CheckEmail.tsx'

/** `/registration-success`: the check-your-email screen as its own page. */
export function RegistrationSuccess() {
  return (
    <div className="auth">
      <CheckEmail />
      <Toaster />
    </div>
  )
}
