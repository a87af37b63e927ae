import { expect, inject, test } from 'vitest'
import { type Account, newAccount } from '../support/account.ts'
import { Visitor } from '../support/visitor.ts'

interface Named {
  id: number
  name: string
}

async function newFolder({ visitor }: Account, name = 'Contracts'): Promise<Named> {
  const response = await visitor.json('POST', '/api/prompt-folders', { name })
  expect(response.status).toBe(201)
  return response.json() as Promise<Named>
}

async function newRuleSet({ visitor }: Account, folderId: number, name = 'NDA'): Promise<Named> {
  const body = { name, text: '1. Names both parties\n2. Has a term', folderId }
  const response = await visitor.json('POST', '/api/prompts', body)
  expect(response.status).toBe(201)
  return response.json() as Promise<Named>
}

test('[API-27, API-28, API-29, DATA-05] folders are created, listed and read', async () => {
  const account = await newAccount()
  const [first, second] = [await newFolder(account), await newFolder(account, 'Reports')]
  expect(second).toEqual({ id: second.id, name: 'Reports', ruleSetCount: 0 })
  expect(await account.visitor.get('/api/prompt-folders')).toEqual([first, second])
  expect(await account.visitor.get(`/api/prompt-folders/${second.id}`)).toEqual(second)
})

test('[API-30] only the named folder is renamed', async () => {
  const account = await newAccount()
  const [first, second] = [await newFolder(account), await newFolder(account, 'Reports')]
  const renamed = await account.visitor.json('PUT', `/api/prompt-folders/${first.id}`, { name: 'Leases' })
  expect([renamed.status, await renamed.json()]).toEqual([200, { ...first, name: 'Leases' }])
  expect(await account.visitor.get('/api/prompt-folders')).toEqual([{ ...first, name: 'Leases' }, second])
})

test('a folder has its number of rule sets, in the list, alone and when it is renamed', async () => {
  const account = await newAccount()
  const full = await newFolder(account, 'Full')
  const empty = await newFolder(account, 'Empty')
  await newRuleSet(account, full.id)
  await newRuleSet(account, full.id, 'Lease')
  const { visitor } = account
  expect(await visitor.get('/api/prompt-folders')).toEqual([
    { id: full.id, name: 'Full', ruleSetCount: 2 },
    { id: empty.id, name: 'Empty', ruleSetCount: 0 },
  ])
  expect(await visitor.get(`/api/prompt-folders/${full.id}`)).toMatchObject({ ruleSetCount: 2 })
  const renamed = await visitor.json('PUT', `/api/prompt-folders/${full.id}`, { name: 'Fuller' })
  expect(await renamed.json()).toEqual({ id: full.id, name: 'Fuller', ruleSetCount: 2 })
})

test('[API-31, WORK-14] only an empty folder can be deleted, and no other is affected', async () => {
  const account = await newAccount()
  const [folder, other] = [await newFolder(account), await newFolder(account, 'Reports')]
  const ruleSet = await newRuleSet(account, folder.id)
  const refused = await account.visitor.call('DELETE', `/api/prompt-folders/${folder.id}`)
  expect(refused.status).toBe(409)
  expect(await refused.json()).toMatchObject({ message: 'Cannot delete folder that contains rules' })
  await account.visitor.call('DELETE', `/api/prompts/${ruleSet.id}`)
  expect((await account.visitor.call('DELETE', `/api/prompt-folders/${folder.id}`)).status).toBe(204)
  expect(await account.visitor.get('/api/prompt-folders')).toEqual([other])
})

test('[API-20, API-21, API-24, DATA-06, DATA-07] a rule set is stored as numbered lines', async () => {
  const account = await newAccount()
  const folder = await newFolder(account)
  const response = await account.visitor.json('POST', '/api/prompts', {
    name: 'NDA',
    text: '7. Names both parties\n\n 3) Has a term ',
    folderId: folder.id,
  })
  const created = (await response.json()) as Named
  const expected = {
    id: created.id,
    name: 'NDA',
    text: '1. Names both parties\n2. Has a term',
    folderId: folder.id,
    tags: [],
    language: '',
    updatedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
  }
  expect(created).toEqual(expected)
  expect(await account.visitor.get(`/api/prompts/${created.id}`)).toEqual(expected)
  await newRuleSet(account, (await newFolder(account, 'Reports')).id)
  expect(await account.visitor.get(`/api/prompts/folder/${folder.id}`)).toEqual([expected])
})

