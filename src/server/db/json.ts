import type { SQL } from 'drizzle-orm'

/** JSON that a query makes, parsed in its rows. */
export function parsed<T>(json: SQL): SQL<T> {
  return json.mapWith((text: string): T => JSON.parse(text))
}
