/** Which migrations may be applied while the previous version serves. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readMigrations } from '../../scripts/deploy/apply-migrations.ts'
import { hazardsOf, isContract, type Migration, planMigrations } from '../../scripts/deploy/migrations.ts'

const EXPANDING = [
  'CREATE TABLE `notes` (`id` integer PRIMARY KEY, `user_id` integer NOT NULL)',
  'ALTER TABLE `users` ADD `nick` text',
  "ALTER TABLE users ADD COLUMN nick text DEFAULT '' NOT NULL",
  'ALTER TABLE `checks` ADD `n` integer DEFAULT 0 NOT NULL',
  'CREATE INDEX `notes_user` ON `notes` (`user_id`)',
  'DROP INDEX `checks_state`',
  "INSERT INTO `ledger_accounts` (`id`, `kind`) VALUES ('drop table users', 'house')",
  'UPDATE `checks` SET `stage` = NULL',
  '-- DROP TABLE users would be wrong here\nALTER TABLE `users` ADD `a` text',
]
const CONTRACTING = [
  'DROP TABLE `tags`',
  'drop table if exists tags',
  'ALTER TABLE `users` DROP COLUMN `role`',
  'ALTER TABLE users RENAME COLUMN role TO kind',
  'ALTER TABLE `users` RENAME TO `people`',
  'ALTER TABLE `users` ADD `nick` text NOT NULL',
  'CREATE UNIQUE INDEX `checks_name` ON `checks` (`file_name`)',
  'CREATE TRIGGER `t` BEFORE INSERT ON `checks`\nBEGIN\n\tSELECT RAISE(ABORT, "no");\nEND',
  'DROP TRIGGER `ledger_4_apply`',
  'DELETE FROM `mails`',
]

test.each(EXPANDING)('expands: %s', (statement) => {
  expect(hazardsOf(statement)).toEqual([])
})

test.each(CONTRACTING)('would break the previous version: %s', (statement) => {
  expect(hazardsOf(statement)).toHaveLength(1)
})

test('a migration may change what it created itself', () => {
  const sql = `CREATE TABLE notes (id integer);--> statement-breakpoint
CREATE UNIQUE INDEX notes_id ON notes (id);--> statement-breakpoint
CREATE TRIGGER notes_keep BEFORE DELETE ON notes BEGIN SELECT RAISE(ABORT, 'KEPT'); END;--> statement-breakpoint
DROP TABLE notes`
  expect(hazardsOf(sql)).toEqual([])
})

test('a table rebuilt under another name is a removal', () => {
  const sql = `CREATE TABLE __new_users (id integer);--> statement-breakpoint
INSERT INTO __new_users SELECT id FROM users;--> statement-breakpoint
DROP TABLE users;--> statement-breakpoint
ALTER TABLE __new_users RENAME TO users`
  expect(hazardsOf(sql)).toEqual(['drops table users'])
})

const spaced = (sql: string): fc.Arbitrary<string> =>
  fc
    .record({ upper: fc.boolean(), gap: fc.constantFrom(' ', '\n', '\t ', '  ') })
    .map(({ upper, gap }) => (upper ? sql.toUpperCase() : sql).replaceAll(' ', gap))

test('one removal among any number of additions is found, in any spelling', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...EXPANDING).chain(spaced), { maxLength: 8 }),
      fc.constantFrom(...CONTRACTING).chain(spaced),
      fc.nat(),
      (additions, removal, place) => {
        const statements = additions.filter((sql) => !sql.includes('--'))
        statements.splice(place % (statements.length + 1), 0, removal)
        expect(hazardsOf(statements.join(';--> statement-breakpoint\n'))).toHaveLength(1)
      },
    ),
  )
})

test('every migration of this repository that would break the previous version is marked', () => {
  const wrong = readMigrations('migrations').filter(
    (migration) => !isContract(migration) && hazardsOf(migration.sql).length > 0,
  )
  expect(wrong.map(({ tag }) => tag)).toEqual([])
})

let time = 0
function migration(tag: string, sql: string): Migration {
  time += 1
  return { tag, when: time, sql }
}

const ADD = migration('0001_add', 'ALTER TABLE users ADD nick text')
const REMOVE = migration(
  '0002_remove',
  '-- contract: nick took its place\nALTER TABLE users DROP COLUMN name',
)
const LATER = migration('0003_later', 'ALTER TABLE users ADD age integer')

test('before the first deployment, all are applied', () => {
  expect(planMigrations([ADD, REMOVE, LATER], undefined)).toEqual({ apply: [ADD, REMOVE, LATER], hold: [] })
})

test('a contract step waits until a version built with it runs', () => {
  expect(planMigrations([ADD, REMOVE], new Set())).toEqual({ apply: [ADD], hold: [REMOVE] })
  expect(planMigrations([REMOVE], new Set(['0001_add', '0002_remove']))).toEqual({
    apply: [REMOVE],
    hold: [],
  })
  expect(planMigrations([REMOVE, LATER], new Set(['0001_add', '0002_remove']))).toEqual({
    apply: [REMOVE, LATER],
    hold: [],
  })
})

test('an addition after a step that must wait is refused, with instructions', () => {
  expect(() => planMigrations([ADD, REMOVE, LATER], new Set())).toThrow(
    /0002_remove removes something that the running version uses.*\nDeploy the commit that brought 0002_remove first/,
  )
})

test('an unmarked removal is refused, with instructions', () => {
  const unmarked = migration('0004_unmarked', 'DROP TABLE tags;\nDROP TABLE folders')
  expect(() => planMigrations([ADD, unmarked], new Set())).toThrow(
    /0004_unmarked would break the running version: it drops table tags, drops table folders\.\nKeep the old structure/,
  )
})
