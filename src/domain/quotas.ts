/** How much one account may keep, or one answer lists: whatever is listed fits into one answer. */

export const HISTORY_MAX = 1000
export const FOLDERS_MAX = 200
export const RULE_SETS_MAX = 500
/** Of all rule sets together, in bytes of UTF-8. */
export const RULE_TEXT_MAX_BYTES = 4_000_000
export const TAGS_MAX = 200
/** Lines of the statement in one answer. */
export const STATEMENT_PAGE = 100
/** Of all rule sets together. */
export const TESTS_MAX = 1000
/** Of one result. */
export const REVIEWS_MAX = 1000
