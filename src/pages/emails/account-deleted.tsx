import { type Letter, letter } from './layout.tsx'

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
