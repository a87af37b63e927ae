import { formatBalance } from '../../domain/account/money.ts'
import { type Letter, letter } from './layout.tsx'

/** Sent on registration and on "Resend confirmation email". The link works for 48 hours. */
export function confirmEmail({ link }: { link: string }): Letter {
  return letter({
    subject: 'Confirm your email for Rulemark',
    paragraphs: [
      'You registered for Rulemark with this address. Confirm your email to get your $10 credit and sign in: open the page below and choose “Activate my account”.',
    ],
    action: { label: 'Confirm your email', link },
    notes: [
      'The link works for 48 hours.',
      'If you didn’t register, ignore this message. Nobody can sign in with your address unless it is confirmed.',
    ],
  })
}

/** Sent on a request for a new password. The link works once, for an hour. */
export function resetPassword({ link }: { link: string }): Letter {
  return letter({
    subject: 'Reset your Rulemark password',
    paragraphs: [
      'Someone, probably you, asked to reset the password of the Rulemark account with this address.',
    ],
    action: { label: 'Choose a new password', link },
    notes: [
      'The link works once and expires after one hour.',
      'If this wasn’t you, ignore this message. Your password won’t change.',
    ],
  })
}

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

/** Sent after an API key was created. `link` leads to the profile. */
export function apiKeyCreated({ name, link }: { name: string; link: string }): Letter {
  return letter({
    subject: 'A new API key for your Rulemark account',
    paragraphs: [`The API key “${name}” was created just now. Programs that have it can act for you.`],
    action: { label: 'See your API keys', link },
    notes: ['If this wasn’t you, revoke the key in your profile and change your password now.'],
  })
}

export interface TopUp {
  /** Dollars paid. */
  amount: number
  /** The balance afterwards, formatted: "$34.75". */
  balance: string
  /** Address of the profile. */
  link: string
}

export function topUpReceived({ amount, balance, link }: TopUp): Letter {
  return letter({
    subject: `${formatBalance(amount)} added to your Rulemark balance`,
    paragraphs: [`We received your payment of ${formatBalance(amount)}. Your balance is now ${balance}.`],
    action: { label: 'See your balance', link },
    notes: ['Stripe, which processed the payment, sends the card receipt separately.'],
  })
}

/** Sent after an account was deleted. */
export function accountDeleted(): Letter {
  return letter({
    subject: 'Your Rulemark account has been deleted',
    paragraphs: [
      'Your account was deleted, along with your folders, rule sets, results, highlighted documents and remaining balance.',
      'We keep payment records for as long as tax law requires. Everything else is removed from our database backups within 90 days.',
    ],
    notes: [
      'If you didn’t delete it, contact support right away. The address is at the bottom of every page.',
    ],
  })
}
