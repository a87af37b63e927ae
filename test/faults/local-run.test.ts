/** Kills parts of the local run: no old process may serve, and dead ones are restarted. */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freePort } from '../../scripts/product/processes.ts'
import { type Product, startProduct } from '../../scripts/product/product.ts'
import { newAccountAt } from '../support/account.ts'
import { newRuleSet, submit } from '../support/checks.ts'
import { pdfOf } from '../support/pdf.ts'

let state: string
let port: number

beforeAll(async () => {
  state = mkdtempSync(join(tmpdir(), 'rulemark-run-'))
  port = await freePort()
})

afterAll(() => rmSync(state, { recursive: true, force: true }))

/** Ids of processes whose command line contains the folder. */
function over(part: 'database' | 'worker'): number[] {
  const flag = part === 'database' ? '--db-path' : '--persist-to'
  return processesWith(`${flag}\0${join(state, part)}\0`)
}

function processesWith(words: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => {
      try {
        return readFileSync(`/proc/${name}/cmdline`, 'utf8').includes(words)
      } catch {
        return false
      }
    })
    .map(Number)
}

async function startApart(): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['test/support/run-product.ts', String(port), state], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', (data) => String(data).includes('Ready') && resolve())
    child.on('exit', (code) => reject(new Error(`ended with ${code}`)))
  })
  return child
}

test.skipIf(process.platform !== 'linux')(
  'a start is refused while another run is alive; after a killed run it stops its remaining processes',
  async () => {
    const first = await startApart()
    await expect(startProduct({ port, state, quiet: true })).rejects.toThrow(
      /already running in .* Stop it first/,
    )
    const left = [...over('database'), ...over('worker')]
    expect(left.length).toBeGreaterThanOrEqual(2)
    first.kill('SIGKILL')
    await new Promise((resolve) => first.once('exit', resolve))
    const product = await startProduct({ port, state, quiet: true })
    try {
      expect(over('database')).toHaveLength(1)
      expect([...over('database'), ...over('worker')].filter((pid) => left.includes(pid))).toEqual([])
      expect((await fetch(`${product.url}/api/hello`)).status).toBe(200)
    } finally {
      await product.stop()
    }
  },
)

function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}

describe('while it runs', () => {
  let product: Product

  beforeAll(async () => {
    product = await startProduct({ port, state, quiet: true })
  })

  afterAll(() => product.stop())

  test('its settings, keys among them, can be read by their owner only', () => {
    expect(statSync(join(state, 'worker.env')).mode & 0o777).toBe(0o600)
  })

  test('a port in use is reported', async () => {
    const other = join(state, 'other')
    await expect(startProduct({ port, state: other, quiet: true })).rejects.toThrow(
      `Port ${port} is taken by another program.`,
    )
  })

  test('a killed worker is restarted', async () => {
    for (const pid of over('worker')) process.kill(pid, 'SIGKILL')
    const account = await newAccountAt(product).catch(() => null)
    expect(account).toBeNull()
    await expect.poll(() => fetch(`${product.url}/api/hello`).then(({ status }) => status, String)).toBe(200)
  })

  test.skipIf(process.platform !== 'linux')(
    'a killed listening process is noticed, and the worker started again',
    async () => {
      const [listener] = processesWith(`--socket-addr=entry=127.0.0.1:${port}\0`)
      process.kill(Number(listener), 'SIGKILL')
      const answer = () =>
        fetch(`${product.url}/api/hello`, { signal: AbortSignal.timeout(1000) }).then(
          ({ status }) => status,
          String,
        )
      await expect.poll(answer).not.toBe(200)
      await expect.poll(answer).toBe(200)
    },
  )

  test('a killed database is restarted with all its data', async () => {
    const account = await newAccountAt(product)
    product.killDatabase()
    await expect.poll(async () => (await account.visitor.call('GET', '/api/users/me')).status).toBe(200)
  })

  test('a minute after a deletion no file of the database contains the deleted words', async () => {
    const account = await newAccountAt(product)
    const word = `canary${crypto.randomUUID().replaceAll('-', '')}`
    const ruleSet = await newRuleSet(account, [`The document mentions ${word}.`])
    await submit(account, ruleSet, await pdfOf([`This mentions ${word}.`]), `${word}.pdf`)
    const holders = (): string[] =>
      filesOf(join(state, 'database')).filter((file) => {
        const bytes = readFileSync(file)
        return bytes.includes(word) || bytes.includes(account.email)
      })
    expect(holders().length).toBeGreaterThan(0)
    const results = (): Promise<{ state: string }[]> => account.visitor.get('/api/documents/results')
    await expect.poll(async () => (await results())[0]?.state, { timeout: 100_000 }).toBe('FINISHED')
    expect((await account.visitor.call('DELETE', '/api/auth/user/delete')).status).toBe(204)
    await expect.poll(holders, { timeout: 60_000, interval: 1000 }).toEqual([])
  })
})
