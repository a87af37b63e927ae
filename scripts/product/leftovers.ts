/**
 * Cleans up after a killed run, whose database and worker keep running and would serve old code over the same files.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { lockFolder } from '../../self-host/lock.ts'
import { usingFolder } from '../../self-host/settings.ts'

const FREED_WITHIN_MS = 5000

interface Process {
  readonly pid: number
  readonly command: string
}

/**
 * Makes this process the only one that runs the product over `state`, kills what a killed run left behind, and returns how
 * to release the folder for the next run.
 * @throws when another run is alive, another program uses a port, or the folder can't be used
 */
export async function takeFolder(state: string, ports: readonly number[]): Promise<() => void> {
  const release = await usingFolder(state, () => {
    mkdirSync(state, { recursive: true })
    return lockFolder(state)
  })
  try {
    await end(processes().filter(({ command }) => belongsTo(state, command)))
    for (const port of ports)
      if (!(await isFreed(port)))
        throw new Error(
          `Port ${port} is taken by another program. Set PORT to a free one; the next one must be free too.`,
        )
    return release
  } catch (error) {
    release()
    throw error
  }
}

/** Database and worker processes are recognised by the folder in their command line. */
function belongsTo(state: string, command: string): boolean {
  return (
    command.includes(`--db-path ${join(state, 'database')} `) ||
    command.includes(`--persist-to ${join(state, 'worker')} `)
  )
}

/** The process of the worker's runtime that listens on a port; undefined without one, and on Windows. */
export function listenerOn(port: number): number | undefined {
  if (process.platform === 'win32') return undefined
  return processes().find(({ command }) => command.includes(`--socket-addr=entry=127.0.0.1:${port} `))?.pid
}

/** Kills whole process groups: the worker's group includes its runtime. */
async function end(leftovers: readonly Process[]): Promise<void> {
  for (const { pid } of leftovers) kill(-pid) || kill(pid)
  const numbers = new Set(leftovers.map(({ pid }) => pid))
  while (processes().some(({ pid }) => numbers.has(pid)))
    await new Promise((resolve) => setTimeout(resolve, 50))
}

function kill(pid: number): boolean {
  try {
    return process.kill(pid, 'SIGKILL')
  } catch {
    return false
  }
}

function processes(): readonly Process[] {
  return existsSync('/proc/self/cmdline') ? linuxProcesses() : otherProcesses()
}

function linuxProcesses(): Process[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const command = readFileSync(`/proc/${name}/cmdline`, 'utf8').replaceAll('\0', ' ')
        return command === '' ? [] : [{ pid: Number(name), command }]
      } catch {
        // it has already exited
        return []
      }
    })
}

function otherProcesses(): Process[] {
  const lines = execFileSync('ps', ['-axo', 'pid=,command='], { encoding: 'utf8' }).split('\n')
  return lines.flatMap((line) => {
    const found = /^\s*(\d+)\s+(.*)$/.exec(line)
    return found ? [{ pid: Number(found[1]), command: `${found[2]} ` }] : []
  })
}

/** A process that was just killed frees its port a moment later. */
async function isFreed(port: number): Promise<boolean> {
  const deadline = Date.now() + FREED_WITHIN_MS
  while (await isTaken(port)) {
    if (Date.now() > deadline) return false
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return true
}

function isTaken(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' })
    const answer = (taken: boolean) => (): void => {
      socket.destroy()
      resolve(taken)
    }
    socket.once('connect', answer(true)).once('error', answer(false))
  })
}
