/** The worker as deployed, on miniflare, with the bindings of wrangler.toml. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { unstable_getMiniflareWorkerOptions } from 'wrangler'
import * as z from 'zod'

const BUNDLE = 'dist/worker'
const KINDS = { js: 'ESModule', wasm: 'CompiledWasm', ttf: 'Data', txt: 'Text' } as const

export interface RunningWorker<Bindings> {
  readonly url: string
  readonly env: Bindings
  /** Runs the scheduled work once. */
  scheduled(): Promise<void>
  /** The worker's log, one JSON text per line. */
  logs(): string
  stop(): Promise<void>
}

/** `settings` override variables of wrangler.toml and secrets; port 0 picks any free one. */
export async function startWorker<Bindings>(
  settings: Readonly<Record<string, string>>,
  port = 0,
): Promise<RunningWorker<Bindings>> {
  const logs: string[] = []
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      cf: false,
      port,
      handleStructuredLogs: (line) => logs.push(JSON.stringify(line)),
      workers: [{ ...configured(settings), name: 'rulemark', modules: modulesOf(BUNDLE) }],
    }),
  )
  const { origin } = await miniflare.ready
  const env = await miniflare.getBindings<Bindings>()
  return {
    url: origin,
    env,
    async scheduled() {
      const worker = await miniflare.getWorker()
      await worker.scheduled({ cron: '* * * * *' })
    },
    logs: () => logs.join('\n'),
    stop: () => miniflare.dispose(),
  }
}

function configured(settings: Readonly<Record<string, string>>) {
  const { workerOptions } = unstable_getMiniflareWorkerOptions('wrangler.toml')
  const { bindings, modulesRules: _, ...options } = workerOptions
  return { ...options, bindings: { ...z.record(z.string(), z.string()).parse(bindings), ...settings } }
}

/** Modules that the build wrote into a folder, the entry first. */
function modulesOf(folder: string) {
  const names = readdirSync(folder).toSorted((a, b) => Number(b === 'worker.js') - Number(a === 'worker.js'))
  return names.flatMap((name) => {
    const type = Object.entries(KINDS).find(([ending]) => name.endsWith(`.${ending}`))?.[1]
    const path = join(folder, name)
    return type ? [{ type, path, contents: new Uint8Array(readFileSync(path)) }] : []
  })
}
