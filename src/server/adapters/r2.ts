/** Files in Cloudflare R2. */
import type { FileStore } from '../ports.ts'

export function createR2Store(bucket: R2Bucket): FileStore {
  return {
    async put(key, bytes, contentType) {
      await bucket.put(key, bytes, { httpMetadata: { contentType } })
    },
    async get(key) {
      const object = await bucket.get(key)
      return object ? new Uint8Array(await object.arrayBuffer()) : null
    },
    async delete(...keys) {
      if (keys.length > 0) await bucket.delete([...keys])
    },
    async list(prefix) {
      const keys: string[] = []
      let cursor: string | undefined
      do {
        const page: R2Objects = await bucket.list(cursor ? { prefix, cursor } : { prefix })
        keys.push(...page.objects.map((object) => object.key))
        cursor = page.truncated ? page.cursor : undefined
      } while (cursor)
      return keys
    },
  }
}
