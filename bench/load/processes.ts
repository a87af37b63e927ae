/** CPU time and memory of this process's children, read from /proc. */
import { readdirSync, readFileSync } from 'node:fs'

/** Milliseconds of one of the kernel's clock ticks. */
const TICK_MS = 10

/** Ids of the children of this name, e.g. "workerd". */
export function childrenOf(program: string): string[] {
  return readdirSync('/proc').filter((pid) => {
    const status = textOf(`/proc/${pid}/status`)
    return status.startsWith(`Name:\t${program}\n`) && status.includes(`PPid:\t${process.pid}\n`)
  })
}

/** CPU milliseconds of all of them so far. */
export function cpuOf(pids: readonly string[]): number {
  return pids.reduce((sum, pid) => {
    const stat = textOf(`/proc/${pid}/stat`)
    // The program's name may contain spaces; user and system time are the 12th and 13th field after it.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return sum + (Number(fields[11]) + Number(fields[12])) * TICK_MS
  }, 0)
}

/** Resident megabytes of each. */
export function memoryOf(pids: readonly string[]): string {
  const kilobytes = (pid: string): number => Number(/VmRSS:\s+(\d+)/.exec(textOf(`/proc/${pid}/status`))?.[1])
  return pids.map((pid) => Math.round(kilobytes(pid) / 1024)).join(', ')
}

/** Empty for a process that has just ended. */
function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
