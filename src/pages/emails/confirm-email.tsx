import { type Letter, letter } from './layout.tsx'

/** Sent on registration and on "Resend confirmation email". The link works for 48 hours. */
export function confirmEmail({ link }: { link: string }): Letter {
  return letter({
    subject: 'Confirm your email for Rulemark',
    paragraphs: [
      'You registered for Rulemark with this address. Confirm it to sign in; your $10 beta credit is booked at that moment.',
    ],
    action: { label: 'Confirm your email', link },
    notes: [
      'The link works for 48 hours.',
      'If you did not register, ignore this message: without confirmation nobody can sign in with your address.',
    ],
  })
}
