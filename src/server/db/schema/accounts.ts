/** Users and their API keys. Times are milliseconds since 1970 in all tables. */
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { Scope } from '../../../domain/account/api-keys.ts'

export const users = sqliteTable('users', {
  id: integer().primaryKey({ autoIncrement: true }),
  email: text().notNull(),
  /** Normalised address for comparisons. */
  emailKey: text().notNull().unique(),
  /** "scrypt$N$r$p$salt$hash", base64url. */
  passwordHash: text().notNull(),
  role: text({ enum: ['USER', 'ADMIN'] })
    .notNull()
    .default('USER'),
  enabled: integer({ mode: 'boolean' }).notNull().default(true),
  confirmedAt: integer(),
  demoFinishedAt: integer(),
  /** When the mail service last permanently refused a letter to this address. */
  mailRefusedAt: integer(),
  createdAt: integer().notNull(),
})

/** Column for the user a row belongs to; the row is deleted with the user. */
export function ownerId() {
  return integer()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })
}

export const sessions = sqliteTable(
  'sessions',
  {
    /** SHA-256 of the cookie's token; the token itself is never stored. */
    tokenHash: text().primaryKey(),
    userId: ownerId(),
    createdAt: integer().notNull(),
    lastSeenAt: integer().notNull(),
  },
  (table) => [index('sessions_user').on(table.userId)],
)

/** Single-use tokens of mailed links; only their SHA-256 is stored. */
export const tokens = sqliteTable(
  'tokens',
  {
    tokenHash: text().primaryKey(),
    userId: ownerId(),
    purpose: text({ enum: ['confirm', 'reset'] }).notNull(),
    expiresAt: integer().notNull(),
    usedAt: integer(),
  },
  (table) => [index('tokens_user').on(table.userId, table.purpose)],
)

export const consents = sqliteTable(
  'consents',
  {
    userId: ownerId(),
    kind: text({ enum: ['terms', 'processing'] }).notNull(),
    version: text().notNull(),
    givenAt: integer().notNull(),
    withdrawnAt: integer(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind] })],
)

export type ActivityKind =
  | 'registered'
  | 'signed in'
  | 'password changed'
  | 'password reset'
  | 'API key created'
  | 'API key revoked'
  | 'topped up'
  | 'credit received'
  | 'check submitted'
  | `consent ${'terms' | 'processing'} ${'given' | 'withdrawn'}`

export const activity = sqliteTable(
  'activity',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    userId: ownerId(),
    kind: text().$type<ActivityKind>().notNull(),
    detail: text().notNull().default(''),
    at: integer().notNull(),
  },
  (table) => [index('activity_user').on(table.userId, table.at)],
)

export const ratings = sqliteTable('ratings', {
  id: integer().primaryKey({ autoIncrement: true }),
  userId: ownerId(),
  value: integer().notNull(),
  comment: text(),
  createdAt: integer().notNull(),
})

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
