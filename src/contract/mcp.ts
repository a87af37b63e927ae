/** Tools that AI assistants call through the Model Context Protocol at `/mcp`. */
import { z } from '@hono/zod-openapi'
import type { Scope } from '../domain/account/api-keys.ts'
import { FILE_MAX_BYTES } from '../domain/document/documents.ts'
import { givenId, text } from './fields.ts'

export interface Tool {
  readonly scope: Scope
  readonly description: string
  readonly input: z.ZodObject
  /** What an assistant may tell its user before it calls. */
  readonly annotations: { readonly readOnlyHint: boolean; readonly destructiveHint: boolean }
}

const READS = { readOnlyHint: true, destructiveHint: false }
const ADDS = { readOnlyHint: false, destructiveHint: false }

const findingId = z.number().int().min(0).max(100_000)

const CheckDocument = z.strictObject({
  rule_set_id: givenId.describe('From list_rule_sets'),
  file_name: text().min(1).max(1000),
  pdf_base64: z
    .string()
    .max(Math.ceil(FILE_MAX_BYTES / 3) * 4)
    .describe('The PDF, at most 10 MB; URLs are not fetched'),
  price_dollars: z
    .number()
    .min(0)
    .optional()
    .describe('The price that the user agreed to: refused, free of charge, if the check would cost another'),
  language: z
    .string()
    .regex(/^[A-Za-z]{2,3}$/)
    .optional()
    .describe('Language of the report, such as "en"; default: that of the rule set, else that of its rules'),
})
const GetResult = z.strictObject({ check_id: givenId })
const ExplainFinding = z.strictObject({ check_id: givenId, finding_id: findingId })

export const TOOLS = {
  list_rule_sets: {
    scope: 'read',
    description: 'Lists the rule sets that documents can be checked against, and what a check costs.',
    input: z.strictObject({}),
    annotations: READS,
  },
  check_document: {
    scope: 'check',
    description:
      'Submits a PDF to be checked against a rule set, which costs money unless the same query was answered before. ' +
      'Returns immediately; call get_result with the check_id until its state is FINISHED or ERROR.',
    input: CheckDocument,
    annotations: ADDS,
  },
  get_result: {
    scope: 'read',
    description:
      'A check and its findings: each rule with its verdict, reason, and quotes with page and status. A rule that is met ' +
      'and has `limits` is met with limits. "undecided" needs the user’s judgement, for the given `cause`. Code verified ' +
      'that quotes with status "verified" or "repaired" are in the document; that they say what the verdict says is the ' +
      'AI’s judgement. `unread_pages` were not judged, or only in part if they ' +
      'are also among `partly_read_pages`.',
    input: GetResult,
    annotations: READS,
  },
  explain_finding: {
    scope: 'read',
    description:
      'Everything about one finding: how its quotes differ from the document, the closest passages, the suggested ' +
      'wording, and the user’s decision.',
    input: ExplainFinding,
    annotations: READS,
  },
} as const satisfies Record<string, Tool>
export type ToolName = keyof typeof TOOLS

/** A JSON-RPC message from a client: a request has an id, a notification none. */
export const RpcMessage = z.object({
  jsonrpc: z.literal('2.0'),
  id: z.union([z.string().max(200), z.int()]).optional(),
  method: z.string().max(200),
  params: z.record(z.string(), z.unknown()).optional(),
})
