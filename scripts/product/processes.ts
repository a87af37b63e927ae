/** Child processes that end with their parent. */
import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { createServer, type Server } from 'node:net'

const children = new Set<ChildProcess>()
/** Children that lead a process group of their own: what they started ends with them. */
const leaders = new WeakSet<ChildProcess>()
process.on('exit', () => {
  for (const child of children) kill(child)
})
/** Set by `stopAll`; afterwards nothing is restarted. */
let leaving = false
/** Milliseconds before a restart, so that a program that fails at once is not restarted in a tight loop. */
const RESTART_MS = 300

/** Runs a program under this Node to completion. @throws when it fails */
export function run(
  args: readonly string[],
  options: SpawnOptions = {},
  onStart: (child: ChildProcess) => void = () => undefined,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = added(process.execPath, args, { stdio: 'inherit', ...options })
    onStart(child)
    child.on('close', (code) => {
      children.delete(child)
      if (code === 0) resolve()
      else reject(new Error(`${args.join(' ')} ended with ${code}`))
    })
  })
}

/** Runs a program under this Node to completion and returns its output. @throws with the output when it fails */
export async function outputOf(args: readonly string[], env = process.env): Promise<string> {
  let printed = ''
  const listen = (child: ChildProcess): void => {
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (data: Buffer) => {
        printed += data
      })
  }
  try {
    await run(args, { stdio: ['ignore', 'pipe', 'pipe'], env }, listen)
  } catch (error) {
    throw new Error(`${printed}${String(error)}`)
  }
  return printed
}

/** Starts a program that runs until `stopAll`. */
export function start(program: string, args: readonly string[], options: SpawnOptions = {}): ChildProcess {
  const child = added(program, args, { stdio: ['ignore', 'inherit', 'inherit'], ...options })
  child.on('exit', () => children.delete(child))
  return child
}

function added(program: string, args: readonly string[], options: SpawnOptions): ChildProcess {
  const child = spawn(program, [...args], options)
  children.add(child)
  if (options.detached) leaders.add(child)
  child.on('exit', () => kill(child))
  return child
}

/** Kills a child, or what is left of the group it leads. */
function kill(child: ChildProcess): void {
  if (!leaders.has(child)) return void child.kill('SIGKILL')
  try {
    if (child.pid) process.kill(-child.pid, 'SIGKILL')
  } catch {
    // the group has already ended
  }
}

export interface Kept {
  /** The current process. */
  readonly process: ChildProcess
  /** How often it was started again. */
  readonly restarts: number
  stop(): Promise<void>
}

/** Starts a program and restarts it whenever it ends or is killed. */
export function keepRunning(program: string, args: readonly string[], options: SpawnOptions = {}): Kept {
  let child = launch()
  let stopping = false
  let restarts = 0
  function launch(): ChildProcess {
    const next = start(program, args, options)
    next.on('exit', () => {
      restarts++
      if (!stopping && !leaving) setTimeout(() => (child = launch()), RESTART_MS).unref()
    })
    return next
  }
  return {
    get process() {
      return child
    },
    get restarts() {
      return restarts
    },
    async stop() {
      stopping = true
      await stop(child)
    },
  }
}

export function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null
}

export async function stop(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  const hard = setTimeout(() => kill(child), 3000)
  await ended
  clearTimeout(hard)
}

export async function stopAll(): Promise<void> {
  leaving = true
  await Promise.all([...children].map(stop))
}

/** Calls `stopping` once on SIGINT, SIGTERM or SIGHUP, or when the parent process is gone, then exits. */
export function onStop(stopping: () => Promise<void>): void {
  let begun = false
  const leave = (): void => {
    if (begun) return
    begun = true
    stopping().finally(() => process.exit(0))
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, leave)
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && leave(), 500).unref()
}

const PORT_MAX = 65_534

/** The port that the product is to use; the emulated services take the next one. @throws unless it is one */
export function portOf(given: string | undefined): number {
  const port = Number(given || 8787)
  if (Number.isInteger(port) && port >= 1 && port <= PORT_MAX) return port
  throw new Error(`PORT must be a number from 1 to ${PORT_MAX}; the next one is used too.`)
}

const SERVED_WITHIN_MS = 60_000
const FIRST_PORT = 11_000
const PORTS = 20_000
/** Ports from which each process chooses before it comes to those of another. */
const OWN_PORTS = 40
let chosen = process.pid * OWN_PORTS

/**
 * A free port whose successor is free too: the product uses both. Each process chooses elsewhere, because a port is free
 * until its program has started. Not from the range out of which the system gives ports to connections, one of which
 * could take it before it is used.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    chosen += 2
    const port = FIRST_PORT + (chosen % PORTS)
    const servers = await Promise.all([port, port + 1].map((each) => listen(each).catch(() => null)))
    await Promise.all(servers.map((server) => server && close(server)))
    if (servers.every((server) => server !== null)) return port
  }
}

function listen(port: number): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => resolve(server))
  })
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()))
}

/** A program that is dying may accept a request and never answer it. */
const ANSWER_WITHIN_MS = 10_000

/** Waits until an address is served. @throws at once when its program `hasFailed`, or after a minute */
export async function untilServed(url: string, hasFailed: () => boolean = () => false): Promise<void> {
  const deadline = Date.now() + SERVED_WITHIN_MS
  while (Date.now() < deadline && !hasFailed()) {
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) })
      await response.body?.cancel()
      if (response.ok) return
    } catch {
      // not yet listening
    }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`${url} does not answer${hasFailed() ? ', because its program has ended' : ''}.`)
}
