/** Folders, rule sets ("prompts") and tags. */
import * as z from 'zod'
import { ERRORS } from '../domain/errors.ts'
import { FOLDER_NAME_MAX, parseRules, RULE_SET_NAME_MAX, RULE_TEXT_MAX, RULES_MAX } from '../domain/rules.ts'

function name(max: number, tooLong: string): z.ZodString {
  return z
    .string({ error: ERRORS.nameRequired.text })
    .trim()
    .min(1, ERRORS.nameRequired.text)
    .max(max, tooLong)
}
const id = z.number().int().positive(ERRORS.idNotPositive.text).max(Number.MAX_SAFE_INTEGER)

export const FolderBody = z.object({ name: name(FOLDER_NAME_MAX, ERRORS.folderNameTooLong.text) })
export type FolderBody = z.infer<typeof FolderBody>

export const RuleSetBody = z.object({
  name: name(RULE_SET_NAME_MAX, ERRORS.ruleSetNameTooLong.text),
  text: z
    .string({ error: ERRORS.ruleRequired.text })
    .max(RULE_TEXT_MAX, ERRORS.rulesTooLong.text)
    .refine((text) => parseRules(text).length > 0, ERRORS.ruleRequired.text)
    .refine((text) => parseRules(text).length <= RULES_MAX, ERRORS.tooManyRules.text),
  folderId: id,
  tagIds: z.array(id).max(50).optional(),
})
export type RuleSetBody = z.infer<typeof RuleSetBody>

export const TagBody = z.object({ name: name(100, ERRORS.tagNameTooLong.text) })
export type TagBody = z.infer<typeof TagBody>

export interface Folder {
  readonly id: number
  readonly name: string
  /** Addition: how many rule sets it holds. */
  readonly ruleSetCount: number
}
export interface Tag {
  readonly id: number
  readonly name: string
}
export interface RuleSet {
  readonly id: number
  readonly name: string
  readonly text: string
  readonly folderId: number
  readonly tags: readonly Tag[]
}
