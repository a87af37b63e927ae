/** A file store in a folder. A key has at most one slash, after the folder of its kind. */
import { randomUUID } from 'node:crypto'
import { createReadStream, mkdirSync, rmSync } from 'node:fs'
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { ReadableStream } from 'node:stream/web'
import type { FileStore } from '../src/server/base/ports.ts'

/** Maximum keys per `some` call. */
const PORTION = 1000
/** Folder for files that are still being written. */
const UNFINISHED = 'unfinished'
/** Bytes that a probe writes: enough to notice a disk that is nearly full. */
const PROBE_BYTES = 1024 * 1024

export function createFolderStore(folder: string): FileStore {
  const unfinished = join(folder, UNFINISHED)
  const pathOf = (key: string): string => {
    if (!/^(?:[a-z]+\/)?[\w-]+(?:\.\w+)?$/.test(key)) throw new Error('not a key of a file')
    return join(folder, key)
  }
  async function list(prefix: string): Promise<readonly string[]> {
    const kind = dirname(`${prefix}.`)
    const names = await readdir(join(folder, kind)).catch(unlessMissing([]))
    return names
      .map((name) => `${kind}/${name}`)
      .filter((key) => key.startsWith(prefix))
      .sort()
  }
  /** Writes a file and then moves or deletes it; leaves nothing behind. */
  async function written(bytes: Uint8Array, then: (part: string) => Promise<void>): Promise<void> {
    const part = join(unfinished, randomUUID())
    try {
      await writeDurably(part, bytes)
      await then(part)
    } catch (error) {
      await rm(part, { force: true })
      throw error
    }
  }
  let probing: Promise<void> | undefined
  mkdirSync(unfinished, { recursive: true })
  return {
    async put(key, bytes) {
      const path = pathOf(key)
      await mkdir(dirname(path), { recursive: true })
      await written(bytes, (part) => rename(part, path))
    },
    async get(key) {
      const bytes = await readFile(pathOf(key)).catch(unlessMissing(null))
      return bytes && new Uint8Array(bytes)
    },
    async open(key) {
      const path = pathOf(key)
      const found = await stat(path).catch(unlessMissing(null))
      return found && (ReadableStream.from(chunksOf(path)) as globalThis.ReadableStream<Uint8Array>)
    },
    async delete(...keys) {
      for (const key of keys) await rm(pathOf(key), { force: true })
    },
    list,
    some: async (prefix, after) => (await list(prefix)).filter((key) => key > after).slice(0, PORTION),
    // Callers at the same time share one probe, because anyone may ask.
    probe() {
      probing ??= written(new Uint8Array(PROBE_BYTES), (part) => rm(part)).finally(() => {
        probing = undefined
      })
      return probing
    },
  }
}

/** Deletes partial files of a killed process. Requires exclusive use of the folder. */
export function dropUnfinished(folder: string): void {
  rmSync(join(folder, UNFINISHED), { recursive: true, force: true })
}

async function writeDurably(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx', 0o600)
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

function unlessMissing<T>(instead: T): (error: NodeJS.ErrnoException) => T {
  return (error) => {
    if (error.code !== 'ENOENT') throw error
    return instead
  }
}

/** Opens the file at the first read: the answer to a HEAD request is never read, and would keep it open. */
async function* chunksOf(path: string): AsyncGenerator<Uint8Array> {
  yield* createReadStream(path)
}
