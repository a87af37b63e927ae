/** Folders, tags, rule sets ("prompts" in the API's paths), and their tests; running those checks their documents again. */
import { z } from '@hono/zod-openapi'
import { ERRORS } from '../domain/errors/errors.ts'
import type * as domain from '../domain/rules/rule-set-tests.ts'
import {
  FOLDER_NAME_MAX,
  LANGUAGE_MAX,
  parseRules,
  RULE_SET_NAME_MAX,
  RULE_TEXT_MAX,
  RULES_MAX,
} from '../domain/rules/rules.ts'
import { isLanguage } from '../domain/text/language.ts'
import { answer, call, json } from './call.ts'
import { givenId, IdPath, id, name, recordId, TagName, text, time } from './fields.ts'
import { Verdict } from './results.ts'
import { api } from './urls.ts'

type Group = 'Folders' | 'Tags' | 'Rule sets'
const reading = (group: Group) => ({ group, caller: 'owner', scope: 'read' }) as const
const changing = (group: Group) => ({ group, caller: 'owner', scope: 'rules' }) as const

export const Folder = z.strictObject({
  id: recordId,
  name: z.string(),
  ruleSetCount: z.int().min(0),
})
export type Folder = z.infer<typeof Folder>

export const FolderBody = z.object({ name: name(FOLDER_NAME_MAX, ERRORS.folderNameTooLong.text) })
export type FolderBody = z.infer<typeof FolderBody>

export const listFolders = call('get', api.folders, 'All folders', {
  ...reading('Folders'),
  caller: 'user',
  answers: { 200: answer(z.array(Folder)) },
})

export const createFolder = call('post', api.folders, 'Creates a folder', {
  ...changing('Folders'),
  caller: 'user',
  request: { body: json(FolderBody) },
  answers: { 201: answer(Folder) },
  refusals: ['tooManyFolders'],
})

export const readFolder = call('get', api.folder, 'One folder', {
  ...reading('Folders'),
  request: { params: IdPath },
  answers: { 200: answer(Folder) },
})

export const renameFolder = call('put', api.folder, 'Renames a folder', {
  ...changing('Folders'),
  request: { params: IdPath, body: json(FolderBody) },
  answers: { 200: answer(Folder) },
})

export const deleteFolder = call('delete', api.folder, 'Deletes an empty folder', {
  ...changing('Folders'),
  request: { params: IdPath },
  refusals: ['folderNotEmpty'],
})

export const Tag = z.strictObject({ id: recordId, name: z.string() })
export type Tag = z.infer<typeof Tag>

export const TagBody = z.object({ name: name(100, ERRORS.tagNameTooLong.text) })

export const listTags = call('get', api.tags, 'All tags', {
  ...reading('Tags'),
  caller: 'user',
  answers: { 200: answer(z.array(Tag)) },
})

export const createTag = call('post', api.tags, 'Creates a tag', {
  ...changing('Tags'),
  caller: 'user',
  request: { body: json(TagBody) },
  answers: { 201: answer(Tag) },
  refusals: ['tooManyTags', 'conflict'],
})

export const findTag = call('get', api.tagByName, 'The tag with a name', {
  ...reading('Tags'),
  request: { params: z.object({ name: TagName }) },
  answers: { 200: answer(Tag) },
})

export const readTag = call('get', api.tag, 'One tag', {
  ...reading('Tags'),
  request: { params: IdPath },
  answers: { 200: answer(Tag) },
})

export const deleteTag = call('delete', api.tag, 'Deletes a tag and removes it from every rule set', {
  ...changing('Tags'),
  request: { params: IdPath },
})

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

export const listRuleSets = call('get', api.promptsOfFolder, 'The rule sets of a folder', {
  ...reading('Rule sets'),
  request: { params: z.object({ folderId: id() }) },
  answers: { 200: answer(z.array(RuleSet)) },
})

const creation = {
  ...changing('Rule sets'),
  request: { body: json(RuleSetBody) },
  answers: { 201: answer(RuleSet) },
  refusals: ['tooManyRuleSets', 'tooMuchRuleText', 'notFound'],
} as const

export const createRuleSet = call('post', api.prompts, 'Creates a rule set', creation)

/** Second path for the same call, required by the specification. */
export const insertRuleSet = call('post', api.promptInsert, 'Creates a rule set', creation)

export const readRuleSet = call('get', api.prompt, 'One rule set', {
  ...reading('Rule sets'),
  request: { params: IdPath },
  answers: { 200: answer(RuleSet) },
})

export const updateRuleSet = call(
  'put',
  api.prompt,
  'Changes a rule set, unless it has changed since the given version',
  {
    ...changing('Rule sets'),
    request: { params: IdPath, body: json(RuleSetChange) },
    answers: { 200: answer(RuleSet) },
    refusals: ['tooManyRuleSets', 'tooMuchRuleText', 'ruleSetChanged'],
  },
)

export const deleteRuleSet = call('delete', api.prompt, 'Deletes a rule set', {
  ...changing('Rule sets'),
  request: { params: IdPath },
})

export const moveRuleSet = call('put', api.promptMove, 'Moves a rule set to another folder', {
  ...changing('Rule sets'),
  request: { params: z.object({ promptId: id(), folderId: id() }) },
  answers: { 200: answer(RuleSet) },
})

export const RuleSetTest = z.strictObject({
  id: recordId,
  ruleSetId: recordId,
  fileName: z.string(),
  sha256: z.string().describe('SHA-256 of the file, in hexadecimal; the file itself is not stored'),
  rule: z.string(),
  expected: Verdict,
  quote: z.string().describe('Empty if the finding has no quote'),
  model: z.string(),
  promptVersion: z.string(),
  createdAt: time,
}) satisfies z.ZodType<domain.RuleSetTest>
export type RuleSetTest = z.infer<typeof RuleSetTest>

export const KeepTestBody = z.object({
  findingId: z.number().int().min(0).max(100_000).describe('Id of a finding about a rule'),
})

export const listRuleSetTests = call('get', api.promptTests, 'The tests of a rule set, newest first', {
  ...reading('Rule sets'),
  request: { params: IdPath },
  answers: { 200: answer(z.array(RuleSetTest)) },
})

export const keepTest = call(
  'post',
  api.documentTests,
  'Keeps a finding as a test of its rule set; replaces an earlier test of the same file and rule',
  {
    ...changing('Rule sets'),
    request: { params: IdPath, body: json(KeepTestBody) },
    answers: { 201: answer(RuleSetTest) },
    refusals: ['noRuleForTest', 'tooManyTests'],
  },
)

export const deleteRuleSetTest = call('delete', api.promptTest, 'Deletes a test', {
  ...changing('Rule sets'),
  request: { params: IdPath },
})
