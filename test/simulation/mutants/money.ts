// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the product's own source stands in these texts
/** Mistakes with money. */
import type { Mutant } from '../mutants.ts'

export const MONEY: readonly Mutant[] = [
  {
    name: 'a refund is keyed by its time, so it is booked twice',
    file: 'src/server/documents/end-check.ts',
    right: "const ref = sql`'check:' || id`",
    wrong: "const ref = sql`'check:' || id || ${`:${now}`}`",
  },
  {
    name: 'a refund is skipped',
    file: 'src/server/documents/end-check.ts',
    right: "...(effects.includes('refund') && { refund: refund(id, now) }),",
    wrong: '',
  },
  {
    name: 'a check is charged less than its price',
    file: 'src/server/documents/submit.ts',
    right: 'amount: sql`price`,',
    wrong: 'amount: sql`price - 1`,',
  },
  {
    name: 'a check that asks three times costs as much as one',
    file: 'src/server/billing/prices.ts',
    right: 'isAgreed ? agreementPrice(settings) : settings.CHECK_PRICE_MILLS',
    wrong: 'settings.CHECK_PRICE_MILLS',
  },
  {
    name: 'a check is charged at a price that its user did not see',
    file: 'src/server/documents/submit.ts',
    right: 'where ${Number(check.mayCharge)} and ${isNew}',
    wrong: 'where ${isNew}',
  },
  {
    name: 'a payment is booked for each event',
    file: 'src/server/billing/apply-payment.ts',
    right: "code: 'checkout', ref: sessionId,",
    wrong: "code: 'checkout', ref: `${sessionId}:${now}`,",
  },
  {
    name: 'the balance of a deleted account remains',
    file: 'src/server/accounts/delete-account.ts',
    right: '    closed: closeAccount(sql`${account}`, account, now),\n',
    wrong: '',
  },
  {
    name: 'a payment without an owner is booked to an account',
    file: 'src/server/billing/apply-payment.ts',
    right: "case when ${known} then ${account} else 'suspense' end",
    wrong: '${account}',
  },
  {
    name: 'a payment session expires after it was paid',
    file: 'src/server/billing/apply-payment.ts',
    right: " where id = ${event.sessionId} and status = 'open'",
    wrong: ' where id = ${event.sessionId}',
  },
  {
    name: 'refund and dispute together take back more than was paid',
    file: 'src/server/billing/apply-payment.ts',
    right: 'min(l.amount, coalesce(',
    wrong: 'max(0, coalesce(',
  },
  {
    name: 'a reinstated payment is taken back when its reversal is repeated',
    file: 'src/server/billing/apply-payment.ts',
    right: 'returned = max(returned, excluded.returned)',
    wrong: 'returned = excluded.returned',
  },
]
