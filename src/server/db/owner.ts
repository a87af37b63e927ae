import type { SQL } from 'drizzle-orm'

/** Owner of the rows: a user's id, or a subquery for it from a valid credential. */
export type Owner = number | SQL<number>
