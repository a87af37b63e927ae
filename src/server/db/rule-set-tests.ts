import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { RuleSetTest } from '../../contract/rule-set-tests.ts'
import type { Owner, Reads } from '../base/database.ts'
import { ruleSetTests } from './schema/index.ts'

export interface TestKey {
  readonly ruleSetId: number
  readonly sha256: string
  readonly rule: string
}

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
