/** The command line killed at any of its calls, before or after the server had it, and started again. */
import type { ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import fc from 'fast-check'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { newAccount } from '../support/account.ts'
import { charges, programOf, type Run } from '../support/command-line.ts'
import { brokenInvariants } from '../support/database.ts'
import { pdfOf } from '../support/pdf.ts'

const KILLS = 20
const DOCUMENTS = 12

const folder = mkdtempSync(join(tmpdir(), 'rulemark-killed-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

interface Kill {
  /** Which of the program's calls, from 1. */
  readonly at: number
  /** Whether the server gets that call. */
  readonly isServed: boolean
}

/** Passes calls on to the server, and kills the program at the planned one. */
async function passingOn(origin: string) {
  let child: ChildProcess | undefined
  let plan: Kill | undefined
  let calls = 0
  async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    calls += 1
    const isLast = calls === plan?.at
    if (isLast && !plan?.isServed) return void child?.kill('SIGKILL')
    const { method = 'GET', url = '/', headers } = request
    const { host: _, connection: __, ...kept } = headers
    const body = method === 'GET' ? null : new Uint8Array(await buffer(request))
    const answer = await fetch(new URL(url, origin), {
      method,
      headers: kept as Record<string, string>,
      body,
    })
    const bytes = new Uint8Array(await answer.arrayBuffer())
    if (isLast) child?.kill('SIGKILL')
    response.writeHead(answer.status, { 'Content-Type': answer.headers.get('Content-Type') ?? '' }).end(bytes)
  }
  const server = createServer((request, response) => {
    // The other calls of a killed program break off.
    pass(request, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    next(kill: Kill | undefined) {
      plan = kill
      calls = 0
    },
    onStart(started: ChildProcess) {
      child = started
    },
  }
}

test(`killed ${KILLS} times at any point, each document is charged once`, { timeout: 240_000 }, async () => {
  const account = await newAccount()
  const between = await passingOn(account.visitor.origin)
  const { run } = await programOf(account, undefined, between.url, between.onStart)
  for (let at = 0; at < DOCUMENTS; at += 1) {
    const pdf = await pdfOf([
      'SERVICE AGREEMENT',
      `Payment. The Client shall pay each invoice within ${10 + at} days.`,
    ])
    writeFileSync(join(folder, `${at}.pdf`), pdf)
  }
  const rules = join(folder, 'rules.md')
  writeFileSync(rules, '---\nname: Terms\ntags: [money]\n---\n- Payment must be due within 30 days.\n')
  const check = (): Promise<Run> => run('check', folder, '--rules', rules, '--format', 'json')
  const kills = fc.sample(fc.record({ at: fc.integer({ min: 1, max: 18 }), isServed: fc.boolean() }), KILLS)
  for (const kill of kills) {
    between.next(kill)
    // With little left to do it may end before the planned call.
    expect([null, 0], JSON.stringify(kills)).toContain((await check()).code)
    expect(await charges(account), JSON.stringify(kills)).toBeLessThanOrEqual(DOCUMENTS)
  }
  between.next(undefined)
  const { code, out } = await check()
  const { documents } = JSON.parse(out) as { documents: { failure: string }[] }
  expect([code, documents.map(({ failure }) => failure)]).toEqual([0, Array(DOCUMENTS).fill('')])
  expect(await charges(account), JSON.stringify(kills)).toBe(DOCUMENTS)
  expect(await brokenInvariants()).toEqual([])
})
