/** Errors that the rule editor shows; a separate file, so that the browser loads only these. */
import type { ErrorEntry } from './status-texts.ts'

export const RULE_ERRORS = {
  ruleRequired: { status: 400, text: 'Please enter at least one rule.' },
  rulesTooLong: { status: 400, text: 'Rule text can be at most 20,000 characters' },
  tooManyRules: { status: 400, text: 'A rule set can contain at most 100 rules' },
  ruleSetChanged: { status: 409, text: 'This rule set was changed elsewhere since you opened it.' },
  folderNotEmpty: { status: 409, text: 'Cannot delete folder that contains rules' },
} as const satisfies Record<string, ErrorEntry>
