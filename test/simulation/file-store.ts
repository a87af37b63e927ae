/** The file store as seen by one simulated process. */
import type { FileStore } from '../../src/server/base/ports.ts'

type Files = Map<string, Uint8Array<ArrayBuffer>>

/** `step` does a call's work, unless a fault occurs. */
export function fileStore(files: Files, step: <T>(what: string, work: () => T) => Promise<T>): FileStore {
  return {
    put: (key, bytes) => step(`put ${key}`, () => void files.set(key, new Uint8Array(bytes))),
    get: (key) => step(`get ${key}`, () => files.get(key) ?? null),
    open: (key) => step(`open ${key}`, () => new Response(files.get(key)).body),
    delete: async (...keys) => {
      if (keys.length > 0)
        await step(`delete ${keys.join(' ')}`, () => {
          for (const key of keys) files.delete(key)
        })
    },
    list: (prefix) => step(`list ${prefix}`, () => [...files.keys()].filter((key) => key.startsWith(prefix))),
    some: (prefix, after) =>
      step(`list ${prefix} after ${after}`, () =>
        [...files.keys()]
          .filter((key) => key.startsWith(prefix) && key > after)
          .toSorted()
          .slice(0, 1000),
      ),
    probe: () => step('probe', () => undefined),
  }
}
