/**
 * Whether the worker's memory grows: `node bench/load/soak.ts 600` after a build lets two people work for 600 seconds in
 * plain workerd, and prints resident memory beside an empty worker that is asked as often, and the heap after a collection.
 */
import { startOwnStack } from '../../test/support/own-stack.ts'
import { pdfOf } from '../../test/support/pdf.ts'
import { patiently, type Visitor } from '../../test/support/visitor.ts'
import { newPerson, newRuleSet } from '../people.ts'
import { startEmptyWorker } from './other-workers.ts'
import { childrenOf, memoryOf } from './processes.ts'

const SECONDS = Number(process.argv[2] ?? 600)
const EVERY_S = 30
const PEOPLE = 2
/** Entries that a person keeps, so that the answers do not grow. */
const KEPT = 10
const PAGES = ['/app/check', '/app/history', '/app/profile', '/app/batch', '/login', '/api/documents/results']

interface Entry {
  readonly documentRequestId: number
  readonly state: string
}

/** One check, some pages before and after it, and the deletion of an old entry. */
async function work(visitor: Visitor, ruleSet: number): Promise<number> {
  const pdf = await pdfOf([`Number ${crypto.randomUUID()}`])
  await patiently(() => visitor.upload(`/api/documents/process?promptId=${ruleSet}`, pdf, 'soak.pdf'))
  for (const page of PAGES) await (await visitor.call('GET', page)).arrayBuffer()
  const entries = await visitor.get<Entry[]>('/api/documents/results')
  const [newest] = entries
  await (await visitor.call('GET', `/api/documents/${newest?.documentRequestId}/pdf`)).arrayBuffer()
  for (const { documentRequestId: id } of entries.slice(KEPT))
    await visitor.call('DELETE', `/api/documents/${id}`)
  return PAGES.length + 3
}

/** Asks an isolate's inspector, which answers only while the isolate does something: `rouse` makes it. */
function inspector(
  address: string,
  rouse: () => void,
): Promise<(method: string) => Promise<Record<string, number>>> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(address)
    const asked = new Map<number, (result: Record<string, number>) => void>()
    let id = 0
    socket.addEventListener('error', reject)
    socket.addEventListener('message', ({ data }) => {
      const { id: answered, result } = JSON.parse(String(data))
      asked.get(answered)?.(result)
    })
    socket.addEventListener('open', () =>
      resolve(
        (method) =>
          new Promise((answer) => {
            const rousing = setInterval(rouse, 100)
            asked.set(++id, (result) => {
              clearInterval(rousing)
              answer(result)
            })
            socket.send(JSON.stringify({ id, method }))
          }),
      ),
    )
  })
}

const empty = await startEmptyWorker()
const ofEmpty = childrenOf('workerd')
const stack = await startOwnStack({ CHECK_PRICE_MILLS: '1' }, { isBare: true, isInspected: true })
const ofWorker = childrenOf('workerd').filter((pid) => !ofEmpty.includes(pid))
const heap = await inspector(
  new URL('/core:user:rulemark', stack.inspectorUrl).href,
  () =>
    void fetch(`${stack.url}/api/hello`).then(
      (answer) => answer.body?.cancel(),
      () => undefined,
    ),
)
const people = await Promise.all(
  Array.from({ length: PEOPLE }, async (_, at) => {
    const visitor = await newPerson(stack, `soak-${at}@example.org`)
    return { visitor, ruleSet: await newRuleSet(visitor, '1. The document has a number.') }
  }),
)

console.log(
  '| second | requests | resident MB: worker, empty worker | heap, buffers after a collection, MB |\n|---|---|---|---|',
)
for (let second = EVERY_S; second <= SECONDS; second += EVERY_S) {
  const end = performance.now() + EVERY_S * 1000
  let requests = 0
  await Promise.all(
    people.map(async ({ visitor, ruleSet }) => {
      while (performance.now() < end) {
        const done = await work(visitor, ruleSet)
        requests += done
        for (let times = 0; times < done; times++) await (await fetch(empty.url)).arrayBuffer()
      }
    }),
  )
  await stack.sweep()
  await heap('HeapProfiler.collectGarbage')
  const { usedSize = 0, backingStorageSize = 0 } = await heap('Runtime.getHeapUsage')
  const megabytes = [usedSize, backingStorageSize].map((bytes) => (bytes / 1024 / 1024).toFixed(1))
  console.log(
    `| ${second} | ${requests} | ${memoryOf([...ofWorker, ...ofEmpty])} | ${megabytes.join(', ')} |`,
  )
}
await stack.stop()
await empty.stop()
process.exit(0)
