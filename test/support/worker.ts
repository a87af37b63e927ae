/** The worker as deployed, on miniflare, with the bindings of wrangler.toml. */
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { unstable_getMiniflareWorkerOptions } from 'wrangler'
import * as z from 'zod'
import '../../scripts/product/miniflare-memory.ts'

// Importing it would parse it twice more: to see whether it is an ES module, and for the names it exports.
const require = createRequire(import.meta.url)
const { convertV4MiniflareOptions, Miniflare, Response } = require('miniflare') as typeof import('miniflare')

const BUNDLE = 'dist/worker'
type Options = Omit<ReturnType<typeof unstable_getMiniflareWorkerOptions>['workerOptions'], 'modulesRules'>
const KINDS = { js: 'ESModule', wasm: 'CompiledWasm', ttf: 'Data', txt: 'Text' } as const

export interface RunningWorker<Bindings> {
  readonly url: string
  /** Of the other worker, if there is one. */
  readonly besideUrl: string | undefined
  readonly env: Bindings
  readonly inspectorUrl: string | undefined
  /** Runs the scheduled work once. */
  scheduled(): Promise<void>
  /** The worker's log, one JSON text per line. */
  logs(): string
  stop(): Promise<void>
}

export interface WorkerOptions {
  /** 0 picks any free one. */
  readonly port?: number
  /** Asked without the emulator's own workers in between, which serve the static files. */
  readonly isBare?: boolean
  /** Lets its heap be measured, at `inspectorUrl`. */
  readonly isInspected?: boolean
  /** Chooses the fate of each call of the file store or a queue, e.g. "FILES.put uploads/7.pdf". */
  readonly meddle?: (call: string) => 'pass' | 'down' | 'lost'
  /** A second worker with the same database, file store and queues, whose messages it doesn't consume. */
  readonly beside?: Beside
}

export interface Beside {
  /** Folder of its bundle, if it is another version. */
  readonly bundle?: string
  /** Milliseconds by which its clock is ahead. */
  readonly aheadMs: number
}

/** `settings` override variables of wrangler.toml and secrets. */
export async function startWorker<Bindings>(
  settings: Readonly<Record<string, string>>,
  { port = 0, isBare = false, isInspected = false, meddle, beside }: WorkerOptions = {},
): Promise<RunningWorker<Bindings>> {
  const logs: string[] = []
  const configuration = configured(settings)
  if (isBare) Reflect.deleteProperty(configuration, 'assets')
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      cf: false,
      port,
      ...(isInspected && { inspectorPort: 0 }),
      handleStructuredLogs: (line) => logs.push(JSON.stringify(line)),
      workers: [
        {
          ...configuration,
          name: 'rulemark',
          modules: meddle ? [MEDDLER, ...modulesOf(BUNDLE)] : modulesOf(BUNDLE),
          ...(meddle && {
            serviceBindings: {
              FATES: async (request: { text(): Promise<string> }) =>
                new Response(meddle(await request.text())),
            },
          }),
          ...(isBare && { unsafeDirectSockets: [{ host: '127.0.0.1' }] }),
        },
        ...(beside ? [workerBeside(configuration, beside)] : []),
      ],
    }),
  )
  const { origin } = isBare ? await miniflare.unsafeGetDirectURL('rulemark') : await miniflare.ready
  const env = await miniflare.getBindings<Bindings>()
  return {
    url: origin,
    besideUrl: beside && (await miniflare.unsafeGetDirectURL('beside')).origin,
    env,
    inspectorUrl: isInspected ? `${await miniflare.getInspectorURL()}` : undefined,
    async scheduled() {
      const worker = await miniflare.getWorker()
      await worker.scheduled({ cron: '* * * * *' })
    },
    logs: () => logs.join('\n'),
    stop: () => miniflare.dispose(),
  }
}

function workerBeside(configuration: ReturnType<typeof configured>, { bundle = BUNDLE, aheadMs }: Beside) {
  const shared = { ...configuration }
  for (const own of ['assets', 'queueConsumers']) Reflect.deleteProperty(shared, own)
  const clock = {
    type: 'ESModule' as const,
    path: join(BUNDLE, 'ahead.js'),
    contents: `import worker from './worker.js'
      const { now } = Date
      Date.now = () => now() + ${aheadMs}
      export default worker`,
  }
  return {
    ...shared,
    name: 'beside',
    modules: [clock, ...modulesOf(bundle)],
    unsafeDirectSockets: [{ host: '127.0.0.1' }],
  }
}

/** Runs the worker with bindings that ask for the fate of each call. `lost`: done, but its caller sees a failure. */
const MEDDLER = {
  type: 'ESModule' as const,
  path: join(BUNDLE, 'meddler.js'),
  contents: `import worker from './worker.js'
    const meddled = (env, name) => new Proxy(env[name], {
      get: (binding, call) => typeof binding[call] !== 'function' ? binding[call] : async (...input) => {
        const key = typeof input[0] === 'object' ? '' : ' ' + input[0]
        const body = name + '.' + call + key
        const fate = await (await env.FATES.fetch('http://fates', { method: 'POST', body })).text()
        if (fate === 'down') throw new Error('meddled with: down')
        const done = await binding[call](...input)
        if (fate === 'lost') throw new Error('meddled with: lost')
        return done
      },
    })
    const within = (env) => ({ ...env, FILES: meddled(env, 'FILES'), CHECKS: meddled(env, 'CHECKS') })
    export default {
      fetch: (request, env, context) => worker.fetch(request, within(env), context),
      queue: (batch, env) => worker.queue(batch, within(env)),
      scheduled: (event, env) => worker.scheduled(event, within(env)),
    }`,
}

function configured(settings: Readonly<Record<string, string>>) {
  const { bindings, ...options }: Options = JSON.parse(readFileSync('dist/worker-options.json', 'utf8'))
  return { ...options, bindings: { ...z.record(z.string(), z.string()).parse(bindings), ...settings } }
}

/** Modules that the build wrote into a folder, the entry first. */
function modulesOf(folder: string) {
  const names = readdirSync(folder).toSorted((a, b) => Number(b === 'worker.js') - Number(a === 'worker.js'))
  return names.flatMap((name) => {
    const type = Object.entries(KINDS).find(([ending]) => name.endsWith(`.${ending}`))?.[1]
    // Their paths are made ours, because modules must be within the project.
    const path = join(BUNDLE, name)
    return type ? [{ type, path, contents: new Uint8Array(readFileSync(join(folder, name))) }] : []
  })
}
