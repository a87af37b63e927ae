/** API client of the command line: uses an API key, retries when the server asks for it, reports plain errors. */
import { setTimeout as pause } from 'node:timers/promises'
import type { Prices } from '../../src/contract/billing.ts'
import type { HistoryEntry } from '../../src/contract/documents.ts'
import type { Folder, RuleSet, RuleSetTest, Tag } from '../../src/contract/workspace.ts'
import { CommandError } from './command-error.ts'

/** How long requests to a busy or restarting server are retried. */
const PATIENCE_MS = 60_000
const CALL_MS = 120_000
const BUSY: ReadonlySet<number> = new Set([429, 502, 503, 504])
/** The server's own words, "Unauthorized access", don't say what to mend. */
const BAD_KEY =
  'RULEMARK_KEY is wrong: the server at RULEMARK_URL does not know this API key, or it has expired. Create one on the Profile page.'

export interface Server {
  prices(): Promise<Prices>
  balance(): Promise<number>
  folders(): Promise<readonly Folder[]>
  createFolder(name: string): Promise<Folder>
  ruleSets(folderId: number): Promise<readonly RuleSet[]>
  saveRuleSet(id: number | null, body: RuleSetBody): Promise<RuleSet>
  tests(ruleSetId: number): Promise<readonly RuleSetTest[]>
  tags(): Promise<readonly Tag[]>
  createTag(name: string): Promise<Tag>
  /** `price`: the only one at which it may be checked; undefined: any. */
  submit(ruleSetId: number, file: File, price: string | undefined): Promise<HistoryEntry>
  entry(id: number): Promise<HistoryEntry>
  pdf(id: number): Promise<Uint8Array>
  receipt(id: number): Promise<Uint8Array>
}

export interface RuleSetBody {
  readonly name: string
  readonly text: string
  readonly folderId: number
  readonly tagIds: readonly number[]
}

/** Every call throws CommandError with the server's own message. */
export function connect(url: string, key: string): Server {
  async function call(method: string, path: string, init: RequestInit = {}): Promise<Response> {
    const until = Date.now() + PATIENCE_MS
    for (let attempt = 0; ; attempt += 1) {
      const response = await tryCall(method, path, init)
      if (response?.ok) return response
      if (response?.status === 401) throw new CommandError(BAD_KEY)
      if (response && !BUSY.has(response.status)) throw new CommandError(await messageOf(response))
      const wait = Number(response?.headers.get('Retry-After')) || Math.min(2 ** attempt, 10)
      if (Date.now() + wait * 1000 > until)
        throw new CommandError(response ? await messageOf(response) : `No answer from ${url}`)
      await response?.body?.cancel()
      await pause(wait * 1000)
    }
  }
  /** Undefined when there was no response. A repeated submission is charged once: the server recognises the file. */
  async function tryCall(method: string, path: string, init: RequestInit): Promise<Response | undefined> {
    const headers = { ...(init.headers as Record<string, string>), Authorization: `Bearer ${key}` }
    const signal = AbortSignal.timeout(CALL_MS)
    return fetch(new URL(path, url), { ...init, method, headers, signal }).catch(() => undefined)
  }
  async function json<T>(method: string, path: string, body?: object): Promise<T> {
    const headers = { 'Content-Type': 'application/json' }
    const response = await call(method, path, body ? { headers, body: JSON.stringify(body) } : {})
    return (await response.json()) as T
  }
  async function bytes(path: string): Promise<Uint8Array> {
    return new Uint8Array(await (await call('GET', path)).arrayBuffer())
  }
  return {
    prices: () => json('GET', '/api/prices'),
    balance: async () => (await json<{ balance: number }>('GET', '/api/users/me')).balance,
    folders: () => json('GET', '/api/prompt-folders'),
    createFolder: (name) => json('POST', '/api/prompt-folders', { name }),
    ruleSets: (folderId) => json('GET', `/api/prompts/folder/${folderId}`),
    saveRuleSet: (id, body) =>
      id === null ? json('POST', '/api/prompts', body) : json('PUT', `/api/prompts/${id}`, body),
    tests: (ruleSetId) => json('GET', `/api/prompts/${ruleSetId}/tests`),
    tags: () => json('GET', '/api/prompt-tags'),
    createTag: (name) => json('POST', '/api/prompt-tags', { name }),
    async submit(ruleSetId, file, price) {
      const body = new FormData()
      body.append('file', file)
      const query = new URLSearchParams({
        promptId: String(ruleSetId),
        ...(price !== undefined && { price }),
      })
      const path = `/api/documents/process-async?${query}`
      return (await (await call('POST', path, { body })).json()) as HistoryEntry
    },
    entry: (id) => json('GET', `/api/documents/${id}`),
    pdf: (id) => bytes(`/api/documents/${id}/pdf`),
    receipt: (id) => bytes(`/api/documents/${id}/receipt`),
  }
}

async function messageOf(response: Response): Promise<string> {
  const text = await response.text()
  try {
    const { message } = JSON.parse(text) as { message?: unknown }
    if (typeof message === 'string') return message
  } catch {
    // Not the server's JSON: sent by a proxy in between.
  }
  return `The server answered ${response.status}.`
}

/** @throws CommandError when the environment lacks the address or the key */
export function connectFromEnvironment(): Server {
  const { RULEMARK_URL: url, RULEMARK_KEY: key } = process.env
  if (!url || !URL.canParse(url)) throw new CommandError('Set RULEMARK_URL to the address of the server.')
  if (!key) throw new CommandError('Set RULEMARK_KEY to an API key (Profile, API keys).')
  return connect(url, key)
}
