/** Backing up a self-hosted run while it runs, losing it, and running its backup. */
import { spawnSync } from 'node:child_process'
import {
  appendFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type Ended, runCommand } from '../../scripts/ops/run.ts'
import { startDatabase } from '../../scripts/product/database.ts'
import type { HistoryEntry } from '../../src/contract/documents.ts'
import { newEmail, PASSWORD, signedUpAt } from '../support/account.ts'
import { newRuleSet, submitAndWait } from '../support/checks.ts'
import { pdfOf } from '../support/pdf.ts'
import { seedUser } from '../support/seeded-user.ts'
import { commandOf, type SelfHosted, startSelfHosted } from '../support/self-hosted.ts'
import { Visitor } from '../support/visitor.ts'

const folder = mkdtempSync(join(tmpdir(), 'rulemark-backup-'))
const at = (name: string): string => join(folder, name)

let product: SelfHosted
beforeAll(async () => {
  product = await startSelfHosted(inject('runtime'))
})
afterAll(async () => {
  await product.stop()
  rmSync(folder, { recursive: true, force: true })
})

async function told(...args: string[]): Promise<Record<string, { rows: number }>> {
  const { text, code } = await runCommand([...args, '--json'])
  expect(code, text).toBe(0)
  return JSON.parse(text)
}

function ops(...args: string[]): Promise<Ended> {
  return runCommand(args)
}

/** Ends the product and loses its data; the next one runs over `state`. */
async function loseAndRun(state: string): Promise<void> {
  await product.stop()
  product = await startSelfHosted(inject('runtime'), { RULEMARK_STATE: state })
}

test('after all data is lost, the backup restores every row and file, and users can continue', async () => {
  const account = await signedUpAt(product)
  const ruleSet = await newRuleSet(account, ['The document must mention a lighthouse.'])
  const pdf = await pdfOf(['This is about a lighthouse.'])
  const before = await submitAndWait(account, ruleSet, pdf)
  const marked = await (await account.visitor.call('GET', before.annotatedPdf ?? '')).arrayBuffer()
  const contents = await told('backup', at('backup'), '--local', '--state', product.state)
  expect(contents['stored files']?.rows).toBe(1)
  expect(statSync(at('backup')).mode & 0o777).toBe(0o700)
  expect(await told('verify', at('backup'))).toEqual(contents)

  expect(await told('restore', at('backup'), '--local', '--state', at('restored'), '--yes')).toEqual(contents)
  await loseAndRun(at('restored'))
  const visitor = new Visitor(product.url)
  const signedIn = { username: account.email, password: PASSWORD }
  expect((await visitor.json('POST', '/api/auth/login', signedIn)).status).toBe(200)
  expect(await visitor.get('/api/users/me')).toMatchObject({ balance: 9.75 })
  const [after] = await visitor.get<HistoryEntry[]>('/api/documents/results')
  expect(after).toEqual(before)
  const kept = await visitor.call('GET', before.annotatedPdf ?? '')
  expect(Buffer.from(await kept.arrayBuffer()).equals(Buffer.from(marked))).toBe(true)
  const again = { email: account.email, visitor }
  const other = await pdfOf(['This is about a harbour.'])
  expect(await submitAndWait(again, ruleSet, other)).toMatchObject({ state: 'FINISHED', priceFinal: 0.25 })
  expect(await ops('invariants', '--local', '--state', at('restored'))).toMatchObject({ code: 0 })
})

test('a backup never overwrites files, and is never restored over existing data', async () => {
  const local = ['--local', '--state', product.state]
  await told('backup', at('first'), ...local)
  const names = readdirSync(at('first'))
  expect(await ops('backup', at('first'), ...local)).toMatchObject({
    code: 1,
    text: expect.stringContaining('is not empty'),
  })
  expect(await ops('restore', at('first'), ...local, '--yes')).toMatchObject({
    code: 1,
    text: expect.stringContaining('is not empty'),
  })
  expect(readdirSync(at('first'))).toEqual(names)
  expect((await ops('restore', at('first'), '--yes')).text).toContain('add --local --state')
})

test.each([
  ['an empty PDF', 'annotated', 'differs from'],
  ['no PDFs', 'files', 'lacks files/annotated'],
  ['no secrets', 'secrets.env', 'lacks secrets.env'],
  ['no manifest', 'manifest.json', 'lacks manifest.json'],
])('a backup with %s is neither verified nor restored', async (what, name, reason) => {
  const account = await signedUpAt(product)
  await submitAndWait(account, await newRuleSet(account, ['It must be dated.']), await pdfOf(['1 May 2026']))
  const backup = at(`with ${what}`)
  await told('backup', backup, '--local', '--state', product.state)
  const pdfs = join(backup, 'files/annotated')
  if (name === 'annotated') for (const pdf of readdirSync(pdfs)) writeFileSync(join(pdfs, pdf), '')
  else rmSync(join(backup, name), { recursive: true })
  const restored = ['restore', backup, '--local', '--state', at(`no ${what}`), '--yes']
  for (const words of [['verify', backup], restored]) {
    const { code, text } = await ops(...words)
    expect([code, text.includes(reason)], text).toEqual([1, true])
  }
  expect(existsSync(at(`no ${what}`))).toBe(false)
})

test('nobody else can read a backup or what is restored from it', async () => {
  await told('backup', at('private'), '--local', '--state', product.state)
  await told('restore', at('private'), '--local', '--state', at('private-restored'), '--yes')
  for (const folder of ['private', 'private-restored'])
    for (const file of ['rulemark.db', 'secrets.env'])
      expect([folder, file, statSync(at(`${folder}/${file}`)).mode & 0o777]).toEqual([folder, file, 0o600])
})

test('a damaged backup is refused before anything is written', async () => {
  await told('backup', at('damaged'), '--local', '--state', product.state)
  const database = at('damaged/rulemark.db')
  const bytes = readFileSync(database)
  rmSync(database)
  appendFileSync(database, bytes.subarray(0, bytes.length / 2))
  expect((await ops('verify', at('damaged'))).code).toBe(1)
  expect((await ops('restore', at('damaged'), '--local', '--state', at('nowhere'), '--yes')).code).toBe(1)
  expect(existsSync(at('nowhere'))).toBe(false)
})

test('the backup of a database server can be run self-hosted, so a drill needs no second server', async () => {
  const server = await startDatabase(at('server'))
  const email = newEmail()
  await seedUser(server.url, email)
  process.env.DB_URL = server.url
  process.env.DB_TOKEN = 'any'
  try {
    await told('backup', at('server.sql'))
  } finally {
    delete process.env.DB_URL
    delete process.env.DB_TOKEN
    await server.stop()
  }
  const contents = await told('restore', at('server.sql'), '--local', '--state', at('drill'), '--yes')
  expect(contents).toEqual(await told('verify', at('server.sql')))
  await loseAndRun(at('drill'))
  expect(await ops('user', email, '--local', '--state', at('drill'))).toMatchObject({ code: 0 })
})

test('the program includes the operator’s commands, for machines without the repository', () => {
  const [program, [...words]] = commandOf(inject('runtime'))
  words[words.length - 1] = resolve('dist/self-host/ops.js')
  const { status, stdout } = spawnSync(
    program,
    [...words, 'invariants', '--local', '--state', product.state],
    {
      cwd: folder,
      encoding: 'utf8',
    },
  )
  expect([status, stdout]).toEqual([0, 'No invariant is violated.\n'])
})