test('[API-25] insert-and-return answers with the new rule set', async () => {
  const account = await newAccount()
  const folder = await newFolder(account)
  const body = { name: 'Short', text: '1. Has a date', folderId: folder.id }
  const response = await account.visitor.json('POST', '/api/prompts/insert-and-return', body)
  expect(response.status).toBe(201)
  expect(await response.json()).toMatchObject(body)
})

test('[API-22] a rule set is changed or moved to another folder, and no other is affected', async () => {
  const account = await newAccount()
  const [from, to] = [await newFolder(account), await newFolder(account, 'Reports')]
  const [ruleSet, other] = [await newRuleSet(account, from.id), await newRuleSet(account, from.id, 'Lease')]
  const before = await account.visitor.get(`/api/prompts/${other.id}`)
  const changed = { name: 'New name', text: '1. Another rule', folderId: to.id }
  const response = await account.visitor.json('PUT', `/api/prompts/${ruleSet.id}`, changed)
  expect([response.status, await response.json()]).toMatchObject([200, changed])
  expect(await account.visitor.get(`/api/prompts/${ruleSet.id}`)).toMatchObject(changed)
  expect(await account.visitor.get(`/api/prompts/${other.id}`)).toEqual(before)
})

test('[API-23] a rule set is deleted, and no other is affected', async () => {
  const account = await newAccount()
  const folder = await newFolder(account)
  const [ruleSet, other] = [
    await newRuleSet(account, folder.id),
    await newRuleSet(account, folder.id, 'Lease'),
  ]
  expect((await account.visitor.call('DELETE', `/api/prompts/${ruleSet.id}`)).status).toBe(204)
  expect((await account.visitor.call('GET', `/api/prompts/${ruleSet.id}`)).status).toBe(404)
  expect(await account.visitor.get(`/api/prompts/folder/${folder.id}`)).toMatchObject([{ id: other.id }])
})

test('a change of an older version is refused, and the newer version keeps its tags', async () => {
  const { visitor, ...account } = await newAccount()
  const folder = await newFolder({ visitor, ...account })
  const { id } = await newRuleSet({ visitor, ...account }, folder.id)
  const tag = await (await visitor.json('POST', '/api/prompt-tags', { name: 'Urgent' })).json()
  const address = `/api/prompts/${id}`
  const opened = await visitor.get<{ updatedAt: string }>(address)
  const body = { name: 'Mine', text: '1. Mine', folderId: folder.id, updatedAt: opened.updatedAt }
  const first = await visitor.json('PUT', address, { ...body, tagIds: [(tag as Named).id] })
  expect(first.status).toBe(200)
  const second = await visitor.json('PUT', address, { ...body, text: '1. Theirs', tagIds: [] })
  expect(second.status).toBe(409)
  expect(await second.json()).toEqual({
    message: 'This rule set was changed elsewhere since you opened it.',
  })
  const kept = await visitor.get<{ updatedAt: string }>(address)
  expect(kept).toMatchObject({ text: '1. Mine', tags: [tag] })
  const overwritten = { ...body, text: '1. Theirs', updatedAt: kept.updatedAt, tagIds: [] }
  expect((await visitor.json('PUT', address, overwritten)).status).toBe(200)
  const { updatedAt, ...blind } = { ...body, text: '1. As before' }
  expect((await visitor.json('PUT', address, blind)).status).toBe(200)
  expect(await visitor.get(address)).toMatchObject({ text: '1. As before', tags: [] })
  await visitor.call('DELETE', address)
  expect((await visitor.json('PUT', address, body)).status).toBe(404)
})

