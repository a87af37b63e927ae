/** A backup's list of its files, written last: without it a backup is incomplete. */
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'

const MANIFEST = 'manifest.json'

const Entry = z.strictObject({ bytes: z.number(), sha256: z.string() })
const Manifest = z.strictObject({
  files: z.record(z.string(), Entry),
  /** Stored files that users deleted while the backup was made. */
  deleted: z.array(z.string()),
})
export type Manifest = z.infer<typeof Manifest>

export function writeManifest(folder: string, names: readonly string[], deleted: readonly string[]): void {
  const files = Object.fromEntries(names.map((name) => [name, entryOf(folder, name)]))
  const manifest: Manifest = { files, deleted: [...deleted] }
  writeFileSync(join(folder, MANIFEST), JSON.stringify(manifest, null, 1), { mode: 0o600, flag: 'wx' })
}

/** @throws when it is missing or not one */
export function readManifest(folder: string): Manifest {
  return Manifest.parse(JSON.parse(readOrFail(folder, MANIFEST).toString()))
}

/** @throws when a file is missing or differs from the manifest */
export function compareFiles(folder: string, { files }: Manifest): void {
  for (const [name, { bytes, sha256 }] of Object.entries(files)) {
    const found = entryOf(folder, name)
    if (found.bytes !== bytes || found.sha256 !== sha256)
      throw new Error(`${name} differs from the backup's manifest.`)
  }
}

function entryOf(folder: string, name: string): z.infer<typeof Entry> {
  const content = readOrFail(folder, name)
  return { bytes: content.length, sha256: createHash('sha256').update(content).digest('hex') }
}

function readOrFail(folder: string, name: string): Buffer {
  try {
    return readFileSync(join(folder, name))
  } catch {
    throw new Error(`The backup lacks ${name}.`)
  }
}
