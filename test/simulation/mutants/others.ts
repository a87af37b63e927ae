// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the product's own source stands in these texts
/** Mistakes with letters, API keys and the database. */
import type { Mutant } from '../mutants.ts'

export const OTHERS: readonly Mutant[] = [
  {
    name: 'the statements of a batch are sent one by one',
    file: 'src/server/db/client.ts',
    right: "client.batch(prepared, 'write')",
    wrong:
      'prepared.reduce(async (done, one) => [...(await done), await client.execute(one)], Promise.resolve([]))',
  },
  {
    name: 'a letter is deleted before it is sent',
    file: 'src/server/mail/letters.ts',
    right: '    await services.mailer.send(mail)\n',
    wrong: '    await services.db.settle({ sent: deleting(id) })\n    await services.mailer.send(mail)\n',
  },
  {
    name: 'a letter has a new key at each attempt',
    file: 'src/server/mail/letters.ts',
    right: '`mail-${id}-${createdAt}`',
    wrong: '`mail-${id}-${attempts}`',
  },
  {
    name: 'an entry is read without checking its owner',
    file: 'src/server/db/checks.ts',
    right: '.where(and(eq(checks.userId, owner), where))',
    wrong: '.where(and(where ?? eq(checks.userId, owner)))',
  },
  {
    name: 'an API key is revoked without checking its owner',
    file: 'src/server/api-keys/keys.ts',
    right: 'and(eq(apiKeys.id, id), eq(apiKeys.userId, userId))',
    wrong: 'and(eq(apiKeys.id, id))',
  },
  {
    name: 'revoking one API key revokes all',
    file: 'src/server/api-keys/keys.ts',
    right: 'and(eq(apiKeys.id, id), eq(apiKeys.userId, userId))',
    wrong: 'and(eq(apiKeys.userId, userId))',
  },
  {
    name: 'rows that refer to deleted rows remain',
    file: 'self-host/sqlite.ts',
    right: '{ timeout: BUSY_MS }',
    wrong: '{ timeout: BUSY_MS, enableForeignKeyConstraints: false }',
  },
]
