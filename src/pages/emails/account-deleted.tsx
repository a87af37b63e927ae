import { type Letter, letter } from './layout.tsx'

/** The last message to an account's address. */
export function accountDeleted(): Letter {
  return letter({
    subject: 'Your Rulemark account has been deleted',
    paragraphs: [
      'Your account is deleted, and with it your folders, rule sets, results, highlighted documents and remaining balance.',
      'Records of payments are kept as long as tax law asks for. Backups of our database forget the rest within 90 days.',
    ],
    notes: [
      'If it was not you who deleted it, tell our support at once: the address is at the foot of every page.',
    ],
  })
}
