/** Files kept by the emulated model under Google's rules: limits, states, expiry after 48 hours. */
import { createHash, randomUUID } from 'node:crypto'

export interface FileLimits {
  /** Maximum bytes per file. */
  readonly file: number
  /** Maximum bytes in total. */
  readonly storage: number
}

const gibibyte = 1024 ** 3
export const googleLimits: FileLimits = { file: 2 * gibibyte, storage: 20 * gibibyte }
const lifetime = 48 * 3_600_000

export interface NewFile {
  /** Includes `files/`; generated if omitted. */
  readonly name?: string | undefined
  readonly displayName?: string | undefined
  readonly mimeType: string
  readonly bytes: Uint8Array
  /** Number of polls that still see it being processed. */
  readonly looks: number
  readonly fails: boolean
}

interface StoredFile extends NewFile {
  readonly name: string
  readonly createdAt: number
}

export type Refusal = 'exists' | 'bad-name' | 'file-too-large' | 'storage-full'

export type StoredFiles = ReturnType<typeof createStoredFiles>

export function createStoredFiles({ file: largest, storage }: FileLimits = googleLimits) {
  const kept = new Map<string, StoredFile>()
  function files(): ReadonlyMap<string, StoredFile> {
    for (const { name, createdAt } of [...kept.values()])
      if (createdAt + lifetime <= Date.now()) kept.delete(name)
    return kept
  }
  return {
    get: (name: string) => files().get(name),
    /** Like `get`, but counts as a poll of a file being processed. */
    look(name: string): StoredFile | undefined {
      const file = files().get(name)
      if (file && file.looks > 0) kept.set(name, { ...file, looks: file.looks - 1 })
      return kept.get(name)
    },
    add(file: NewFile): StoredFile | Refusal {
      const name = file.name ?? `files/${randomUUID().slice(0, 8)}`
      if (!/^files\/[a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9])?$/u.test(name)) return 'bad-name'
      if (files().has(name)) return 'exists'
      if (file.bytes.length > largest) return 'file-too-large'
      const used = [...kept.values()].reduce((sum, { bytes }) => sum + bytes.length, 0)
      if (used + file.bytes.length > storage) return 'storage-full'
      const stored = { ...file, name, createdAt: Date.now() }
      kept.set(name, stored)
      return stored
    },
    /** Whether the file existed. */
    delete: (name: string) => files().has(name) && kept.delete(name),
    /** Oldest first. */
    all: (): readonly StoredFile[] => [...files().values()],
    age(ms: number): void {
      for (const file of [...kept.values()]) kept.set(file.name, { ...file, createdAt: file.createdAt - ms })
    },
  }
}

export function stateOf({ looks, fails }: StoredFile): 'PROCESSING' | 'ACTIVE' | 'FAILED' {
  if (looks > 0) return 'PROCESSING'
  return fails ? 'FAILED' : 'ACTIVE'
}

/** The file in the API's format. `base`: the API's address. */
export function resourceOf(file: StoredFile, base: string): Record<string, unknown> {
  const created = new Date(file.createdAt).toISOString()
  const state = stateOf(file)
  return {
    name: file.name,
    displayName: file.displayName,
    mimeType: file.mimeType,
    sizeBytes: String(file.bytes.length),
    createTime: created,
    updateTime: created,
    expirationTime: new Date(file.createdAt + lifetime).toISOString(),
    sha256Hash: createHash('sha256').update(file.bytes).digest('hex'),
    uri: `${base}/v1beta/${file.name}`,
    state,
    ...(state === 'FAILED' && { error: { code: 13, message: 'The file could not be processed.' } }),
  }
}
