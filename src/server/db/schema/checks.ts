/** Checks and their results. The row is authoritative; queue messages only name a row. */
import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { DOCUMENT_STATES, STAGES } from '../../../domain/document/documents.ts'
import type { CheckFailure } from '../../../domain/errors/check-failures.ts'
import { DECISIONS } from '../../../domain/results/decisions.ts'
import { ownerId } from './accounts.ts'
import { storedCounts, storedResult } from './stored-results.ts'

export const results = sqliteTable(
  'results',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    userId: ownerId(),
    body: storedResult().notNull(),
    /** `storedCounts` of the body, so that lists need no bodies. */
    counts: storedCounts(),
    pdfKey: text().notNull(),
    /** False if the document could not be highlighted: no file is stored under the key. */
    marked: integer({ mode: 'boolean' }).notNull().default(true),
    createdAt: integer().notNull(),
  },
  (table) => [index('results_pdf').on(table.pdfKey), index('results_user').on(table.userId)],
)

export const checks = sqliteTable(
  'checks',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    userId: ownerId(),
    /** Random; links the rows of one submission within its batch. */
    submission: text().notNull().unique(),
    state: text({ enum: DOCUMENT_STATES }).notNull(),
    stage: text({ enum: STAGES }),
    fileName: text().notNull(),
    ruleSetName: text().notNull(),
    rulesText: text().notNull(),
    language: text().notNull(),
    note: text().notNull().default(''),
    /** UUID chosen by the client for documents submitted together. */
    batch: text(),
    /** SHA-256 over file, rules, language, checker version, model and agreement: an equal query has the same result. */
    queryHash: text().notNull(),
    timesAsked: integer().notNull().default(1),
    /** Mills charged; 0 for a repeated query. */
    price: integer().notNull(),
    savedResult: integer({ mode: 'boolean' }).notNull().default(false),
    /** When the upload was stored; before that no worker may claim the check. */
    storedAt: integer(),
    /** Last claim: the user whose last claim is oldest is next. */
    claimedAt: integer(),
    leaseToken: text(),
    leaseUntil: integer(),
    attempts: integer().notNull().default(0),
    /** Stages in which attempts ended without a known reason, each followed by a space. */
    deaths: text().notNull().default(''),
    /** From its verification to the end of the check, so that the AI is not asked again. */
    judged: storedResult(),
    pages: integer(),
    notBefore: integer().notNull().default(0),
    sentAt: integer(),
    createdAt: integer().notNull(),
    endedAt: integer(),
    failure: text().$type<CheckFailure>(),
    resultId: integer().references(() => results.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('checks_user').on(table.userId, table.createdAt),
    index('checks_claimed').on(table.userId, table.claimedAt),
    index('checks_state').on(table.state),
    index('checks_result').on(table.resultId),
    index('checks_query').on(table.userId, table.queryHash),
    index('checks_batch').on(table.userId, table.batch),
    uniqueIndex('checks_running_query')
      .on(table.userId, table.queryHash)
      .where(sql`state in ('STARTED', 'PROCESSING')`),
  ],
)

export const reviews = sqliteTable(
  'reviews',
  {
    checkId: integer()
      .notNull()
      .references(() => checks.id, { onDelete: 'cascade' }),
    section: text({ enum: ['specific', 'general'] }).notNull(),
    findingId: integer().notNull(),
    decision: text({ enum: DECISIONS }).notNull(),
    reason: text().notNull().default(''),
    at: integer().notNull(),
    /** Earlier check in which it was made; the finding's words are unchanged since. */
    madeIn: integer('carried_from'),
  },
  (table) => [primaryKey({ columns: [table.checkId, table.section, table.findingId] })],
)
