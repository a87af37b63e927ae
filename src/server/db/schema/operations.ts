import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Written in the same batch as its cause and sent from the queue, so that an outage loses no mail. */
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
    notBefore: integer().notNull().default(0),
    /** Until then a worker may be sending it. */
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

/** Circuit breakers for outside services. One row per service, shared by all workers. */
export const breakers = sqliteTable('breakers', {
  name: text().primaryKey(),
  failures: integer().notNull(),
  /** No calls before this time; the next one is the trial. */
  openUntil: integer().notNull(),
})

/** Number of occurrences of events for the operator. */
export const counters = sqliteTable('counters', {
  name: text().primaryKey(),
  count: integer().notNull(),
  lastAt: integer().notNull(),
})

/** Operators' actions on money and data: ids only, so that nothing about deleted users remains. */
export const operatorActions = sqliteTable('operator_actions', {
  id: integer().primaryKey({ autoIncrement: true }),
  at: integer().notNull(),
  operator: text().notNull(),
  command: text().notNull(),
  /** "user:7", "dead letter 3", "database". */
  subject: text().notNull(),
})
