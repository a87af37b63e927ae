/** Rules and clauses that bind both sides. */
const mutual =
  /(?<!\p{L})(?:mutual|both (?:parties|sides)|(?<!of )(?:each|either) (?:party|side) (?:must|shall|should|may|can|has|needs)|beide[rn]? (?:parteien|seiten)|gegenseitig|ob[ěo]u? stran\p{L}{0,3})(?!\p{L})/iu
const ofBoth =
  /(?<!\p{L})(?:mutual\p{L}{0,2}|both|each|either|neither|parties|beide\p{L}?|jede[rs]? partei|parteien|ob[ěo]u?|smluvní strany|every party)(?!\p{L})/iu

/** The words of a rule that ask for both sides; null if it doesn't. */
export function bothIn(rule: string): string | null {
  return mutual.exec(rule)?.[0] ?? null
}

export function bindsBoth(text: string): boolean {
  return ofBoth.test(text)
}
