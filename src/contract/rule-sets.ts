/** Rule sets: "prompts" in the API's paths. */
import { z } from '@hono/zod-openapi'
import { ERRORS } from '../domain/errors/errors.ts'
import {
  LANGUAGE_MAX,
  parseRules,
  RULE_SET_NAME_MAX,
  RULE_TEXT_MAX,
  RULES_MAX,
} from '../domain/rules/rules.ts'
import { isLanguage } from '../domain/text/language.ts'
import { answer, call, json } from './call.ts'
import { givenId, name, recordId, text, time } from './fields.ts'
import { IdPath, id } from './parameters.ts'
import { Tag } from './tags.ts'
import { api } from './urls.ts'

export const RuleSet = z.strictObject({
  id: recordId,
  name: z.string(),
  text: z.string().describe('Numbered rules, one per line'),
  language: z
    .string()
    .describe('Language of its reports, such as "en"; empty: the language of whoever starts the check'),
  folderId: recordId,
  tags: z.array(Tag).readonly(),
  updatedAt: time.describe('Increases with every change, so it identifies the version'),
})
export type RuleSet = z.infer<typeof RuleSet>

export const RuleSetBody = z.object({
  name: name(RULE_SET_NAME_MAX, ERRORS.ruleSetNameTooLong.text),
  text: text(ERRORS.ruleRequired.text)
    .max(RULE_TEXT_MAX, ERRORS.rulesTooLong.text)
    .refine((rules) => parseRules(rules).length > 0, ERRORS.ruleRequired.text)
    .refine((rules) => parseRules(rules).length <= RULES_MAX, ERRORS.tooManyRules.text),
  folderId: givenId,
  /** If absent in an update, language and tags are unchanged. */
  language: text().max(LANGUAGE_MAX).refine(isLanguage, ERRORS.invalidRequest.text).optional(),
  tagIds: z.array(givenId).max(50).readonly().optional(),
})
export type RuleSetBody = z.infer<typeof RuleSetBody>

export const RuleSetChange = RuleSetBody.extend({
  updatedAt: time
    .optional()
    .describe('Version that the change is based on; a later version is not overwritten'),
})
export type RuleSetChange = z.infer<typeof RuleSetChange>

const reading = { group: 'Rule sets', caller: 'owner', scope: 'read' } as const
const changing = { group: 'Rule sets', caller: 'owner', scope: 'rules' } as const

export const listRuleSets = call('get', api.promptsOfFolder, 'The rule sets of a folder', {
  ...reading,
  request: { params: z.object({ folderId: id() }) },
  answers: { 200: answer(z.array(RuleSet)) },
})

const creation = {
  ...changing,
  request: { body: json(RuleSetBody) },
  answers: { 201: answer(RuleSet) },
  refusals: ['tooManyRuleSets', 'tooMuchRuleText', 'notFound'],
} as const

export const createRuleSet = call('post', api.prompts, 'Creates a rule set', creation)

/** Second path for the same call, required by the specification. */
export const insertRuleSet = call('post', api.promptInsert, 'Creates a rule set', creation)

export const readRuleSet = call('get', api.prompt, 'One rule set', {
  ...reading,
  request: { params: IdPath },
  answers: { 200: answer(RuleSet) },
})

export const updateRuleSet = call(
  'put',
  api.prompt,
  'Changes a rule set, unless it has changed since the given version',
  {
    ...changing,
    request: { params: IdPath, body: json(RuleSetChange) },
    answers: { 200: answer(RuleSet) },
    refusals: ['tooManyRuleSets', 'tooMuchRuleText', 'ruleSetChanged'],
  },
)

export const deleteRuleSet = call('delete', api.prompt, 'Deletes a rule set', {
  ...changing,
  request: { params: IdPath },
})

export const moveRuleSet = call('put', api.promptMove, 'Moves a rule set to another folder', {
  ...changing,
  request: { params: z.object({ promptId: id(), folderId: id() }) },
  answers: { 200: answer(RuleSet) },
})
