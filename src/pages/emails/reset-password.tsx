import { type Letter, letter } from './layout.tsx'

/** Sent when somebody asks for a new password. The link works once, for an hour. */
export function resetPassword({ link }: { link: string }): Letter {
  return letter({
    subject: 'Reset your Rulemark password',
    paragraphs: [
      'Somebody, probably you, asked for a new password for the Rulemark account with this address.',
    ],
    action: { label: 'Choose a new password', link },
    notes: [
      'The link works once and for one hour.',
      'If it was not you, ignore this message. Your password stays as it is.',
    ],
  })
}
