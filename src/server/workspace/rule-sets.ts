/** The statement that writes a rule set also checks that folder and tags are the user's own. */
import type { ResultSet } from '@libsql/client'
import { and, desc, eq, exists, inArray, type SQL, sql } from 'drizzle-orm'
import type { RuleSet, RuleSetBody, RuleSetChange, RuleSetTest } from '../../contract/workspace.ts'
import { TESTS_MAX } from '../../domain/account/quotas.ts'
import { AppError, orNotFound } from '../../domain/errors/errors.ts'
import { plain } from '../../domain/results/finding-identity.ts'
import { TEST_TEXT_MAX } from '../../domain/rules/rule-set-tests.ts'
import { formatRules, parseRules } from '../../domain/rules/rules.ts'
import type { Needs } from '../base/services.ts'
import { checkById, resultOf } from '../db/checks.ts'
import { build } from '../db/client.ts'
import { folders, ruleSets, ruleSetTags, ruleSetTests, tags } from '../db/schema/index.ts'
import { insertWhere, room, ruleSetRoom } from '../db/statements.ts'
import { ruleSetById, sameTest, testOf, toRuleSet, toRuleSetTest } from '../db/workspace.ts'

export async function createRuleSet(
  services: Needs<'db' | 'clock'>,
  userId: number,
  input: RuleSetBody,
): Promise<RuleSet> {
  const room = ruleSetRoom(userId, input.text)
  const now = services.clock.now()
  const newest = sql`(select max(id) from ${ruleSets} where user_id = ${userId} and folder_id = ${input.folderId})`
  // Read right after the insert, which may have written nothing.
  const inserted = sql<number>`iif(changes() = 1, ${newest}, null)`
  const { left, created } = await services.db.write({
    left: sql`select ${room.number} as number, ${room.size} as size`,
    created: insertWhere(
      ruleSets,
      {
        userId,
        folderId: sql`id`,
        name: input.name,
        text: normal(input.text),
        language: input.language ?? '',
        createdAt: now,
        updatedAt: now,
      },
      sql`from ${folders} where id = ${input.folderId} and user_id = ${userId} and ${room.number} and ${room.size}
        returning id`,
    ),
    ...tagging(inserted, userId, input.tagIds),
  })
  requireRoom(left)
  return ruleSet(services, userId, created.rows[0]?.id)
}

export async function updateRuleSet(
  services: Needs<'db' | 'clock'>,
  userId: number,
  id: number,
  { name, text, language, folderId, tagIds, updatedAt }: RuleSetChange,
): Promise<RuleSet> {
  const room = ruleSetRoom(userId, text, id)
  const version = updatedAt === undefined ? undefined : Date.parse(updatedAt)
  const mine = one(
    userId,
    id,
    folderId,
    and(version === undefined ? undefined : eq(ruleSets.updatedAt, version), room.number, room.size),
  )
  const { left, updated } = await services.db.write({
    left: sql`select ${room.number} as number, ${room.size} as size`,
    // Tags first: the rule set has its old version until the last statement.
    ...(tagIds && { untagged: build.delete(ruleSetTags).where(eq(ruleSetTags.ruleSetId, mine)) }),
    ...tagging(mine, userId, tagIds),
    updated: build
      .update(ruleSets)
      .set({ name, text: normal(text), language, folderId, updatedAt: nextVersion(services.clock.now()) })
      .where(eq(ruleSets.id, mine))
      .returning({ id: ruleSets.id }),
  })
  requireRoom(left)
  const [row] = updated
  if (!row && version !== undefined) await requireVersion(services, userId, id, version)
  return ruleSet(services, userId, row?.id)
}

export async function moveRuleSet(
  services: Needs<'db' | 'clock'>,
  userId: number,
  id: number,
  folderId: number,
): Promise<RuleSet> {
  const [moved] = await services.db.run(
    build
      .update(ruleSets)
      .set({ folderId, updatedAt: nextVersion(services.clock.now()) })
      .where(eq(ruleSets.id, one(userId, id, folderId)))
      .returning({ id: ruleSets.id }),
  )
  return ruleSet(services, userId, moved?.id)
}

/** The rule set's id if it and the folder are the user's and `condition` holds, else null. */
function one(userId: number, id: number, folderId: number, condition?: SQL): SQL<number> {
  const folder = build
    .select({ id: folders.id })
    .from(folders)
    .where(and(eq(folders.id, folderId), eq(folders.userId, userId)))
  const ruleSet = and(eq(ruleSets.id, id), eq(ruleSets.userId, userId), condition, exists(folder))
  return sql`(${build.select({ id: ruleSets.id }).from(ruleSets).where(ruleSet)})`
}

/** Now, but always later than the last change, so that no two versions are equal. */
function nextVersion(now: number): SQL {
  return sql`max(${now}, ${ruleSets.updatedAt} + 1)`
}

function requireRoom({ rows: [room] }: Pick<ResultSet, 'rows'>): void {
  if (room?.number !== 1) throw new AppError('tooManyRuleSets')
  if (room.size !== 1) throw new AppError('tooMuchRuleText')
}

async function requireVersion(services: Needs<'db'>, userId: number, id: number, version: number) {
  const [row] = await ruleSetById(services.db.read, userId, id)
  if (orNotFound(row).updatedAt !== version) throw new AppError('ruleSetChanged')
}

function normal(text: string): string {
  return formatRules(parseRules(text))
}

function tagging(ruleSetId: SQL<number>, userId: number, tagIds: readonly number[] = []) {
  if (tagIds.length === 0) return {}
  const own = and(eq(tags.userId, userId), inArray(tags.id, [...tagIds]), sql`${ruleSetId} is not null`)
  const rows = build
    .select({ ruleSetId: sql`${ruleSetId}`.as('rule_set_id'), tagId: tags.id })
    .from(tags)
    .where(own)
  return { tagged: build.insert(ruleSetTags).select(rows) }
}

async function ruleSet(services: Needs<'db'>, userId: number, id: unknown): Promise<RuleSet> {
  if (typeof id !== 'number') throw new AppError('notFound')
  const [row] = await ruleSetById(services.db.read, userId, id)
  return toRuleSet(orNotFound(row))
}

/** Earlier checks keep their copy of the rules. @throws AppError notFound */
export async function deleteRuleSet({ db }: Needs<'db'>, userId: number, id: number): Promise<void> {
  const mine = and(eq(ruleSets.id, id), eq(ruleSets.userId, userId))
  const { deleted } = await db.write({
    links: build
      .delete(ruleSetTags)
      .where(inArray(ruleSetTags.ruleSetId, build.select({ id: ruleSets.id }).from(ruleSets).where(mine))),
    deleted: build.delete(ruleSets).where(mine),
  })
  if (deleted.rowsAffected !== 1) throw new AppError('notFound')
}

/** Keeps hashes and words of a finding, never the document. */
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
  const others = sql`${ruleSetTests} where user_id = ${userId} and not (${sameTest(key)})`
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
      sql`where ${room(others, TESTS_MAX)} on conflict (rule_set_id, sha256, rule) do update set file_name = excluded.file_name,
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
