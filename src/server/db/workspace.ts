/**
 * Queries on folders, rule sets and tags. `owner` is a user's id or the subquery that yields it. Subqueries name
 * their columns in plain SQL: in a select from one table drizzle leaves out the table's name.
 */
import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import type { RuleSet } from '../../contract/workspace.ts'
import type { Reads } from './client.ts'
import { folders, ruleSets, ruleSetTags, tags } from './schema/index.ts'

export type Owner = number | SQL<number>

export function foldersOf(db: Reads, owner: Owner, where?: SQL) {
  return db
    .select({
      id: folders.id,
      name: folders.name,
      ruleSetCount: sql<number>`(select count(*) from ${ruleSets} r where r.folder_id = ${folders}.id)`,
    })
    .from(folders)
    .where(and(eq(folders.userId, owner), where))
    .orderBy(asc(folders.id))
}

export function folderById(db: Reads, owner: Owner, id: number) {
  return foldersOf(db, owner, eq(folders.id, id))
}

export function tagsOf(db: Reads, owner: Owner, where?: SQL) {
  return db
    .select({ id: tags.id, name: tags.name })
    .from(tags)
    .where(and(eq(tags.userId, owner), where))
    .orderBy(asc(tags.name))
}

/** Rule sets with their tags as a JSON list; narrow with `where`. */
export function ruleSetsOf(db: Reads, owner: Owner, where?: SQL) {
  return db
    .select({
      id: ruleSets.id,
      name: ruleSets.name,
      text: ruleSets.text,
      folderId: ruleSets.folderId,
      tags: sql<string>`(select json_group_array(json_object('id', t.id, 'name', t.name))
        from ${ruleSetTags} r join ${tags} t on t.id = r.tag_id where r.rule_set_id = ${ruleSets}.id)`,
    })
    .from(ruleSets)
    .where(and(eq(ruleSets.userId, owner), where))
    .orderBy(asc(ruleSets.id))
}

type RuleSetRow = Awaited<ReturnType<typeof ruleSetsOf>>[number]

export function toRuleSet(row: RuleSetRow): RuleSet {
  return { ...row, tags: JSON.parse(row.tags) }
}