test('of many simultaneous changes to one version, only one succeeds', async () => {
  const account = await newAccount()
  const folder = await newFolder(account)
  const { id } = await newRuleSet(account, folder.id)
  const { updatedAt } = await account.visitor.get<{ updatedAt: string }>(`/api/prompts/${id}`)
  const body = { text: '1. x', folderId: folder.id, updatedAt }
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, n) =>
      account.visitor.json('PUT', `/api/prompts/${id}`, { ...body, name: `Change ${n}` }),
    ),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409, 409, 409])
})

test('a rule set for a missing folder doesn’t affect other rule sets’ tags', async () => {
  const account = await newAccount()
  const folder = await newFolder(account)
  const { id } = await newRuleSet(account, folder.id)
  const tag = (await (
    await account.visitor.json('POST', '/api/prompt-tags', { name: 'New' })
  ).json()) as Named
  const body = { name: 'x', text: '1. x', folderId: folder.id + 1_000_000, tagIds: [tag.id] }
  expect((await account.visitor.json('POST', '/api/prompts', body)).status).toBe(404)
  expect(await account.visitor.get(`/api/prompts/${id}`)).toMatchObject({ tags: [] })
})

test('[API-26] a rule set is moved to another folder', async () => {
  const account = await newAccount()
  const from = await newFolder(account, 'From')
  const to = await newFolder(account, 'To')
  const ruleSet = await newRuleSet(account, from.id)
  const response = await account.visitor.call('PUT', `/api/prompts/${ruleSet.id}/folder/${to.id}`)
  expect(response.status).toBe(200)
  expect(await account.visitor.get(`/api/prompts/folder/${from.id}`)).toEqual([])
  expect(await account.visitor.get(`/api/prompts/folder/${to.id}`)).toMatchObject([{ id: ruleSet.id }])
})

test('no user can see, change or use another user’s data', async () => {
  const owner = await newAccount()
  const folder = await newFolder(owner)
  const ruleSet = await newRuleSet(owner, folder.id)
  const { visitor: stranger } = await newAccount()
  const own = await newFolder({ email: '', visitor: stranger }, 'Own')
  const body = { name: 'x', text: '1. x', folderId: folder.id }
  const answers = await Promise.all([
    stranger.call('GET', `/api/prompt-folders/${folder.id}`),
    stranger.json('PUT', `/api/prompt-folders/${folder.id}`, { name: 'x' }),
    stranger.call('DELETE', `/api/prompt-folders/${folder.id}`),
    stranger.call('GET', `/api/prompts/folder/${folder.id}`),
    stranger.call('GET', `/api/prompts/${ruleSet.id}`),
    stranger.json('PUT', `/api/prompts/${ruleSet.id}`, { ...body, folderId: own.id }),
    stranger.call('DELETE', `/api/prompts/${ruleSet.id}`),
    stranger.json('POST', '/api/prompts', body),
    stranger.call('PUT', `/api/prompts/${ruleSet.id}/folder/${own.id}`),
    owner.visitor.call('PUT', `/api/prompts/${ruleSet.id}/folder/${own.id}`),
  ])
  expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => 404))
  expect(await owner.visitor.get(`/api/prompts/folder/${folder.id}`)).toMatchObject([{ name: 'NDA' }])
})

test.each([
  [{ name: ' ', text: '1. x', folderId: 1 }, 'Name is required'],
  [{ name: '\u200b\ufeff', text: '1. x', folderId: 1 }, 'Name is required'],
  [{ name: 'a', text: '1. \u200b\n2. \u2060', folderId: 1 }, 'Please enter at least one rule.'],
  [{ name: 'a', text: '', folderId: 1 }, 'Please enter at least one rule.'],
  [{ name: 'a', text: '1. ', folderId: 1 }, 'Please enter at least one rule.'],
  [{ name: 'a', text: '1. x', folderId: 0 }, 'ID must be a positive number'],
  [{ name: 'a'.repeat(201), text: '1. x', folderId: 1 }, 'Rule set name can be at most 200 characters'],
])('a rule set is refused: %o', async (body, text) => {
  const { visitor } = await newAccount()
  const response = await visitor.json('POST', '/api/prompts', body)
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ message: text })
})

