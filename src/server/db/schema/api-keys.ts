import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { Scope } from '../../../domain/account/api-keys.ts'
import { ownerId } from './accounts.ts'

export const apiKeys = sqliteTable(
  'api_keys',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    userId: ownerId(),
    /** SHA-256 of the key; the key itself is never stored. */
    tokenHash: text().notNull().unique(),
    name: text().notNull(),
    /** Last four characters, for recognition in the list. */
    ending: text().notNull(),
    scopes: text({ mode: 'json' }).$type<readonly Scope[]>().notNull(),
    createdAt: integer().notNull(),
    lastUsedAt: integer(),
    expiresAt: integer(),
  },
  (table) => [index('api_keys_user').on(table.userId)],
)
