/** Asks an address again and again until it is told to stop, and tells how long each answer took. */
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
