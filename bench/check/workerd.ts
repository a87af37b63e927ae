/** A plain workerd process with the bench's worker in it. */
import { type ChildProcess, spawn } from 'node:child_process'
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'

const require = createRequire(import.meta.url)
const BINARIES = ['@embedpdf/pdfium/pdfium.wasm', 'dejavu-fonts-ttf/ttf/DejaVuSans.ttf'] as const

/** The program itself: the package's command is a script that would not pass signals on. */
const { default: BINARY } = require('workerd') as { default: string }

const CONFIG = (port: number): string => `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [(name = "main", worker = (
    modules = [
      (name = "worker.js", esModule = embed "worker.js"),
      (name = "${BINARIES[0]}", wasm = embed "pdfium.wasm"),
      (name = "${BINARIES[1]}", data = embed "font.ttf"),
    ],
    compatibilityDate = "2026-10-12",
  ))],
  v8Flags = ["--max-heap-size=64"],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "main")],
);
`

/** Bundles the worker once; the folder is the caller's to remove. */
export async function bundleWorker(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'rulemark-bench-'))
  await build({
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['workerd', 'worker', 'browser', 'import'] },
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: 'es2023',
      ssr: join(import.meta.dirname, 'worker.ts'),
      rollupOptions: { external: [...BINARIES], output: { entryFileNames: 'worker.js' } },
    },
    ssr: { noExternal: true, target: 'webworker' },
  })
  copyFileSync(require.resolve(BINARIES[0]), join(folder, 'pdfium.wasm'))
  copyFileSync(require.resolve(BINARIES[1]), join(folder, 'font.ttf'))
  return folder
}

export interface Workerd {
  readonly origin: string
  /** Highest resident memory so far, in bytes. */
  peak(): number
  stop(): Promise<void>
}

export async function startWorkerd(folder: string, port: number): Promise<Workerd> {
  writeFileSync(join(folder, 'config.capnp'), CONFIG(port))
  const child = spawn(BINARY, ['serve', 'config.capnp'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const origin = `http://127.0.0.1:${port}`
  await answering(origin, child)
  return { origin, peak: () => peakOf(child), stop: () => stopped(child) }
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

function stopped(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve())
    child.kill()
  })
}

export function removeBundle(folder: string): void {
  rmSync(folder, { recursive: true })
}
