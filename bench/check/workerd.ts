/** Runs a bench's worker in a plain workerd process. */
import { type ChildProcess, spawn } from 'node:child_process'
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'

const require = createRequire(import.meta.url)
const FONT = '../../src/server/adapters/pdf/mark/font/report.ttf'
const BINARIES = ['@embedpdf/pdfium/pdfium.wasm', 'font.ttf'] as const

/** The binary itself, because the package's command is a script that does not forward signals. */
const { default: BINARY } = require('workerd') as { default: string }

const CONFIG = (port: number): string => `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "main", worker = (
      modules = [
        (name = "worker.js", esModule = embed "worker.js"),
        (name = "${BINARIES[0]}", wasm = embed "pdfium.wasm"),
        (name = "${BINARIES[1]}", data = embed "font.ttf"),
      ],
      compatibilityDate = "2026-10-12",
      globalOutbound = "network",
    )),
    (name = "network", network = (allow = ["private", "local"])),
  ],
  v8Flags = ["--max-heap-size=64"],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "main")],
);
`

/** Bundles a worker of this folder; the caller must remove the returned folder. */
export async function bundleWorker(file: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'rulemark-bench-'))
  await build({
    configFile: false,
    logLevel: 'error',
    // As in wrangler: packages may import Node's modules without the `node:` prefix.
    resolve: {
      conditions: ['workerd', 'worker', 'browser', 'import'],
      alias: { fs: 'node:fs', [FONT]: 'font.ttf' },
    },
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: 'es2023',
      ssr: join(import.meta.dirname, file),
      rollupOptions: {
        external: [...BINARIES, /^node:/],
        output: { entryFileNames: 'worker.js', codeSplitting: false },
      },
    },
    ssr: { noExternal: true, target: 'webworker' },
  })
  copyFileSync(require.resolve(BINARIES[0]), join(folder, 'pdfium.wasm'))
  copyFileSync(join(import.meta.dirname, FONT), join(folder, 'font.ttf'))
  return folder
}

export interface Workerd {
  readonly origin: string
  /** Returns the peak resident memory so far, in bytes. */
  peak(): number
  /** Returns the processor time so far, in milliseconds. */
  computed(): number
  /** Address of the isolate's inspector. */
  readonly inspector: string
  stop(): Promise<void>
}

export async function startWorkerd(folder: string, port: number): Promise<Workerd> {
  writeFileSync(join(folder, 'config.capnp'), CONFIG(port))
  const inspector = `127.0.0.1:${port + 1}`
  const child = spawn(BINARY, ['serve', 'config.capnp', `--inspector-addr=${inspector}`], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const origin = `http://127.0.0.1:${port}`
  await answering(origin, child)
  return {
    origin,
    inspector: `ws://${inspector}/main`,
    peak: () => peakOf(child),
    computed: () => computedBy(child),
    stop: () => stopped(child),
  }
}

async function answering(origin: string, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    const answer = await fetch(origin).catch(() => undefined)
    if (answer) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('workerd ended')
}

/** Linux only: VmHWM of the process. */
function peakOf(child: ChildProcess): number {
  const status = readFileSync(`/proc/${child.pid}/status`, 'utf8')
  return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1] ?? 0) * 1024
}

/** Linux only: user and system time of the process, in hundredths of a second. */
function computedBy(child: ChildProcess): number {
  const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10
}

function stopped(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve())
    // SIGTERM would wait for open connections.
    child.kill('SIGKILL')
  })
}

export function removeBundle(folder: string): void {
  rmSync(folder, { recursive: true })
}
