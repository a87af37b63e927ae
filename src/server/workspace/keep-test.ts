/** Stores a finding as a test of its rule set: hashes and words, never the document. */
import { and, desc, eq } from 'drizzle-orm'
import type { RuleSetTest } from '../../contract/rule-set-tests.ts'
import { AppError } from '../../domain/errors.ts'
import { plain } from '../../domain/finding-identity.ts'
import { TEST_TEXT_MAX } from '../../domain/rule-set-tests.ts'
import { parseRules } from '../../domain/rules.ts'
import { checkById, resultOf } from '../db/checks.ts'
import { sameTest, testOf, toRuleSetTest } from '../db/rule-set-tests.ts'
import { ruleSets, ruleSetTests } from '../db/schema/index.ts'
import { found } from '../found.ts'
import type { Needs } from '../services.ts'
import { requireTestRoom } from './room.ts'

/** @throws AppError notFound, noRuleForTest, tooManyTests */
export async function keepTest(
  services: Needs<'db' | 'clock'>,
  userId: number,
  checkId: number,
  findingId: number,
): Promise<RuleSetTest> {
  const [row] = await checkById(services.db.read, userId, checkId)
  const check = found(row)
  const result = found(resultOf(check) ?? undefined)
  const finding = found(result.specificRules.find(({ id }) => id === findingId))
  const ruleSetId = await ruleSetWith(services, userId, check.ruleSetName, finding.rule)
  if (ruleSetId === undefined || !result.provenance) throw new AppError('noRuleForTest')
  const key = { ruleSetId, sha256: result.provenance.sha256, rule: finding.rule.slice(0, TEST_TEXT_MAX) }
  await requireTestRoom(services, userId, sameTest(key))
  const values = {
    fileName: check.fileName,
    expected: finding.verdict,
    quote: (finding.evidence[0]?.quote ?? '').slice(0, TEST_TEXT_MAX).toWellFormed(),
    model: result.checkedBy,
    promptVersion: result.provenance.promptVersion,
    createdAt: services.clock.now(),
  }
  await services.db.run((query) =>
    query
      .insert(ruleSetTests)
      .values({ userId, ...key, ...values })
      .onConflictDoUpdate({
        target: [ruleSetTests.ruleSetId, ruleSetTests.sha256, ruleSetTests.rule],
        set: values,
      }),
  )
  const [kept] = await testOf(services.db.read, userId, key)
  return toRuleSetTest(found(kept))
}

/** Finds a check's rule set by name and rule: checks store no id, and it may have changed or been deleted. */
async function ruleSetWith(
  { db }: Needs<'db'>,
  userId: number,
  name: string,
  rule: string,
): Promise<number | undefined> {
  const rows = await db.read
    .select({ id: ruleSets.id, text: ruleSets.text })
    .from(ruleSets)
    .where(and(eq(ruleSets.userId, userId), eq(ruleSets.name, name)))
    .orderBy(desc(ruleSets.updatedAt))
    .limit(20)
  return rows.find(({ text }) => parseRules(text).some((each) => plain(each) === plain(rule)))?.id
}
