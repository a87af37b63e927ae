// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the product's own source stands in these texts
/** Mistakes that the simulation must find: each replaces `right` with `wrong` in one file of the product. */
export interface Mutant {
  readonly name: string
  readonly file: string
  readonly right: string
  readonly wrong: string
}

export const MUTANTS: readonly Mutant[] = [
  {
    name: 'a refund is keyed by its time, so it is booked twice',
    file: 'src/server/documents/end-check.ts',
    right: "'refund', 'check:' || id, ${now}",
    wrong: "'refund', 'check:' || id || ${`:${now}`}, ${now}",
  },
  {
    name: 'a refund is skipped',
    file: 'src/server/documents/end-check.ts',
    right: "...(effects.includes('refund') ? [refund(id, now)] : []),",
    wrong: '',
  },
  {
    name: 'a leased check is claimed',
    file: 'src/server/documents/lease.ts',
    right: 'and (lease_until is null or lease_until < ${now}) and not',
    wrong: 'and not',
  },
  {
    name: 'a run that lost its lease still ends the check',
    file: 'src/server/documents/end-check.ts',
    right:
      "pdf_key = ${outcome.pdfKey})\n      where id = ${id} and lease_token = ${leaseToken} and ${allows('SUCCEED')}",
    wrong: 'pdf_key = ${outcome.pdfKey})\n      where id = ${id}',
  },
  {
    name: 'the statements of a batch are sent one by one',
    file: 'src/server/db/client.ts',
    right: "client.batch(prepared, 'write')",
    wrong:
      'prepared.reduce(async (done, one) => [...(await done), await client.execute(one)], Promise.resolve([]))',
  },
  {
    name: 'a letter is deleted before it is sent',
    file: 'src/server/mail/outbox.ts',
    right: '    await services.mailer.send(mail)\n',
    wrong:
      '    await services.db.settle(sql`delete from ${mails} where id = ${id}`)\n    await services.mailer.send(mail)\n',
  },
  {
    name: 'a letter has a new key at each attempt',
    file: 'src/server/mail/outbox.ts',
    right: '`mail-${id}-${row.created_at}`',
    wrong: '`mail-${id}-${row.attempts}`',
  },
  {
    name: 'an entry is deleted without checking its owner',
    file: 'src/server/documents/delete-entry.ts',
    right: 'sql`id = ${id} and user_id = ${userId}`',
    wrong: 'sql`id = ${id}`',
  },
  {
    name: 'a check is cancelled without checking its owner',
    file: 'src/server/documents/end-check.ts',
    right: 'userId ? sql`and user_id = ${userId}` : sql``',
    wrong: 'sql``',
  },
  {
    name: 'an entry is read without checking its owner',
    file: 'src/server/db/checks.ts',
    right: '.where(and(eq(checks.userId, owner), where))',
    wrong: '.where(and(where ?? eq(checks.userId, owner)))',
  },
  {
    name: 'a payment is booked for each event',
    file: 'src/server/billing/apply-payment.ts',
    right: "'checkout', ${sessionId},\n      ${now} where",
    wrong: "'checkout', ${`${sessionId}:${now}`},\n      ${now} where",
  },
  {
    name: 'the sweeper does not enqueue again',
    file: 'src/server/documents/sweep.ts',
    right: '  await resendChecks(services)\n',
    wrong: '',
  },
  {
    name: 'the limit of running checks per user is missing',
    file: 'src/server/documents/lease.ts',
    right: 'export const RUNNING_MAX = 4',
    wrong: 'export const RUNNING_MAX = 400',
  },
  {
    name: 'a check ends before its file is stored',
    file: 'src/server/documents/run-check.ts',
    right: "  if (marked) await services.files.put(pdfKey, marked, 'application/pdf')\n",
    wrong:
      "  if (marked) void services.files.put(pdfKey, marked, 'application/pdf').catch(() => undefined)\n",
  },
  {
    name: 'unreferenced files are not deleted',
    file: 'src/server/documents/expire.ts',
    right: "  await deleteOrphans(services, 'annotated/', wantedMarked)\n",
    wrong: '',
  },
  {
    name: 'a finding is decided without checking who owns the check',
    file: 'src/server/documents/review-finding.ts',
    right: 'where id = ${id} and user_id = ${userId} and state',
    wrong: 'where id = ${id} and state',
  },
  {
    name: "a document is checked against another user's rules",
    file: 'src/server/documents/submit.ts',
    right: '${ruleSets.id} = ${ruleSetId} and ${ruleSets.userId} = ${user.id}',
    wrong: '${ruleSets.id} = ${ruleSetId}',
  },
  {
    name: 'a batch accepts the same query twice',
    file: 'src/server/documents/book-check.ts',
    right: ' or (${same} and ${inBatch}))',
    wrong: ')',
  },
  {
    name: 'a result is deleted while another entry shows it',
    file: 'src/server/documents/delete-entry.ts',
    right: '\n      and not exists (select 1 from ${checks} where result_id = ${results.id}) returning',
    wrong: ' returning',
  },
  {
    name: 'the balance of a deleted account remains',
    file: 'src/server/accounts/delete-account.ts',
    right: '    ...closeAccount(sql`${account}`, account, now),\n',
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
    file: 'src/server/billing/reversals.ts',
    right: 'min(l.amount, coalesce(',
    wrong: 'max(0, coalesce(',
  },
  {
    name: 'a reinstated payment is taken back when its reversal is repeated',
    file: 'src/server/billing/apply-payment.ts',
    right: 'returned = max(returned, excluded.returned)',
    wrong: 'returned = excluded.returned',
  },
  {
    name: 'an API key is revoked without checking its owner',
    file: 'src/server/api-keys/revoke-key.ts',
    right: 'and(eq(apiKeys.id, id), eq(apiKeys.userId, userId))',
    wrong: 'and(eq(apiKeys.id, id))',
  },
  {
    name: 'revoking one API key revokes all',
    file: 'src/server/api-keys/revoke-key.ts',
    right: 'and(eq(apiKeys.id, id), eq(apiKeys.userId, userId))',
    wrong: 'and(eq(apiKeys.userId, userId))',
  },
  {
    name: 'unreferenced uploads are not deleted',
    file: 'src/server/documents/expire.ts',
    right: "  await deleteOrphans(services, 'uploads/', wantedUploads)\n",
    wrong: '',
  },
  {
    name: 'entries are kept beyond their retention period',
    file: 'src/server/documents/expire.ts',
    right: '    build.delete(checks).where(lt(checks.endedAt, oldest)),\n',
    wrong: '',
  },
  {
    name: 'rows that refer to deleted rows remain',
    file: 'self-host/sqlite.ts',
    right: '{ timeout: BUSY_MS }',
    wrong: '{ timeout: BUSY_MS, enableForeignKeyConstraints: false }',
  },
]

/** The source with the mistake planted. @throws unless `right` occurs exactly once */
export function planted({ file, right, wrong }: Mutant, source: string): string {
  if (source.split(right).length !== 2) throw new Error(`${file} does not have once: ${right}`)
  return source.replace(right, () => wrong)
}
