/** Polls an address until stopped, then reports the milliseconds of each response. */
import { parentPort, workerData } from 'node:worker_threads'

const PAUSE_MS = 10
const times: number[] = []
let isStopped = false
parentPort?.once('message', () => {
  isStopped = true
})
while (!isStopped) {
  const start = performance.now()
  const response = await fetch(String(workerData))
  await response.arrayBuffer()
  times.push(performance.now() - start)
  await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
}
parentPort?.postMessage(times)
