/** An account at its limits can be read in full; whatever exceeds them is refused with a message. */
import { beforeAll, expect, test } from 'vitest'
import type { HistoryEntry } from '../../src/contract/documents.ts'
import { type Account, newAccount } from '../support/account.ts'
import { newRuleSet, submit, submitAndWait } from '../support/checks.ts'
import { rows, write } from '../support/database.ts'
import { agreement, pdfOf } from '../support/pdf.ts'

let account: Account
let user: number
let folder: number
let finished: HistoryEntry

beforeAll(async () => {
  account = await newAccount()
  await account.visitor.call('POST', '/api/users/me/demo-finished')
  user = (await account.visitor.get<{ id: number }>('/api/users/me')).id
  finished = await submitAndWait(account, await newRuleSet(account), await agreement())
  folder = (await account.visitor.get<{ id: number }[]>('/api/prompt-folders'))[0]?.id ?? 0
})

/** Inserts rows as earlier calls would have. */
async function insert(
  count: number,
  statement: (index: number) => { sql: string; args: (string | number)[] },
): Promise<void> {
  for (let from = 0; from < count; from += 50)
    await write(Array.from({ length: Math.min(50, count - from) }, (_, index) => statement(from + index)))
}

async function refusal(response: Response): Promise<unknown> {
  return [response.status, ((await response.json()) as { message: string }).message]
}

test('with 400 results of 30 KB, the list has the newest in full, and the others can be read one by one', async () => {
  const body = JSON.stringify({ ...finished.result, warnings: ['w'.repeat(30_000)] })
  await insert(400, (index) => ({
    sql: `insert into results (user_id, body, pdf_key, created_at) values (?, ?, ?, ?)`,
    args: [user, body, `annotated/none-${user}-${index}`, index],
  }))
  await insert(400, (index) => ({
    sql: `insert into checks (user_id, submission, state, file_name, rule_set_name, rules_text, language, query_hash, price,
      saved_result, created_at, ended_at, result_id) select ?, ?, 'FINISHED', 'many.pdf', 'set', '1. x', 'en', ?, 0, 1, ?, ?, id
      from results where pdf_key = ?`,
    args: [user, crypto.randomUUID(), `many-${index}`, index, index, `annotated/none-${user}-${index}`],
  }))
  const entries = await account.visitor.get<HistoryEntry[]>('/api/documents/results')
  expect(entries).toHaveLength(401)
  const full = entries.filter(({ result }) => result !== null)
  expect(full).toEqual(entries.slice(0, full.length))
  expect(full.length).toBeGreaterThan(50)
  expect(full.length).toBeLessThan(200)
  const left = entries.at(-1)
  expect(left).toMatchObject({ result: null, documentResultId: expect.any(Number) })
  const one = await account.visitor.get<HistoryEntry>(`/api/documents/${left?.documentRequestId}`)
  expect(one.result?.warnings?.[0]).toHaveLength(30_000)
  const page = await account.visitor.call('GET', '/app/history')
  expect(page.status).toBe(200)
  await page.body?.cancel()
})

test('a history is full at 1,000 documents', async () => {
  await insert(599, (index) => ({
    sql: `insert into checks (user_id, submission, state, file_name, rule_set_name, rules_text, language, query_hash, price,
      created_at, ended_at) values (?, ?, 'ERROR', 'more.pdf', 'set', '1. x', 'en', ?, 0, ?, ?)`,
    args: [user, crypto.randomUUID(), `more-${index}`, index, index],
  }))
  expect(await account.visitor.get('/api/documents/results')).toHaveLength(1000)
  const answer = await submit(account, await newRuleSet(account), await agreement())
  expect(await refusal(answer)).toEqual([
    409,
    'Your history is full (1,000 documents). Delete some results first.',
  ])
})

test('rule sets of 20 KB: two hundred can be listed, one more is refused', async () => {
  const text = `1. ${'x'.repeat(19_997)}`
  await insert(199, (index) => ({
    sql: 'insert into rule_sets (user_id, folder_id, name, text, created_at, updated_at) values (?, ?, ?, ?, 0, 0)',
    args: [user, folder, `set ${index}`, text],
  }))
  const create = (): Promise<Response> =>
    account.visitor.json('POST', '/api/prompts', { name: 'One more', text, folderId: folder })
  expect(await refusal(await create())).toEqual([
    409,
    'Your rule sets have reached the limit for their total text. Shorten or delete one first.',
  ])
  for (const path of [`/api/prompts/folder/${folder}`, '/app/check']) {
    const answer = await account.visitor.call('GET', path)
    expect([path, answer.status]).toEqual([path, 200])
    expect((await answer.text()).length).toBeGreaterThan(3_900_000)
  }
})

