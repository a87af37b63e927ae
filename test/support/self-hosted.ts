/** The self-hosted product under Node or Deno, in a separate process and folder, with emulated services. */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { serve } from '@hono/node-server'
import { createEmulatedServices } from '../../local/emulated-services.ts'
import { emulatedSettings } from '../../local/emulated-settings.ts'
import { freePort } from '../../scripts/product/processes.ts'
import { denoPath } from '../../scripts/testing/deno.ts'
import { BROKEN_INVARIANTS } from '../../src/server/operations/invariants.ts'

export type Runtime = 'node' | 'deno'

export interface SelfHosted {
  readonly url: string
  readonly emulatedUrl: string
  readonly state: string
  start(): Promise<void>
  /** Resolves with the exit code when the process ends. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null>
  /** Queries the database file. */
  rows(sql: string): unknown[]
  /** Names of violated invariants. */
  brokenInvariants(): string[]
  logs(): string
  stop(): Promise<void>
}

export async function startSelfHosted(
  runtime: Runtime,
  settings: Readonly<Record<string, string>> = {},
): Promise<SelfHosted> {
  const folder = mkdtempSync(join(tmpdir(), 'rulemark-self-host-'))
  const { RULEMARK_STATE: state = join(folder, 'state') } = settings
  // Runs from an empty folder, so that only the built files can be used.
  const elsewhere = join(folder, 'elsewhere')
  for (const each of [state, elsewhere]) mkdirSync(each, { recursive: true })
  const port = await freePort()
  const url = `http://localhost:${port}`
  const emulatedUrl = `http://localhost:${port + 1}`
  const { fetch } = createEmulatedServices({
    state: elsewhere,
    webhookUrl: () => `${url}/api/stripe/webhook`,
  })
  const outside = serve({ fetch, port: port + 1, hostname: '127.0.0.1' })
  const env = { ...environment(port, emulatedUrl), ...settings, RULEMARK_STATE: state }
  let logs = ''
  let child: ChildProcess | undefined

  async function start(): Promise<void> {
    const started = spawn(...commandOf(runtime), { cwd: elsewhere, env, stdio: ['ignore', 'pipe', 'pipe'] })
    child = started
    await new Promise<void>((ready, fail) => {
      for (const stream of [started.stdout, started.stderr])
        stream.on('data', (data) => {
          logs += data
          if (logs.includes('Ready: ')) ready()
        })
      started.once('exit', (code) => fail(new Error(`ended with ${code}: ${logs}`)))
    })
  }
  async function end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null> {
    const ending = child
    if (!ending || ending.exitCode !== null || ending.signalCode !== null) return ending?.exitCode ?? null
    const ended = new Promise<number | null>((exited) => ending.once('exit', exited))
    ending.kill(signal)
    logs = ''
    return ended
  }
  function rows(sql: string): unknown[] {
    const database = new DatabaseSync(join(state, 'rulemark.db'), { readOnly: true, timeout: 5_000 })
    try {
      return database.prepare(sql).all()
    } finally {
      database.close()
    }
  }
  await start()
  return {
    url,
    emulatedUrl,
    state,
    start,
    end,
    rows,
    brokenInvariants: () => (rows(BROKEN_INVARIANTS) as { name: string }[]).map(({ name }) => name),
    logs: () => logs,
    async stop() {
      await end('SIGKILL')
      outside.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Returns the program and its arguments. */
export function commandOf(runtime: Runtime): [string, string[]] {
  const main = resolve('dist/self-host/main.js')
  if (runtime === 'node') return [process.execPath, ['--disable-warning=ExperimentalWarning', main]]
  return [denoPath() ?? 'deno', ['run', '--allow-all', '--no-config', main]]
}

function environment(port: number, emulatedUrl: string): Record<string, string> {
  return {
    PATH: process.env.PATH ?? '',
    PORT: String(port),
    MAIL_FROM: 'Rulemark <no-reply@rulemark.example>',
    APP_ORIGIN: 'http://localhost',
    ...emulatedSettings(emulatedUrl),
  }
}
