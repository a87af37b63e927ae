/** Each query finds rows that must never exist. */
const INVARIANTS: Readonly<Record<string, string>> = {
  'all balances sum to zero': 'select 1 from (select sum(balance) as s from ledger_accounts) where s <> 0',
  'no user balance is negative': "select id from ledger_accounts where kind = 'user' and balance < 0",
  'a balance equals the sum of its entries': `select a.id from ledger_accounts a where a.balance <>
    coalesce((select sum(amount) from ledger where credit = a.id), 0)
    - coalesce((select sum(amount) from ledger where debit = a.id), 0)`,
  'a check is charged its price once': `select c.id from checks c where
    (select coalesce(sum(amount), 0) from ledger where code = 'check' and ref = 'check:' || c.id) <> c.price`,
  'a failed check is refunded in full, and no other check is': `select c.id from checks c where
    (select coalesce(sum(amount), 0) from ledger where code = 'refund' and ref = 'check:' || c.id)
    <> case when c.state = 'ERROR' then c.price else 0 end`,
  'a paid session is credited once, in full': `select s.id from checkout_sessions s where s.status = 'paid'
    and coalesce((select sum(amount) from ledger where code = 'checkout' and ref = s.id), 0) <> s.amount_cents * 10`,
  'the reversals of a payment match its refunds and disputes, up to its amount': `select s.id
    from checkout_sessions s where s.status = 'paid' and
    min(s.amount_cents * 10, coalesce((select sum(amount_cents) * 10 from reversals
      where payment_intent = s.payment_intent and returned = 0), 0)) <>
    coalesce((select sum(case code when 'reversal' then amount else -amount end) from ledger
      where code in ('reversal', 'reinstated') and ref in
      (select s.id union all select id from reversals where payment_intent = s.payment_intent)), 0)`,
  'the account of a deleted user is empty': `select a.id from ledger_accounts a where a.balance <> 0
    and (a.id like 'user:%' or a.id like 'receivable:%')
    and not exists (select 1 from users where id = cast(substr(a.id, instr(a.id, ':') + 1) as integer))`,
  'the suspense account is not negative': `select 1 from ledger_accounts where id = 'suspense' and balance < 0`,
  // A repeated query shows an earlier check's result, which is deleted first.
  'a finished check has a result':
    "select id from checks where state = 'FINISHED' and result_id is null and saved_result = 0",
}

/** One query that returns the names of all violated invariants. */
export const BROKEN_INVARIANTS = Object.entries(INVARIANTS)
  .map(([name, query]) => `select '${name}' as name where exists (${query})`)
  .join(' union all ')
