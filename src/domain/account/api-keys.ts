/** In order: submit and cancel checks; read rule sets, results and PDFs; change rule sets, folders and tags. */
export const SCOPES = ['check', 'read', 'rules'] as const
export type Scope = (typeof SCOPES)[number]

/** Prefix of every key, so that scanners for leaked secrets can recognise one. */
export const KEY_PREFIX = 'rm_'
export const KEY_NAME_MAX = 100
/** Days until a key expires that the Profile screen offers; null: never. */
export const KEY_DAYS = [30, 90, 365, null] as const
export const KEY_DAYS_DEFAULT = 90
export const KEY_DAYS_MAX = 3650
/** Keys per account. */
export const KEYS_MAX = 20
