/** Limits and names stated to users, in the documentation and in the database: a change must be repeated here. */
import { expect, test } from 'vitest'
import { CONSENT_VERSION, LIFETIME, PASSWORD_MAX } from '../../src/domain/account.ts'
import { KEY_NAME_MAX, KEY_PREFIX, KEYS_MAX, SCOPES } from '../../src/domain/api-keys.ts'
import { BATCH_MAX } from '../../src/domain/batch.ts'
import { DOCUMENT_STATES, FILE_MAX_BYTES, NOTE_MAX, STAGES } from '../../src/domain/documents.ts'
import {
  MAX_CHARACTERS,
  MAX_DRAWN_PIXELS,
  MAX_HEAP_BYTES,
  MAX_OBJECTS,
  MAX_PAGE_CHARACTERS,
  MAX_PAGES,
  MAX_PAINTED,
  MAX_READ_MS,
} from '../../src/domain/pdf-limits.ts'
import {
  FOLDERS_MAX,
  HISTORY_MAX,
  REVIEWS_MAX,
  RULE_SETS_MAX,
  RULE_TEXT_MAX_BYTES,
  STATEMENT_PAGE,
  TAGS_MAX,
  TESTS_MAX,
} from '../../src/domain/quotas.ts'
import { DECISIONS, REVIEW_REASON_MAX } from '../../src/domain/results/decisions.ts'
import { GENERAL_KINDS, PROBLEMS_FIRST, VERDICTS } from '../../src/domain/results/verdicts.ts'
import {
  FOLDER_NAME_MAX,
  LANGUAGE_MAX,
  RULE_SET_NAME_MAX,
  RULE_TEXT_MAX,
  RULES_MAX,
} from '../../src/domain/rules/rules.ts'

test.each([
  ['characters of a password', PASSWORD_MAX, 200],
  ['bytes of a file', FILE_MAX_BYTES, 10_485_760],
  ['characters of a note', NOTE_MAX, 1000],
  ['characters of a rule set', RULE_TEXT_MAX, 20_000],
  ['rules of a rule set', RULES_MAX, 100],
  ['characters of its name', RULE_SET_NAME_MAX, 200],
  ['characters of its language', LANGUAGE_MAX, 35],
  ['characters of a folder’s name', FOLDER_NAME_MAX, 100],
  ['files of a batch', BATCH_MAX, 200],
  ['characters of the reason of a decision', REVIEW_REASON_MAX, 1000],
  ['characters of the name of an API key', KEY_NAME_MAX, 100],
  ['API keys', KEYS_MAX, 20],
  ['entries of the history', HISTORY_MAX, 1000],
  ['folders', FOLDERS_MAX, 200],
  ['rule sets', RULE_SETS_MAX, 500],
  ['bytes of all rule sets', RULE_TEXT_MAX_BYTES, 4_000_000],
  ['tags', TAGS_MAX, 200],
  ['lines of a statement in one answer', STATEMENT_PAGE, 100],
  ['tests of rule sets', TESTS_MAX, 1000],
  ['decisions of a result', REVIEWS_MAX, 1000],
  ['pages', MAX_PAGES, 2_000],
  ['characters of a document', MAX_CHARACTERS, 3_500_000],
  ['characters of a page', MAX_PAGE_CHARACTERS, 150_000],
  ['painted objects', MAX_PAINTED, 10_000_000],
  ['pixels drawn', MAX_DRAWN_PIXELS, 4_000_000_000],
  ['milliseconds of reading', MAX_READ_MS, 20_000],
  ['bytes of PDFium’s heap', MAX_HEAP_BYTES, 67_108_864],
  ['objects of a file', MAX_OBJECTS, 100_000],
  ['hours until a confirmation expires', LIFETIME.confirmation / 3_600_000, 48],
  ['hours until a reset expires', LIFETIME.reset / 3_600_000, 1],
  ['hours an account stays unconfirmed', LIFETIME.unconfirmed / 3_600_000, 720],
  ['hours of a session without use', LIFETIME.sessionIdle / 3_600_000, 336],
  ['hours of a session', LIFETIME.sessionTotal / 3_600_000, 1440],
  ['hours a browser is remembered', LIFETIME.device / 3_600_000, 4320],
])('%s: at most %i', (_, limit, figure) => {
  expect(limit).toBe(figure)
})

test.each<readonly [string, readonly string[], string]>([
  ['states of a check', DOCUMENT_STATES, 'STARTED PROCESSING FINISHED ERROR'],
  ['its stages', STAGES, 'queued reading asking verifying marking'],
  ['verdicts', VERDICTS, 'met broken not-found not-applicable unreadable'],
  ['verdicts in the order of a review', PROBLEMS_FIRST, 'broken not-found unreadable not-applicable met'],
  ['general checks', GENERAL_KINDS, 'spelling grammar punctuation consistency unfinished'],
  ['decisions', DECISIONS, 'confirmed accepted dismissed'],
  ['scopes of API keys', SCOPES, 'check read rules'],
  ['the beginning of an API key', [KEY_PREFIX], 'rm_'],
  ['the version of the consents', [CONSENT_VERSION], '2025-08-30'],
])('%s have the names that are stored and sent', (_, names, expected) => {
  expect(names).toEqual(expected.split(' '))
})
