/** The tools; each uses the same verb as the API's call. */
import { z } from '@hono/zod-openapi'
import { ToolSchema } from '@modelcontextprotocol/sdk/types.js'
import type { HistoryEntry } from '../../contract/documents.ts'
import { TOOLS, type ToolName } from '../../contract/mcp.ts'
import type { Scope } from '../../domain/account/api-keys.ts'
import { AppError, ERRORS, orNotFound } from '../../domain/errors/errors.ts'
import { reviewOf } from '../../domain/results/decisions.ts'
import type { Evidence, Finding } from '../../domain/results/verdicts.ts'
import { parseRules } from '../../domain/rules/rules.ts'
import { pricesOf } from '../billing/prices.ts'
import { readAs, requireUser, rowAs } from '../callers/session.ts'
import { checkById, toHistoryEntry } from '../db/checks.ts'
import { foldersOf, ruleSetsOf } from '../db/workspace.ts'
import { SUBMISSIONS, submit } from '../documents/submit.ts'
import { countCall } from '../http/caller.ts'
import type { AppContext } from '../http/context.ts'

const InputSchema = ToolSchema.shape.inputSchema

/** The tools that a key with these scopes may use; others are hidden. */
export function toolsFor(c: AppContext, scopes: readonly Scope[]) {
  const allowed = (Object.keys(TOOLS) as ToolName[]).filter((name) => scopes.includes(TOOLS[name].scope))
  return {
    list: () =>
      allowed.map((name) => {
        const { description, input, annotations } = TOOLS[name]
        return {
          name,
          description,
          inputSchema: InputSchema.parse(z.toJSONSchema(input, { io: 'input' })),
          annotations,
        }
      }),
    async call(given: string, input: object) {
      const name = (Object.keys(TOOLS) as ToolName[]).find((each) => each === given)
      if (name === undefined) return null
      try {
        if (!allowed.includes(name)) throw new AppError('forbidden')
        return { content: await callTool(c, name, input), isError: false }
      } catch (error) {
        // The assistant can fix its input or inform its user; anything else is logged.
        if (error instanceof AppError) return refused(error.message)
        if (error instanceof z.ZodError) return refused(`${ERRORS.invalidRequest.text} ${wrong(error)}`)
        throw error
      }
    },
  }
}

function refused(message: string) {
  return { content: { message }, isError: true }
}

/** "rule_set_id: …", without the value. */
function wrong({ issues }: z.ZodError): string {
  return issues
    .slice(0, 3)
    .map(({ path, code }) => (path.length > 0 ? `${path.join('.')}: ${code}` : code))
    .join('; ')
}

function callTool(c: AppContext, name: ToolName, given: object): Promise<Record<string, unknown>> {
  const call = CALLS[name] as (c: AppContext, input: object) => Promise<Record<string, unknown>>
  return call(c, TOOLS[name].input.parse(given))
}

type Calls = {
  readonly [Name in ToolName]: (
    c: AppContext,
    input: z.output<(typeof TOOLS)[Name]['input']>,
  ) => Promise<Record<string, unknown>>
}

const CALLS: Calls = {
  async list_rule_sets(c) {
    const [, folders, rows] = await readAs(c, (db, owner) => [foldersOf(db, owner), ruleSetsOf(db, owner)])
    const names = new Map(folders.map(({ id, name }) => [id, name]))
    return {
      price_dollars: pricesOf(c.var.services.settings).check,
      rule_sets: rows.map(({ id, name, text, folderId }) => ({
        rule_set_id: id,
        name,
        folder: names.get(folderId) ?? '',
        rules: parseRules(text).length,
      })),
    }
  },
  async check_document(c, { rule_set_id, file_name, pdf_base64, price_dollars, language }) {
    const user = await requireUser(c)
    await countCall(c, SUBMISSIONS)
    const pdf = new Uint8Array(Buffer.from(pdf_base64, 'base64'))
    const entry = await submit(c.var.services, user, {
      ruleSetId: rule_set_id,
      note: '',
      file: new File([pdf], file_name, { type: 'application/pdf' }),
      acceptLanguage: language ?? null,
      isAgreed: false,
      batch: null,
      statedPrice: price_dollars ?? null,
    })
    return stateOf(entry)
  },
  async get_result(c, { check_id }) {
    const entry = await entryOf(c, check_id)
    const { result } = entry
    if (!result) return stateOf(entry)
    return {
      ...stateOf(entry),
      rules: result.specificRules.map(shortly),
      general_checks: result.generalRules.map(shortly),
      warnings: result.warnings ?? [],
      unread_pages: result.unreadPages ?? [],
      partly_read_pages: result.partlyReadPages ?? [],
      checked_by: result.checkedBy,
    }
  },
  async explain_finding(c, { check_id, finding_id }) {
    const { result, reviews, fileName } = await entryOf(c, check_id)
    const all = [...(result?.specificRules ?? []), ...(result?.generalRules ?? [])]
    const finding = orNotFound(all.find(({ id }) => id === finding_id))
    return {
      document: fileName,
      ...shortly(finding),
      problem: finding.error,
      suggested_wording: finding.fix ?? null,
      condition: finding.condition ?? null,
      differences: finding.evidence.map(({ quote, diff }) => ({ quote, differs: diff ?? [] })),
      nearest_passages: (finding.nearest ?? []).map(({ page, text }) => ({ page, text })),
      agreement: finding.agreement ?? null,
      decision: reviewOf(reviews, finding_id),
    }
  },
}

async function entryOf(c: AppContext, id: number): Promise<HistoryEntry> {
  return toHistoryEntry(await rowAs(c, (db, owner) => checkById(db, owner, id)))
}

function stateOf({
  documentRequestId,
  state,
  stage,
  failure,
  fileName,
  ruleSetName,
  priceFinal,
}: HistoryEntry) {
  return {
    check_id: documentRequestId,
    state,
    stage,
    failure,
    document: fileName,
    rule_set: ruleSetName,
    price_dollars: priceFinal,
  }
}

function shortly({ id, rule, verdict, cause, reason, evidence, limits = [], secondReading }: Finding) {
  return {
    finding_id: id,
    rule,
    verdict,
    cause: cause ?? null,
    reason,
    quotes: evidence.map(quoted),
    limits: limits.map(quoted),
    second_reading: secondReading ?? null,
  }
}

function quoted({ before, quote, after, page, status }: Evidence) {
  return { before, quote, after, page, status }
}
