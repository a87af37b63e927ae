/** What keeps the service running: mail to be sent, counters, messages that could not be worked on. */
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Mail is written in the same batch as what caused it, and sent from the queue, so an outage loses none. */
export const mails = sqliteTable(
  'mails',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    recipient: text().notNull(),
    subject: text().notNull(),
    body: text().notNull(),
    html: text().notNull(),
    createdAt: integer().notNull(),
    queuedAt: integer(),
    attempts: integer().notNull().default(0),
    /** Not to be sent before this time (back-off between attempts). */
    notBefore: integer().notNull().default(0),
    /** Somebody is sending it until then. */
    leaseUntil: integer().notNull().default(0),
  },
  (table) => [index('mails_waiting').on(table.queuedAt)],
)

export const rateCounters = sqliteTable(
  'rate_counters',
  {
    key: text().notNull(),
    windowStart: integer().notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.key, table.windowStart] })],
)

export const deadLetters = sqliteTable('dead_letters', {
  id: integer().primaryKey({ autoIncrement: true }),
  queue: text().notNull(),
  body: text().notNull(),
  at: integer().notNull(),
})

/** Services outside that are left alone for a while after they failed. One row a service, shared by all workers. */
export const breakers = sqliteTable('breakers', {
  name: text().primaryKey(),
  /** In a row, since it last answered. */
  failures: integer().notNull(),
  /** Until then nobody asks; whoever comes after it first is the one who tries. */
  openUntil: integer().notNull(),
})

/** How often something happened that an operator should know about. */
export const counters = sqliteTable('counters', {
  name: text().primaryKey(),
  count: integer().notNull(),
  lastAt: integer().notNull(),
})
