/** The steps of a build. A step is skipped when its inputs have not changed since the last build. */
import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { RECOGNITION_PATH } from '../../src/domain/document/recognition.ts'
import { run } from '../product/processes.ts'
import { copyRecognitionFiles } from './recognition-files.ts'

const VITE = 'node_modules/vite/bin/vite.js'
const WRANGLER = 'node_modules/wrangler/bin/wrangler.js'
const COMMON_INPUTS = ['package-lock.json', 'scripts/build/building.ts']

interface Step {
  readonly name: string
  /** Files, and folders with all their contents. */
  readonly inputs: readonly string[]
  /** One of the files the step writes. */
  readonly output: string
  build(): Promise<void>
}

/** dist/client: islands, styles, fonts, pictures. */
const browser: Step = {
  name: 'browser',
  inputs: ['src', 'public', 'vite.config.ts'],
  output: 'dist/chunks.json',
  build: () => run([VITE, 'build', '--logLevel', 'warn']),
}

/** dist/demo: checked documents of the demo and the samples. */
const demo: Step = {
  name: 'demo',
  inputs: ['src/domain', 'src/contract', 'src/server', 'local', 'scripts/demo'],
  output: 'dist/demo/demo/result.json',
  build() {
    rmSync('dist/demo', { recursive: true, force: true })
    return run(['scripts/demo/build.ts'])
  },
}

/** Adds the prerendered public pages, the demo's documents, what recognition needs and `_headers` to dist/client. */
const site: Step = {
  name: 'site',
  inputs: [
    stamp(browser),
    stamp(demo),
    'src',
    'scripts/build/prerender.ts',
    'scripts/build/recognition-files.ts',
    'scripts/build/site.vite.ts',
    'wrangler.toml',
  ],
  output: 'dist/client/_headers',
  async build() {
    cpSync('dist/demo', 'dist/client', { recursive: true })
    copyRecognitionFiles(join('dist/client', RECOGNITION_PATH))
    await run([VITE, 'build', '--logLevel', 'warn', '--config', 'scripts/build/site.vite.ts'])
    await run(['dist/site/prerender.js'])
  },
}

/**
 * dist/worker: the bundle as it would be deployed, of `src`, which `browser` has among its inputs. Without its source map
 * and the search for a framework, which take a third of the time.
 */
const worker: Step = {
  name: 'worker',
  inputs: [stamp(browser), stamp(demo), 'wrangler.toml'],
  output: 'dist/worker/worker.js',
  build() {
    rmSync('dist/worker', { recursive: true, force: true })
    const fast = ['--upload-source-maps=false', '--no-autoconfig']
    return run([WRANGLER, 'deploy', '--env=', '--dry-run', ...fast, '--outdir', 'dist/worker'], {
      stdio: ['ignore', 'ignore', 'inherit'],
    })
  },
}

/** dist/worker-options.json: bindings of the worker, for tests. */
const workerOptions: Step = {
  name: 'worker-options',
  inputs: ['wrangler.toml', 'scripts/build/worker-options.ts'],
  output: 'dist/worker-options.json',
  build() {
    mkdirSync('dist', { recursive: true })
    return run(['scripts/build/worker-options.ts'])
  },
}

/** dist/cli: the command line in one file, and beside it what only `--ocr` needs. */
const commandLine: Step = {
  name: 'cli',
  inputs: [
    'cli',
    'src/domain',
    'src/recognition',
    'src/server/adapters/pdf',
    'scripts/build/recognition-files.ts',
    'scripts/build/cli.vite.ts',
  ],
  output: 'dist/cli/rulemark.js',
  async build() {
    await run([VITE, 'build', '--logLevel', 'warn', '--config', 'scripts/build/cli.vite.ts'])
    copyRecognitionFiles('dist/cli/recognition')
  },
}

/** dist/ops: `npm run ops`. */
const operatorCommands: Step = {
  name: 'ops',
  inputs: ['src', 'scripts/ops', 'scripts/build/ops.vite.ts'],
  output: 'dist/ops/main.js',
  build: () => run([VITE, 'build', '--logLevel', 'warn', '--config', 'scripts/build/ops.vite.ts']),
}

/** dist/self-host: the product for Node and Deno, with all its dependencies, of `src` like `site`. */
const selfHosted: Step = {
  name: 'self-host',
  inputs: [stamp(site), 'self-host', 'scripts/ops', 'migrations', 'scripts/build/self-host.vite.ts'],
  output: 'dist/self-host/main.js',
  build: () => run([VITE, 'build', '--logLevel', 'warn', '--config', 'scripts/build/self-host.vite.ts']),
}

/** Builds all files that are served statically. */
export async function buildClient(): Promise<void> {
  await Promise.all([build(browser), build(demo)])
  await build(site)
}

/** Builds what `startProduct` runs: the worker and its static files. */
export async function buildProduct(): Promise<void> {
  await Promise.all([build(browser), build(demo)])
  await Promise.all([build(site), build(worker)])
}

/** Runs every step. */
export async function buildAll(): Promise<void> {
  await Promise.all([
    buildProduct().then(buildSelfHosted),
    buildCommandLine(),
    buildOperatorCommands(),
    build(workerOptions),
  ])
}

export function buildSelfHosted(): Promise<void> {
  return build(selfHosted)
}

/** `buildClient` for when only pages changed. */
export function buildSite(): Promise<void> {
  return build(site)
}

/** Makes the next build run every step. For callers that write into dist themselves. */
export function forgetBuild(): void {
  for (const step of [browser, demo, site, worker, workerOptions, commandLine, operatorCommands, selfHosted])
    rmSync(stamp(step), { force: true })
}

async function build(step: Step): Promise<void> {
  // Public pages show settings of the environment that they are built for.
  const digest = `${process.env.RULEMARK_ENV ?? 'local'} ${digestOf([...COMMON_INPUTS, ...step.inputs])}`
  const last = existsSync(stamp(step)) ? readFileSync(stamp(step), 'utf8') : ''
  if (last.startsWith(digest) && existsSync(step.output)) return
  rmSync(stamp(step), { force: true })
  await step.build()
  mkdirSync(dirname(stamp(step)), { recursive: true })
  // The time makes the stamp differ, so that dependent steps run again too.
  writeFileSync(stamp(step), `${digest} ${Date.now()}`)
}

function stamp({ name }: Pick<Step, 'name'>): string {
  return `dist/.stamps/${name}`
}

function digestOf(inputs: readonly string[]): string {
  const hash = createHash('sha256')
  for (const file of inputs.flatMap(filesOf)) {
    const content = readFileSync(file)
    hash.update(`${file}:${content.length}:`).update(content)
  }
  return hash.digest('hex')
}

function filesOf(input: string): string[] {
  if (!existsSync(input)) return []
  if (statSync(input).isFile()) return [input]
  return readdirSync(input, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}

export function buildCommandLine(): Promise<void> {
  return build(commandLine)
}

export function buildOperatorCommands(): Promise<void> {
  return build(operatorCommands)
}
