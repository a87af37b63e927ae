// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the product's own source stands in these texts
/** Mistakes with checks and their files. */
import type { Mutant } from '../mutants.ts'

export const CHECKS: readonly Mutant[] = [
  {
    name: 'a leased check is claimed',
    file: 'src/server/documents/lease.ts',
    right: 'and (lease_until is null or lease_until < ${now}) and not',
    wrong: 'and not',
  },
  {
    name: 'a run that lost its lease still ends the check',
    file: 'src/server/documents/end-check.ts',
    right: 'pdf_key = ${pdfKey})\n      where ${held}',
    wrong: 'pdf_key = ${pdfKey})\n      where id = ${id}',
  },
  {
    name: 'an entry is deleted without checking its owner',
    file: 'src/server/documents/change-entry.ts',
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
    file: 'src/server/documents/change-entry.ts',
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
    file: 'src/server/documents/submit.ts',
    right: ' or (${same} and ${inBatch}))',
    wrong: ')',
  },
  {
    name: 'a result is deleted while another entry shows it',
    file: 'src/server/documents/change-entry.ts',
    right: ' and not exists (select 1 from ${checks} where ${checks.resultId} = ${results.id})',
    wrong: '',
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
    right: '    checks: build.delete(checks).where(lt(checks.endedAt, oldest)),\n',
    wrong: '',
  },
]
