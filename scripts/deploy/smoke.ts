/** Smoke test of a deployed service over HTTP. */

export interface Smoke {
  readonly origin: string
  /** The version that /api/health must report. */
  readonly version: string
  /** Milliseconds for it to reach the location we ask from. */
  readonly patienceMs: number
}

const PAUSE_MS = 500
const ANSWER_MS = 10_000

/** The deployed version; undefined when no service answers, "" when it was not deployed by this script. */
export async function runningVersion(origin: string): Promise<string | undefined> {
  const health = await answerOf(`${origin}/api/health`)
  if (typeof health === 'string' || ![200, 503].includes(health.status)) return undefined
  return versionIn(health.text)
}

/** Problems found; empty when there are none. */
export async function smokeTest({ origin, version, patienceMs }: Smoke): Promise<readonly string[]> {
  const deadline = Date.now() + patienceMs
  let wrong = await wrongWithHealth(origin, version)
  while (wrong !== undefined && Date.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    wrong = await wrongWithHealth(origin, version)
  }
  if (wrong !== undefined) return [wrong]
  const pages = [
    ['/', 'Rulemark'],
    ['/login', 'Sign in'],
    ['/api/hello', 'hello'],
  ] as const
  const looked = await Promise.all(pages.map(([path, words]) => wrongWithPage(`${origin}${path}`, words)))
  return looked.filter((found) => found !== undefined)
}

async function wrongWithHealth(origin: string, version: string): Promise<string | undefined> {
  const health = await answerOf(`${origin}/api/health`)
  if (typeof health === 'string') return health
  const found = versionIn(health.text)
  if (found !== version) return `/api/health answers for version "${found}" instead of "${version}"`
  return health.status === 200
    ? undefined
    : `/api/health answers ${health.status}: ${health.text.slice(0, 200)}`
}

async function wrongWithPage(address: string, words: string): Promise<string | undefined> {
  const page = await answerOf(address)
  if (typeof page === 'string') return page
  if (page.status !== 200) return `${address} answers ${page.status}`
  return page.text.includes(words) ? undefined : `${address} does not say "${words}"`
}

/** The response, or why there is none. */
async function answerOf(address: string): Promise<{ status: number; text: string } | string> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(ANSWER_MS) })
    return { status: response.status, text: await response.text() }
  } catch (error) {
    return `${address} does not answer: ${String(error)}`
  }
}

function versionIn(health: string): string {
  try {
    return String((JSON.parse(health) as { version?: unknown }).version ?? '')
  } catch {
    return ''
  }
}
