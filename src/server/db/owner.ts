import type { SQL } from 'drizzle-orm'

/** Owner of the rows: a user's id, or the subquery for it from a living session. */
export type Owner = number | SQL<number>
