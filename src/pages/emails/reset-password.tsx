import { type Letter, letter } from './layout.tsx'

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
