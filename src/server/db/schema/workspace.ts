import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { ownerId } from './accounts.ts'
import { storedVerdict } from './stored-results.ts'

export const folders = sqliteTable(
  'folders',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    userId: ownerId(),
    name: text().notNull(),
    createdAt: integer().notNull(),
  },
  (table) => [index('folders_user').on(table.userId)],
)

export const ruleSets = sqliteTable(
  'rule_sets',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    userId: ownerId(),
    /** "restrict" prevents deleting a folder that holds rule sets. */
    folderId: integer()
      .notNull()
      .references(() => folders.id, { onDelete: 'restrict' }),
    name: text().notNull(),
    text: text().notNull(),
    /** Of the rule file that it came from; empty if the file names none. */
    language: text().notNull().default(''),
    createdAt: integer().notNull(),
    updatedAt: integer().notNull(),
  },
  (table) => [
    index('rule_sets_user').on(table.userId, table.folderId),
    index('rule_sets_folder').on(table.folderId),
  ],
)

export const tags = sqliteTable(
  'tags',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    userId: ownerId(),
    name: text().notNull(),
  },
  (table) => [uniqueIndex('tags_user_name').on(table.userId, table.name)],
)

export const ruleSetTags = sqliteTable(
  'rule_set_tags',
  {
    ruleSetId: integer()
      .notNull()
      .references(() => ruleSets.id, { onDelete: 'cascade' }),
    tagId: integer()
      .notNull()
      .references(() => tags.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.ruleSetId, table.tagId] }),
    index('rule_set_tags_tag').on(table.tagId),
  ],
)

export const ruleSetTests = sqliteTable(
  'rule_set_tests',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    userId: ownerId(),
    ruleSetId: integer()
      .notNull()
      .references(() => ruleSets.id, { onDelete: 'cascade' }),
    fileName: text().notNull(),
    /** Of the file, in hexadecimal; the file is not stored. */
    sha256: text().notNull(),
    rule: text().notNull(),
    expected: storedVerdict().notNull(),
    quote: text().notNull(),
    model: text().notNull(),
    promptVersion: text().notNull(),
    createdAt: integer().notNull(),
  },
  (table) => [
    uniqueIndex('rule_set_tests_key').on(table.ruleSetId, table.sha256, table.rule),
    index('rule_set_tests_user').on(table.userId),
  ],
)
