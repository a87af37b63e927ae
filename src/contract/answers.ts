/** What calls answer, as schemas; each is held against the type that the code uses. */
import * as z from 'zod'
import type { User } from '../domain/account.ts'
import type { CheckResult, Evidence, Finding } from '../domain/verdicts.ts'
import type { Movement } from './billing.ts'
import type { HistoryEntry } from './documents.ts'
import type { Folder, RuleSet, Tag } from './workspace.ts'

const id = z.int().positive()
const time = z.iso.datetime()

export const MessageAnswer = z.strictObject({ message: z.string() })

export const UserAnswer = z.strictObject({
  id,
  username: z.string(),
  email: z.string(),
  role: z.enum(['USER', 'ADMIN']),
  enabled: z.boolean(),
  consentTermAndConditions: z.boolean(),
  consentProcessingPersonalData: z.boolean(),
  balance: z.number().describe('Dollars'),
  demoFinished: z.boolean(),
  createdAt: time,
}) satisfies z.ZodType<User>

export const EmailCheckAnswer = z.strictObject({ emailExists: z.boolean() })
export const ResetCheckAnswer = z.strictObject({ valid: z.literal(true) })

export const ConsentAnswer = z.strictObject({
  consentTermAndConditions: z.boolean(),
  consentProcessingPersonalData: z.boolean(),
  termAndConditionsGivenAt: time.nullable(),
  processingPersonalDataGivenAt: time.nullable(),
  version: z.string().describe('Version of the texts agreed to'),
})

export const FolderAnswer = z.strictObject({
  id,
  name: z.string(),
  ruleSetCount: z.int().min(0),
}) satisfies z.ZodType<Folder>
export const TagAnswer = z.strictObject({ id, name: z.string() }) satisfies z.ZodType<Tag>
export const RuleSetAnswer = z.strictObject({
  id,
  name: z.string(),
  text: z.string().describe('Numbered rules, one a line'),
  folderId: id,
  tags: z.array(TagAnswer),
}) satisfies z.ZodType<RuleSet>

const EvidenceAnswer = z.strictObject({
  quote: z.string(),
  page: z.int().positive().nullable(),
  quads: z
    .array(z.array(z.number()))
    .describe('Eight numbers a line of text: top left, top right, bottom left, bottom right'),
  status: z.enum(['verified', 'repaired', 'unverified', 'image', 'hidden']),
  diff: z
    .array(z.strictObject({ kind: z.enum(['same', 'document', 'quote']), text: z.string() }))
    .optional()
    .describe('How the quote as given differs from the words of the document'),
  recognised: z.boolean().optional().describe('From text recognised in a picture'),
}) satisfies z.ZodType<Omit<Evidence, 'quads'>>

const FindingAnswer = z.strictObject({
  id: z.int(),
  rule: z.string(),
  error: z.string().describe('Empty: satisfied'),
  quote: z.string().optional(),
  verdict: z.enum(['met', 'broken', 'not-found', 'not-applicable', 'unreadable']),
  reason: z.string(),
  fix: z.string().optional(),
  evidence: z.array(EvidenceAnswer),
  nearest: z.array(z.strictObject({ page: z.int().positive(), text: z.string() })).optional(),
  condition: z.string().optional().describe('The condition of a rule that does not apply'),
  agreement: z
    .strictObject({ votes: z.int(), of: z.int() })
    .optional()
    .describe('How many of the times the question was asked gave this finding'),
}) satisfies z.ZodType<Omit<Finding, 'evidence'>>

const ResultAnswer = z.strictObject({
  file: z.string(),
  specificRules: z.array(FindingAnswer),
  generalRules: z.array(FindingAnswer),
  checkedBy: z.string(),
  pages: z.int().positive(),
  language: z.string(),
  warnings: z.array(z.string()).optional(),
  unreadPages: z.array(z.int().positive()).optional().describe('Pages without text that could be read'),
  notQuoted: z
    .array(z.strictObject({ title: z.string(), page: z.int().positive() }))
    .optional()
    .describe('Sections that no rule quotes'),
}) satisfies z.ZodType<Omit<CheckResult, 'specificRules' | 'generalRules'>>

export const EntryAnswer = z.strictObject({
  documentRequestId: id,
  state: z.enum(['STARTED', 'PROCESSING', 'FINISHED', 'ERROR']),
  resultDate: time.nullable(),
  createdAt: time,
  fileName: z.string(),
  documentResultId: id.nullable(),
  savedResult: z.boolean().describe('A repeated query, answered free'),
  priceFinal: z.number().describe('Dollars'),
  annotatedPdf: z.string().nullable().describe('Address of the highlighted PDF'),
  result: ResultAnswer.nullable(),
  stage: z.enum(['queued', 'reading', 'asking', 'verifying', 'marking']).nullable(),
  failure: z.string().nullable(),
  ruleSetName: z.string(),
  reviews: z.array(
    z.strictObject({
      section: z.enum(['specific', 'general']),
      findingId: z.int(),
      decision: z.enum(['accepted', 'dismissed']),
      reason: z.string(),
    }),
  ),
}) satisfies z.ZodType<Omit<HistoryEntry, 'result'>>

export const CheckoutAnswer = z.strictObject({ checkoutUrl: z.url() })

export const MovementAnswer = z.strictObject({
  id,
  at: time,
  kind: z.enum(['credit', 'top-up', 'check', 'refund', 'other']),
  label: z.string(),
  amount: z.number().describe('Dollars; below zero for what was spent'),
}) satisfies z.ZodType<Movement>

export const ActivityAnswer = z.strictObject({ id, kind: z.string(), detail: z.string(), at: time })

export const WebhookAnswer = z.strictObject({ received: z.literal(true) })
