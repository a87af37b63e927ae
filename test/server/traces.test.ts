/** Personal data is never in the logs, and is gone once the account is deleted. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { HistoryEntry } from '../../src/contract/documents.ts'
import { mailTo, newAccountAt, PASSWORD, tokenOf } from '../support/account.ts'
import { ended, submit } from '../support/checks.ts'
import { rowsAt } from '../support/database.ts'
import { type OwnStack, startOwnStack } from '../support/own-stack.ts'
import { pdfOf } from '../support/pdf.ts'

let stack: OwnStack

beforeAll(async () => {
  stack = await startOwnStack()
})

afterAll(() => stack.stop())

function word(of: string): string {
  return `${of}${crypto.randomUUID().replaceAll('-', '')}`
}

/** Every column of every row of the database. */
async function wholeDatabase(): Promise<Map<string, string>> {
  const tables = await rowsAt(stack.databaseUrl, "select name from sqlite_master where type = 'table'")
  const all = await Promise.all(
    tables.map(async ({ name }) => {
      const rows = await rowsAt(stack.databaseUrl, `select * from "${String(name)}"`)
      return [
        String(name),
        JSON.stringify(rows, (_, value) => (typeof value === 'bigint' ? String(value) : value)),
      ] as const
    }),
  )
  return new Map(all)
}

test('the logs contain no words of an account’s data, even after failures, and its deletion leaves nothing', async () => {
  const account = await newAccountAt(stack)
  const { email, visitor } = account
  const { id: userId } = await visitor.get<{ id: number }>('/api/users/me')
  const said = {
    folder: word('folder'),
    set: word('set'),
    rule: word('rule'),
    tag: word('tag'),
    file: word('file'),
    document: word('document'),
    note: word('note'),
    comment: word('comment'),
    reason: word('reason'),
  }
  const folder = await visitor.json('POST', '/api/prompt-folders', { name: said.folder })
  const { id: folderId } = (await folder.json()) as { id: number }
  await visitor.json('POST', '/api/prompt-tags', { name: said.tag })
  const set = await visitor.json('POST', '/api/prompts', {
    name: said.set,
    text: `1. It mentions ${said.rule}.`,
    folderId,
  })
  const { id: ruleSet } = (await set.json()) as { id: number }
  const pdf = await pdfOf([`This is ${said.document}.`])
  const submitted = await submit(account, ruleSet, pdf, `${said.file}.pdf`)
  const { documentRequestId: id } = await ended(
    account,
    ((await submitted.json()) as HistoryEntry).documentRequestId,
  )
  await visitor.json('PUT', `/api/documents/${id}/reviews`, {
    section: 'specific',
    findingId: 1,
    decision: 'dismissed',
    reason: said.reason,
  })
  await visitor.json('POST', '/api/app-rating/submit', { ratingValue: 5, comment: said.comment })
  await visitor.json('POST', '/api/auth/reset-password/request', { email })
  const token = tokenOf(await mailTo(email, /reset/i, stack))
  await visitor.json('POST', '/api/auth/login', { username: email, password: said.note })

  // Repeats this with a failing database, so that everything that can be logged is.
  stack.database.meddle((statements) =>
    statements.includes('"sessions"') && !/insert|update/.test(statements) ? 'pass' : 'down',
  )
  await visitor.json('POST', '/api/prompt-folders', { name: said.folder })
  await visitor.call('GET', `/api/prompt-tags/name/${said.tag}`)
  await visitor.json('POST', '/api/auth/login', { username: email, password: PASSWORD })
  await visitor.json('POST', '/api/auth/reset-password/confirm', { token, newPassword: said.note })
  await visitor.call('GET', `/api/auth/confirm?token=${token}`)
  await submit(account, ruleSet, pdf, `${said.file}.pdf`)
  stack.database.meddle(() => 'down')
  await visitor.json('POST', '/api/prompts', { name: said.set, text: `1. ${said.rule}`, folderId })
  stack.database.meddle(() => 'pass')

  const secrets = [
    email,
    PASSWORD,
    token,
    visitor.cookie('session') ?? '',
    visitor.cookie('XSRF-TOKEN') ?? '',
    ...Object.values(said),
  ]
  const logs = stack.logs()
  expect(logs).toContain('"event')
  expect(secrets.filter((secret) => logs.includes(secret))).toEqual([])
  const before = await wholeDatabase()
  const kept = [...before.values()].join()
  expect(
    Object.entries(said).filter(
      ([name, value]) => name !== 'note' && name !== 'document' && !kept.includes(value),
    ),
  ).toEqual([])
  expect(kept).not.toContain(PASSWORD)
  expect(kept).not.toContain(token)
  expect((await stack.files()).some((key) => key.includes(`/${id}-`))).toBe(true)

  expect((await visitor.call('DELETE', '/api/auth/user/delete')).status).toBe(204)
  await mailTo(email, /deleted/i, stack)
  await expect.poll(() => rowsAt(stack.databaseUrl, 'select 1 from mails')).toEqual([])
  const after = await wholeDatabase()
  for (const [table, text] of after)
    expect([table, secrets.filter((secret) => text.includes(secret))]).toEqual([table, []])
  for (const table of [
    'users',
    'sessions',
    'tokens',
    'folders',
    'rule_sets',
    'tags',
    'checks',
    'results',
    'activity',
    'consents',
    'ratings',
    'reviews',
    'checkout_sessions',
  ])
    expect([table, after.get(table)]).toEqual([table, '[]'])
  expect(after.get('ledger')).toContain(`user:${userId}`)
  expect(
    await rowsAt(stack.databaseUrl, 'select balance from ledger_accounts where id = ?', `user:${userId}`),
  ).toMatchObject([{ balance: 0 }])
  expect(await stack.files()).toEqual([])
  expect(secrets.filter((secret) => stack.logs().includes(secret))).toEqual([])
})
