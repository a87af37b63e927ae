/**
 * Cleans up after a killed run, whose database and worker keep running and would serve old code over the same files.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'

const FREED_WITHIN_MS = 5000

interface Process {
  readonly pid: number
  readonly command: string
}

/**
 * Makes this process the only one that runs the product over `state`, and kills what a killed run left behind.
 * @throws when another run is alive, or another program uses a port
 */
export async function stopLeftovers(state: string, ports: readonly number[]): Promise<void> {
  const all = processes()
  const owner = ownerOf(state, all)
  if (owner)
    throw new Error(
      `Rulemark is already running in ${state} (process ${owner.pid}). Stop it first, or set RULEMARK_STATE and PORT to run another.`,
    )
  await end(all.filter(({ command }) => belongsTo(state, command)))
  for (const port of ports)
    if (!(await isFreed(port)))
      throw new Error(
        `Port ${port} is taken by another program. Set PORT to a free one; the next one must be free too.`,
      )
  const self = processes().find(({ pid }) => pid === process.pid)
  writeFileSync(ownerFile(state), JSON.stringify(self ?? { pid: process.pid, command: '' }))
}

/** Releases `state` for the next run. */
export function releaseState(state: string): void {
  rmSync(ownerFile(state), { force: true })
}

function ownerFile(state: string): string {
  return join(state, 'run.json')
}

/** The process that holds the folder, if it is still alive: same process id and same command. */
function ownerOf(state: string, all: readonly Process[]): Process | undefined {
  if (!existsSync(ownerFile(state))) return undefined
  const owner = JSON.parse(readFileSync(ownerFile(state), 'utf8')) as Process
  return all.find(({ pid, command }) => pid === owner.pid && command === owner.command)
}

/** Database and worker processes are recognised by the folder in their command line. */
function belongsTo(state: string, command: string): boolean {
  return (
    command.includes(`--db-path ${join(state, 'database')} `) ||
    command.includes(`--persist-to ${join(state, 'worker')} `)
  )
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
