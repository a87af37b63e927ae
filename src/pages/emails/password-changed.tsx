import { type Letter, letter } from './layout.tsx'

/** Sent after a change in the profile and after a reset. `link` leads to the sign-in page. */
export function passwordChanged({ link }: { link: string }): Letter {
  return letter({
    subject: 'Your Rulemark password was changed',
    paragraphs: [
      'The password of your Rulemark account was changed just now. Every other device has been signed out.',
    ],
    action: { label: 'Sign in', link },
    notes: [
      'If this wasn’t you, choose “Forgot password?” on the sign-in page now. Setting a new password ends every session.',
    ],
  })
}
