import { generateKeyPairSync } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Generated for each installation at its first start: anyone who knew a shared key could forge receipts. */
export function receiptKeyIn(state: string): string {
  const file = join(state, 'receipt-key')
  if (existsSync(file)) return readFileSync(file, 'utf8')
  const { privateKey } = generateKeyPairSync('ed25519')
  const key = privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64url')
  writeFileSync(file, key, { mode: 0o600 })
  return key
}
