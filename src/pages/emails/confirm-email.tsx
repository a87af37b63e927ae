import { type Letter, letter } from './layout.tsx'

/** Sent on registration and on "Resend confirmation email". The link works for 48 hours. */
export function confirmEmail({ link }: { link: string }): Letter {
  return letter({
    subject: 'Confirm your email for Rulemark',
    paragraphs: [
      'You registered for Rulemark with this address. Confirm your email to get your $10 credit and sign in.',
    ],
    action: { label: 'Confirm your email', link },
    notes: [
      'The link works for 48 hours.',
      'If you didn’t register, ignore this message. Nobody can sign in with your address unless it is confirmed.',
    ],
  })
}
