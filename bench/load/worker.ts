/**
 * A thread with many open connections, each of which sends the next request as soon as it has a response. All are
 * connected before the first request, so that only requests are timed. Sockets instead of an HTTP client, so that the
 * asking side is not the bottleneck; the parent gets the outcomes and this thread's own CPU time.
 */
import { connect } from 'node:net'
import { parentPort, workerData } from 'node:worker_threads'
import type { Outcome } from './clients.ts'
import type { Asked, Crowd } from './crowd.ts'

/** Milliseconds after the end for answers that are still missing. */
const PATIENCE_MS = 10_000

const { port, path, cookie, connections, milliseconds } = workerData as Crowd
const REQUEST = `GET ${path} HTTP/1.1\r\nHost: localhost\r\nCookie: ${cookie}\r\n\r\n`
const outcomes: Outcome[] = []
let unanswered = 0
let end = 0

/** Connects; returns what asks until the end. */
function open(): Promise<() => Promise<void>> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1').setEncoding('latin1').setNoDelay(true)
    socket.once('error', reject)
    socket.once('connect', () => resolve(() => repeat(socket)))
  })
}

function repeat(socket: ReturnType<typeof connect>): Promise<void> {
  return new Promise((resolve) => {
    let asked = 0
    let answer = ''
    const ask = (): void => {
      asked = performance.now()
      answer = ''
      socket.write(REQUEST)
    }
    const leave = (): void => {
      socket.destroy()
      resolve()
    }
    socket.on('data', (text) => {
      answer += text
      if (!isWhole(answer)) return
      const now = performance.now()
      const retryAfter = /\r\nretry-after: (\d+)/i.exec(answer)?.[1]
      outcomes.push({ status: Number(answer.slice(9, 12)), milliseconds: now - asked, retryAfter })
      if (now < end) ask()
      else leave()
    })
    socket.on('error', leave)
    setTimeout(() => {
      if (socket.destroyed) return
      unanswered++
      leave()
    }, milliseconds + PATIENCE_MS).unref()
    ask()
  })
}

/** Whether the body has arrived, by its length or its last chunk. */
function isWhole(answer: string): boolean {
  const body = answer.indexOf('\r\n\r\n') + 4
  if (body === 3) return false
  const length = /\r\ncontent-length: (\d+)/i.exec(answer.slice(0, body))?.[1]
  return length ? answer.length >= body + Number(length) : answer.endsWith('\r\n0\r\n\r\n')
}

const asking = await Promise.all(Array.from({ length: connections }, open))
const before = process.cpuUsage()
end = performance.now() + milliseconds
await Promise.all(asking.map((ask) => ask()))
const { user, system } = process.cpuUsage(before)
parentPort?.postMessage({ outcomes, unanswered, clientMs: (user + system) / 1000 } satisfies Asked)
