/** Copies of documents stored at the AI provider, in the emulated model. */
import type { Stack } from './stack.ts'

type EmulatedStack = Pick<Stack, 'emulatedUrl'>

/** Names of the files. */
export async function providerFiles({ emulatedUrl }: EmulatedStack): Promise<string[]> {
  const response = await fetch(`${emulatedUrl}/model/v1beta/files?pageSize=100`, {
    headers: { 'x-goog-api-key': 'test' },
  })
  const { files = [] } = (await response.json()) as { files?: { name: string }[] }
  return files.map(({ name }) => name)
}

/** Makes every file an hour older. */
export async function ageProviderFiles({ emulatedUrl }: EmulatedStack): Promise<void> {
  await fetch(`${emulatedUrl}/model/files/age`, { method: 'POST', body: JSON.stringify({ ms: 3_600_000 }) })
}
