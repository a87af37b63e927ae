/** Tests of rule sets: findings kept as hashes and words, never the document. */
import { and, desc, eq, sql } from 'drizzle-orm'
import type { RuleSetTest } from '../../contract/workspace.ts'
import { AppError, orNotFound } from '../../domain/errors/errors.ts'
import { plain } from '../../domain/results/finding-identity.ts'
import { TEST_TEXT_MAX } from '../../domain/rules/rule-set-tests.ts'
import { parseRules } from '../../domain/rules/rules.ts'
import type { Needs } from '../base/services.ts'
import { checkById, resultOf } from '../db/checks.ts'
import { build } from '../db/client.ts'
import { testRoom } from '../db/room.ts'
import { ruleSets, ruleSetTests } from '../db/schema/index.ts'
import { insertWhere } from '../db/statements.ts'
import { sameTest, testOf, toRuleSetTest } from '../db/workspace.ts'

export async function keepTest(
  services: Needs<'db' | 'clock'>,
  userId: number,
  checkId: number,
  findingId: number,
): Promise<RuleSetTest> {
  const [row] = await checkById(services.db.read, userId, checkId)
  const check = orNotFound(row)
  const result = orNotFound(resultOf(check))
  const finding = orNotFound(result.specificRules.find(({ id }) => id === findingId))
  const ruleSetId = await ruleSetWith(services, userId, check.ruleSetName, finding.rule)
  if (ruleSetId === undefined || !result.provenance) throw new AppError('noRuleForTest')
  const key = { ruleSetId, sha256: result.provenance.sha256, rule: finding.rule.slice(0, TEST_TEXT_MAX) }
  const quote = (finding.evidence[0]?.quote ?? '').slice(0, TEST_TEXT_MAX).toWellFormed()
  const stored = await services.db.run(
    insertWhere(
      ruleSetTests,
      {
        userId,
        ...key,
        fileName: check.fileName,
        expected: finding.verdict,
        quote,
        model: result.checkedBy,
        promptVersion: result.provenance.promptVersion,
        createdAt: services.clock.now(),
      },
      sql`where ${testRoom(userId, sameTest(key))} on conflict (rule_set_id, sha256, rule) do update set file_name = excluded.file_name,
        expected = excluded.expected, quote = excluded.quote, model = excluded.model,
        prompt_version = excluded.prompt_version, created_at = excluded.created_at`,
    ),
  )
  if (stored.rowsAffected === 0) throw new AppError('tooManyTests')
  const [kept] = await testOf(services.db.read, userId, key)
  return toRuleSetTest(orNotFound(kept))
}

export async function deleteTest({ db }: Needs<'db'>, userId: number, id: number): Promise<void> {
  const mine = and(eq(ruleSetTests.id, id), eq(ruleSetTests.userId, userId))
  const deleted = await db.run(build.delete(ruleSetTests).where(mine))
  if (deleted.rowsAffected !== 1) throw new AppError('notFound')
}

/** Finds a check's rule set by name and rule: checks store no id, and it may have changed or been deleted. */
async function ruleSetWith({ db }: Needs<'db'>, userId: number, name: string, rule: string) {
  const rows = await db.read
    .select({ id: ruleSets.id, text: ruleSets.text })
    .from(ruleSets)
    .where(and(eq(ruleSets.userId, userId), eq(ruleSets.name, name)))
    .orderBy(desc(ruleSets.updatedAt))
    .limit(20)
  return rows.find(({ text }) => parseRules(text).some((each) => plain(each) === plain(rule)))?.id
}
