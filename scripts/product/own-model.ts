/** A real model instead of the emulated one: `--model <base URL> [--model-name NAME]`. */
import { parseArgs } from 'node:util'
import * as z from 'zod'

const Models = z.object({ data: z.array(z.object({ id: z.string() })).min(1) })

/** Where Ollama and LM Studio usually listen. */
const USUAL = [
  ['Ollama', 'http://localhost:11434'],
  ['LM Studio', 'http://localhost:1234'],
] as const
const LOOK_MS = 500
const ASK_MS = 10_000

export interface ModelArguments {
  readonly model?: string | undefined
  readonly 'model-name'?: string | undefined
}

/** Other arguments are left to the command. @throws when one of these lacks its value */
export function modelArguments(words: readonly string[]): ModelArguments {
  const options = { model: { type: 'string' }, 'model-name': { type: 'string' } } as const
  const { values } = parseArgs({ args: [...words], options, strict: false })
  return z.object({ model: z.string().optional(), 'model-name': z.string().optional() }).parse(values)
}

/**
 * Settings that make the worker ask this model; none without `--model`. The name is the server's first model unless given.
 * @throws when the address is none, or no model answers there
 */
export async function ownModelSettings(given: ModelArguments): Promise<Record<string, string>> {
  if (given.model === undefined) return {}
  const baseUrl = baseUrlOf(given.model)
  const names = await modelsAt(baseUrl, ASK_MS)
  if (names === null)
    throw new Error(`No model answers at ${baseUrl}. Is its server running, and is the address right?`)
  const name = given['model-name'] ?? names[0] ?? ''
  if (!names.includes(name))
    throw new Error(`${baseUrl} has no model “${name}”. It has: ${names.join(', ')}.`)
  return { GEMINI_API_KEY: '', OPENAI_BASE_URL: baseUrl, OPENAI_MODEL: name }
}

/** Servers keep the API under /v1. */
function baseUrlOf(address: string): string {
  const url = URL.parse(address)
  if (!url || !/^https?:$/u.test(url.protocol))
    throw new Error(`“${address}” is no address such as http://localhost:11434/v1.`)
  return url.pathname === '/' ? `${url.origin}/v1` : url.href.replace(/\/$/u, '')
}

async function modelsAt(baseUrl: string, ms: number): Promise<readonly string[] | null> {
  try {
    const response = await fetch(`${baseUrl}/models`, { signal: AbortSignal.timeout(ms) })
    return Models.parse(await response.json()).data.map(({ id }) => id)
  } catch {
    return null
  }
}

/** One line about a model that answers on this machine; it is used only if asked for. Empty if none does. */
export async function modelHint(
  command: string,
  usual: readonly (readonly [string, string])[] = USUAL,
): Promise<string> {
  const found = await Promise.all(
    usual.map(async ([name, url]) => ({ name, url, models: await modelsAt(`${url}/v1`, LOOK_MS) })),
  )
  const first = found.find(({ models }) => models !== null)
  if (!first) return ''
  return `${first.name} answers on this machine. To check with it instead of the demo model: ${command} -- --model ${first.url} --model-name ${first.models?.[0]}`
}
