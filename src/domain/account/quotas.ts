/** Limits per account or response; chosen so that every list fits into one response. */

export const HISTORY_MAX = 1000
export const FOLDERS_MAX = 200
export const RULE_SETS_MAX = 500
/** All rule sets together, in bytes of UTF-8. */
export const RULE_TEXT_MAX_BYTES = 4_000_000
export const TAGS_MAX = 200
/** Statement lines per response. */
export const STATEMENT_PAGE = 100
/** Tests of all rule sets together. */
export const TESTS_MAX = 1000
/** Files in one batch; more would be too many rows to read. */
export const BATCH_MAX = 200
/** Decisions per result. */
export const REVIEWS_MAX = 1000
