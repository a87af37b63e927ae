/** Limits stated to users, in the documentation and in the database: a change must be repeated here. */
import { expect, test } from 'vitest'
import { PASSWORD_MAX } from '../../src/domain/account.ts'
import { FILE_MAX_BYTES, NOTE_MAX } from '../../src/domain/documents.ts'
import { FOLDER_NAME_MAX, RULE_SET_NAME_MAX, RULE_TEXT_MAX, RULES_MAX } from '../../src/domain/rules.ts'

test.each([
  ['characters of a password', PASSWORD_MAX, 200],
  ['bytes of a file', FILE_MAX_BYTES, 10_485_760],
  ['characters of a note', NOTE_MAX, 1000],
  ['characters of a rule set', RULE_TEXT_MAX, 20_000],
  ['rules of a rule set', RULES_MAX, 100],
  ['characters of its name', RULE_SET_NAME_MAX, 200],
  ['characters of a folder’s name', FOLDER_NAME_MAX, 100],
])('%s: at most %i', (_, limit, figure) => {
  expect(limit).toBe(figure)
})