test('an account is limited to 500 rule sets, 200 folders, 200 tags and 1,000 decisions', async () => {
  await insert(400, (index) => ({
    sql: 'insert into rule_sets (user_id, folder_id, name, text, created_at, updated_at) values (?, ?, ?, ?, 0, 0)',
    args: [user, folder, `small ${index}`, ''],
  }))
  await insert(200, (index) => ({
    sql: 'insert into folders (user_id, name, created_at) values (?, ?, 0)',
    args: [user, `folder ${index}`],
  }))
  await insert(200, (index) => ({
    sql: 'insert into tags (user_id, name) values (?, ?)',
    args: [user, `tag ${index}`],
  }))
  await insert(1000, (index) => ({
    sql: "insert into reviews (check_id, section, finding_id, decision, at) values (?, 'specific', ?, 'accepted', 0)",
    args: [finished.documentRequestId, index],
  }))
  const { visitor } = account
  const decision = { section: 'general', findingId: 7, decision: 'accepted' }
  const answers = await Promise.all([
    visitor.json('POST', '/api/prompts', { name: 'One more', text: '1. x', folderId: folder }),
    visitor.json('POST', '/api/prompt-folders', { name: 'One more' }),
    visitor.json('POST', '/api/prompt-tags', { name: 'one more' }),
    visitor.json('PUT', `/api/documents/${finished.documentRequestId}/reviews`, decision),
  ])
  expect(await Promise.all(answers.map(refusal))).toEqual([
    [409, 'You have reached the limit of 500 rule sets. Delete one first.'],
    [409, 'You have reached the limit of 200 folders. Delete one first.'],
    [409, 'You have reached the limit of 200 tags. Delete one first.'],
    [409, 'This result has reached its limit of decisions.'],
  ])
})

/** The numbers up to a limit, for inserts. */
const UP_TO = 'with recursive n(i) as (select 1 union all select i + 1 from n where i < ?)'

test('of six simultaneous requests of a kind with room for one, one is accepted', async () => {
  const own = await newAccount()
  const { visitor } = own
  const { id } = await visitor.get<{ id: number }>('/api/users/me')
  const ruleSet = await newRuleSet(own)
  const { documentRequestId: check } = await submitAndWait(own, ruleSet, await agreement())
  const [home] = await visitor.get<{ id: number }[]>('/api/prompt-folders')
  const tag = await visitor.json('POST', '/api/prompt-tags', { name: 'urgent' })
  const { id: tagId } = (await tag.json()) as { id: number }
  await write([
    {
      sql: `${UP_TO} insert into folders (user_id, name, created_at) select ?, i, 0 from n`,
      args: [198, id],
    },
    { sql: `${UP_TO} insert into tags (user_id, name) select ?, i from n`, args: [198, id] },
    {
      sql: `${UP_TO} insert into rule_sets (user_id, folder_id, name, text, created_at, updated_at)
        select ?, ?, i, '', 0, 0 from n`,
      args: [498, id, home?.id ?? 0],
    },
    {
      sql: `${UP_TO} insert into reviews (check_id, section, finding_id, decision, at)
        select ?, 'specific', i, 'accepted', 0 from n`,
      args: [999, check],
    },
    {
      sql: `${UP_TO} insert into checks (user_id, submission, state, file_name, rule_set_name, rules_text, language,
        query_hash, price, created_at, ended_at)
        select ?, ? || i, 'ERROR', 'a.pdf', 'set', '1. x', 'en', i, 0, 0, 0 from n`,
      args: [998, id, `${id} `],
    },
  ])
  const six = (ask: (index: number) => Promise<Response>): Promise<Response[]> =>
    Promise.all(Array.from({ length: 6 }, (_, index) => ask(index)))
  const one = { text: '1. x', folderId: home?.id ?? 0, tagIds: [tagId] }
  const answers = {
    folders: await six((index) => visitor.json('POST', '/api/prompt-folders', { name: `at once ${index}` })),
    tags: await six((index) => visitor.json('POST', '/api/prompt-tags', { name: `at once ${index}` })),
    ruleSets: await six((index) =>
      visitor.json('POST', '/api/prompts', { name: `at once ${index}`, ...one }),
    ),
    reviews: await six((index) =>
      visitor.json('PUT', `/api/documents/${check}/reviews`, {
        section: 'general',
        findingId: index,
        decision: 'accepted',
      }),
    ),
    checks: await six(async (index) => submit(own, ruleSet, await pdfOf([`Number ${index}`]))),
  }
  const accepted = Object.entries(answers).map(([name, all]) => [name, all.filter(({ ok }) => ok).length])
  expect(Object.fromEntries(accepted)).toEqual({ folders: 1, tags: 1, ruleSets: 1, reviews: 1, checks: 1 })
  // The tags of a refused rule set are not given to another one.
  expect(await rows('select 1 from rule_set_tags where tag_id = ?', tagId)).toHaveLength(1)
  expect(await rows("select 1 from ledger where debit = ? and code = 'check'", `user:${id}`)).toHaveLength(2)
})
