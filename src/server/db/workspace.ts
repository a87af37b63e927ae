/** Subqueries name columns in plain SQL, because drizzle omits the table's name in a select from one table. */
import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { RuleSet, RuleSetTest, Tag } from '../../contract/workspace.ts'
import type { Owner, Reads } from '../base/database.ts'
import { folders, ruleSets, ruleSetTags, ruleSetTests, tags } from './schema/index.ts'
import { parsed } from './statements.ts'

export const ruleSetCount = sql<number>`(select count(*) from ${ruleSets} r where r.folder_id = ${folders}.id)`

export function foldersOf(db: Reads, owner: Owner, where?: SQL) {
  return db
    .select({
      id: folders.id,
      name: folders.name,
      ruleSetCount,
    })
    .from(folders)
    .where(and(eq(folders.userId, owner), where))
    .orderBy(asc(folders.id))
}

export function folderById(db: Reads, owner: Owner, id: number) {
  return foldersOf(db, owner, eq(folders.id, id))
}

export function tagById(db: Reads, owner: Owner, id: number) {
  return tagsOf(db, owner, eq(tags.id, id))
}

export function tagByName(db: Reads, owner: Owner, name: string) {
  return tagsOf(db, owner, eq(tags.name, name))
}

export function tagsOf(db: Reads, owner: Owner, where?: SQL) {
  return db
    .select({ id: tags.id, name: tags.name })
    .from(tags)
    .where(and(eq(tags.userId, owner), where))
    .orderBy(asc(tags.name))
}

export function ruleSetChoicesOf(db: Reads, owner: Owner) {
  return db
    .select({ id: ruleSets.id, name: ruleSets.name, folder: folders.name })
    .from(ruleSets)
    .innerJoin(folders, eq(folders.id, ruleSets.folderId))
    .where(eq(ruleSets.userId, owner))
    .orderBy(asc(folders.id), asc(ruleSets.id))
}

export function ruleSetsOf(db: Reads, owner: Owner, where?: SQL) {
  return db
    .select({
      id: ruleSets.id,
      name: ruleSets.name,
      text: ruleSets.text,
      language: ruleSets.language,
      folderId: ruleSets.folderId,
      updatedAt: ruleSets.updatedAt,
      tags: parsed<Tag[]>(sql`(select json_group_array(json_object('id', t.id, 'name', t.name))
        from ${ruleSetTags} r join ${tags} t on t.id = r.tag_id where r.rule_set_id = ${ruleSets}.id)`),
    })
    .from(ruleSets)
    .where(and(eq(ruleSets.userId, owner), where))
    .orderBy(asc(ruleSets.id))
}

export function ruleSetById(db: Reads, owner: Owner, id: number) {
  return ruleSetsOf(db, owner, eq(ruleSets.id, id))
}

export function ruleSetsIn(db: Reads, owner: Owner, folderId: number) {
  return ruleSetsOf(db, owner, eq(ruleSets.folderId, folderId))
}

export function firstRuleSetsOf(db: Reads, owner: Owner) {
  const first = sql`(select min(f.id) from ${folders} f where f.user_id = ${owner})`
  return ruleSetsOf(db, owner, eq(ruleSets.folderId, first))
}

type RuleSetRow = Awaited<ReturnType<typeof ruleSetsOf>>[number]

export function toRuleSet(row: RuleSetRow): RuleSet {
  return { ...row, updatedAt: new Date(row.updatedAt).toISOString() }
}

type TestKey = Pick<TestRow, 'ruleSetId' | 'sha256' | 'rule'>

export function sameTest({ ruleSetId, sha256, rule }: TestKey): SQL {
  return sql`${ruleSetTests.ruleSetId} = ${ruleSetId} and ${ruleSetTests.sha256} = ${sha256}
    and ${ruleSetTests.rule} = ${rule}`
}

export function testsIn(db: Reads, owner: Owner, ruleSetId: number) {
  return testsOf(db, owner, eq(ruleSetTests.ruleSetId, ruleSetId))
}

export function testOf(db: Reads, owner: Owner, key: TestKey) {
  return testsOf(db, owner, sameTest(key))
}

function testsOf(db: Reads, owner: Owner, where: SQL) {
  return db
    .select()
    .from(ruleSetTests)
    .where(and(eq(ruleSetTests.userId, owner), where))
    .orderBy(desc(ruleSetTests.id))
}

type TestRow = typeof ruleSetTests.$inferSelect

export function toRuleSetTest({ userId: _, createdAt, ...row }: TestRow): RuleSetTest {
  return { ...row, createdAt: new Date(createdAt).toISOString() }
}
