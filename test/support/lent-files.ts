/** The copies of documents that the AI's provider holds, in the stand-in. */
import type { Stack } from './stack.ts'

type StandIns = Pick<Stack, 'standIns'>

/** Names of the files. */
export async function lentFiles({ standIns }: StandIns): Promise<string[]> {
  const response = await fetch(`${standIns}/model/v1beta/files?pageSize=100`, {
    headers: { 'x-goog-api-key': 'test' },
  })
  const { files = [] } = (await response.json()) as { files?: { name: string }[] }
  return files.map(({ name }) => name)
}

/** Makes every file an hour older. */
export async function ageLentFiles({ standIns }: StandIns): Promise<void> {
  await fetch(`${standIns}/model/files/age`, { method: 'POST', body: JSON.stringify({ ms: 3_600_000 }) })
}
