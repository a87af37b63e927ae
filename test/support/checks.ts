import { vi } from 'vitest'
import type { HistoryEntry } from '../../src/contract/documents.ts'
import type { Account } from './account.ts'
import { patiently } from './visitor.ts'

export const RULES = [
  'The agreement must contain the word "confidential".',
  'Payment must be due within 30 days.',
  'The agreement must be governed by the laws of Austria.',
]

/** Creates a rule set in a new folder; returns its id. */
export async function newRuleSet({ visitor }: Account, rules: readonly string[] = RULES): Promise<number> {
  const folder = await visitor.json('POST', '/api/prompt-folders', { name: 'Contracts' })
  const { id: folderId } = (await folder.json()) as { id: number }
  const text = rules.map((rule, index) => `${index + 1}. ${rule}`).join('\n')
  const created = await visitor.json('POST', '/api/prompts', { name: 'Service contract', text, folderId })
  return ((await created.json()) as { id: number }).id
}

export function submit(
  { visitor }: Account,
  promptId: number,
  pdf: Uint8Array<ArrayBuffer>,
  name = 'agreement.pdf',
  batch?: string,
): Promise<Response> {
  const query = new URLSearchParams({ promptId: String(promptId), note: 'test', ...(batch && { batch }) })
  return visitor.upload(`/api/documents/process-async?${query}`, pdf, name, {
    'Accept-Language': 'en',
  })
}

export function submitPatiently(...input: Parameters<typeof submit>): Promise<Response> {
  return patiently(() => submit(...input))
}

export async function entryOf({ visitor }: Account, id: number): Promise<HistoryEntry> {
  const entries = await visitor.get<HistoryEntry[]>('/api/documents/results')
  const entry = entries.find((each) => each.documentRequestId === id)
  if (!entry) throw new Error(`no entry ${id}`)
  return entry
}

/** Returns the entry once its check has ended. */
export function ended(account: Account, id: number): Promise<HistoryEntry> {
  return vi.waitFor(
    async () => {
      const entry = await entryOf(account, id)
      if (entry.state !== 'FINISHED' && entry.state !== 'ERROR') throw new Error(`still ${entry.state}`)
      return entry
    },
    { timeout: 100_000, interval: 200 },
  )
}

export async function submitAndWait(
  account: Account,
  promptId: number,
  pdf: Uint8Array<ArrayBuffer>,
  name?: string,
  batch?: string,
): Promise<HistoryEntry> {
  const response = await submit(account, promptId, pdf, name, batch)
  if (response.status !== 202)
    throw new Error(`submission answered ${response.status}: ${await response.text()}`)
  return ended(account, ((await response.json()) as HistoryEntry).documentRequestId)
}