test.each([
  ['/api/prompt-folders', {}],
  ['/api/prompt-tags', {}],
  ['/api/keys', { scopes: ['read'] }],
])(
  'a name of invisible characters is refused by %s; a visible one keeps them, but no marks of direction',
  async (path, others) => {
    const { visitor } = await newAccount()
    const named = (name: string): Promise<Response> => visitor.json('POST', path, { ...others, name })
    for (const name of ['\u200b', ' \u2060\ufeff ', '\u3164', '\u2800', '\u00ad\u200d']) {
      const response = await named(name)
      expect([response.status, await response.json()]).toMatchObject([400, { message: 'Name is required' }])
    }
    const turned = await named('Rent\u202efdp.\u2066x\u200f')
    expect(await turned.json()).toMatchObject({ name: 'Rentfdp.x' })
    // In Persian, U+200C separates letters within a word.
    const name = 'می\u200cخواهم'
    expect(await (await named(` ${name} `)).json()).toMatchObject({ name })
  },
)

test('[ROLE-01] signed-out callers can neither read nor write the workspace', async () => {
  const visitor = new Visitor(inject('stack').url)
  expect((await visitor.call('GET', '/api/prompt-folders')).status).toBe(401)
  expect((await visitor.json('POST', '/api/prompt-folders', { name: 'x' })).status).toBe(401)
})

async function newTag({ visitor }: Pick<Account, 'visitor'>, name: string): Promise<Named> {
  const created = await visitor.json('POST', '/api/prompt-tags', { name })
  expect(created.status).toBe(201)
  return created.json() as Promise<Named>
}

test('[API-32, API-33, API-34, API-36, DATA-09] tags are created, listed, and read by id and by name', async () => {
  const { visitor } = await newAccount()
  const [first, second] = [await newTag({ visitor }, 'Legal & tax'), await newTag({ visitor }, 'Urgent')]
  expect(first).toEqual({ id: first.id, name: 'Legal & tax' })
  expect(await visitor.get('/api/prompt-tags')).toEqual([first, second])
  for (const tag of [first, second]) {
    expect(await visitor.get(`/api/prompt-tags/${tag.id}`)).toEqual(tag)
    expect(await visitor.get(`/api/prompt-tags/name/${encodeURIComponent(tag.name)}`)).toEqual(tag)
  }
  expect((await visitor.json('POST', '/api/prompt-tags', { name: first.name })).status).toBe(409)
})

test('[API-35] a tag can be deleted only by its user, and no other is affected', async () => {
  const { visitor } = await newAccount()
  const [first, second] = [await newTag({ visitor }, 'Legal & tax'), await newTag({ visitor }, 'Urgent')]
  const { visitor: stranger } = await newAccount()
  for (const method of ['GET', 'DELETE'])
    expect((await stranger.call(method, `/api/prompt-tags/${first.id}`)).status).toBe(404)
  expect((await visitor.call('DELETE', `/api/prompt-tags/${first.id}`)).status).toBe(204)
  expect(await visitor.get('/api/prompt-tags')).toEqual([second])
})

test('a rule set has the tags given to it, and only those of its user', async () => {
  const account = await newAccount()
  const folder = await newFolder(account)
  await newRuleSet(account, folder.id, 'Untagged')
  const tag = (await (
    await account.visitor.json('POST', '/api/prompt-tags', { name: 'Legal' })
  ).json()) as Named
  const body = { name: 'Tagged', text: '1. x', folderId: folder.id, tagIds: [tag.id] }
  await account.visitor.json('POST', '/api/prompts', body)
  expect(await account.visitor.get(`/api/prompts/folder/${folder.id}`)).toMatchObject([
    { name: 'Untagged', tags: [] },
    { name: 'Tagged', tags: [tag] },
  ])
})
