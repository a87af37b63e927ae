import type { SQL } from 'drizzle-orm'

/** Whose rows: a user's id, or the subquery that yields it for a living session. */
export type Owner = number | SQL<number>
