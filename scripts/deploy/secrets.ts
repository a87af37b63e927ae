/** The file given with --secrets-file. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseEnv } from 'node:util'

/** JSON, or lines NAME=value. Empty values count as unset. */
export function secretsIn(file: string): Readonly<Record<string, string>> {
  const text = readFileSync(file, 'utf8')
  const given: Record<string, unknown> = text.trimStart().startsWith('{') ? JSON.parse(text) : parseEnv(text)
  return Object.fromEntries(
    Object.entries(given).flatMap(([name, value]) => (value ? [[name, String(value)]] : [])),
  )
}

/**
 * Passes the secrets to wrangler as JSON: of lines NAME=value it expands `$`, and it prefers variables of the same name
 * in the environment, such as another installation's key.
 */
export async function withSecretsFile<T>(
  secrets: Readonly<Record<string, string>>,
  use: (file: string) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'rulemark-secrets-'))
  const file = join(folder, 'secrets.json')
  try {
    writeFileSync(file, JSON.stringify(secrets), { mode: 0o600 })
    return await use(file)
  } finally {
    rmSync(folder, { recursive: true })
  }
}
