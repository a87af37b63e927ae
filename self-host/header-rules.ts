/** Parses `_headers` as Cloudflare does: a path, then headers to set, or `!` and a header to remove. */

export interface HeaderRule {
  /** May end in `*`. */
  readonly path: string
  /** A header without a value is removed. */
  readonly headers: readonly (readonly [name: string, value?: string])[]
}

export function parseHeaders(text: string): readonly HeaderRule[] {
  const rules: { path: string; headers: [string, string?][] }[] = []
  for (const line of text.split('\n')) {
    if (line.trim() === '') continue
    if (line.startsWith('/')) rules.push({ path: line.trim(), headers: [] })
    else rules.at(-1)?.headers.push(headerIn(line.trim()))
  }
  return rules
}

function headerIn(line: string): [string, string?] {
  if (line.startsWith('!')) return [line.slice(1).trim()]
  const colon = line.indexOf(':')
  return [line.slice(0, colon), line.slice(colon + 1).trim()]
}

/** Applies the rules for a path to `headers`. */
export function headersFor(rules: readonly HeaderRule[], address: string, headers: Headers): void {
  for (const rule of rules) {
    const isMeant = rule.path.endsWith('*')
      ? address.startsWith(rule.path.slice(0, -1))
      : address === rule.path
    if (!isMeant) continue
    for (const [name, value] of rule.headers) {
      if (value === undefined) headers.delete(name)
      else headers.set(name, value)
    }
  }
}
