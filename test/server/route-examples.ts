/** One request per worker route that its owner may make. A route without an example fails the suite. */
import type { Account } from '../support/account.ts'
import { newAccount, newEmail, PASSWORD } from '../support/account.ts'
import { entryOf, submitAndWait } from '../support/checks.ts'
import { agreement } from '../support/pdf.ts'

/** An account's data, each item with a unique word. */
export interface Estate {
  readonly account: Account
  readonly userId: number
  readonly folderId: number
  readonly emptyFolderId: number
  readonly promptId: number
  readonly tagId: number
  readonly tagName: string
  readonly documentId: number
  readonly batch: string
  readonly topUpId: number
  readonly keyId: number
  readonly testId: number
  readonly pdf: Uint8Array<ArrayBuffer>
  /** Words that no other account may ever see. */
  readonly canaries: readonly string[]
}

async function created(account: Account, path: string, body: object): Promise<number> {
  const response = await account.visitor.json('POST', path, body)
  return ((await response.json()) as { id: number }).id
}

/** Pays on the provider's page. Returns the ledger entry's id. */
async function paidTopUp({ visitor }: Account): Promise<number> {
  const order = {
    amount: 2500,
    currency: 'usd',
    successUrl: returnTo('success'),
    cancelUrl: returnTo('cancelled'),
  }
  const response = await visitor.json('POST', '/api/checkout/session', order)
  const { checkoutUrl } = (await response.json()) as { checkoutUrl: string }
  await fetch(`${checkoutUrl}/pay`, { method: 'POST', redirect: 'manual' })
  const [newest] = await visitor.get<{ id: number }[]>('/api/users/me/movements')
  if (!newest) throw new Error('nothing was booked')
  return newest.id
}

export async function newEstate(): Promise<Estate> {
  const account = await newAccount()
  await account.visitor.call('POST', '/api/users/me/demo-finished')
  const word = (of: string): string => `${of}${crypto.randomUUID().replaceAll('-', '')}`
  const [folder, prompt, rule, tagName, file] = ['folder', 'prompt', 'rule', 'tag', 'file'].map(word)
  if (!folder || !prompt || !rule || !tagName || !file) throw new Error('five words')
  const folderId = await created(account, '/api/prompt-folders', { name: folder })
  const emptyFolderId = await created(account, '/api/prompt-folders', { name: `${folder}-empty` })
  const tagId = await created(account, '/api/prompt-tags', { name: tagName })
  const text = `1. The document mentions ${rule}.`
  const promptId = await created(account, '/api/prompts', { name: prompt, text, folderId, tagIds: [tagId] })
  const pdf = await agreement()
  const batch = crypto.randomUUID()
  const { documentRequestId } = await submitAndWait(account, promptId, pdf, `${file}.pdf`, batch)
  await entryOf(account, documentRequestId)
  const { id: userId } = await account.visitor.get<{ id: number }>('/api/users/me')
  const keyName = word('key')
  const keyId = await created(account, '/api/keys', { name: keyName, scopes: ['read'] })
  const testId = await created(account, `/api/documents/${documentRequestId}/tests`, { findingId: 1 })
  const canaries = [account.email, folder, prompt, rule, tagName, file]
  return {
    account,
    userId,
    folderId,
    emptyFolderId,
    promptId,
    tagId,
    tagName,
    documentId: documentRequestId,
    batch,
    topUpId: await paidTopUp(account),
    keyId,
    testId,
    pdf,
    canaries,
  }
}

type Path = string | ((estate: Estate) => string)

export interface Example {
  /** `user`: needs a session. `provider`: needs a signature. `key`: needs an API key. */
  readonly caller: 'anyone' | 'user' | 'provider' | 'page' | 'guarded page' | 'key'
  readonly path: Path
  readonly takes?: 'json' | 'file'
  readonly body?: (estate: Estate) => object
  /** Whether the caller must own what it names. */
  readonly owned?: true
}

const anyone = { caller: 'anyone' } as const
const user = { caller: 'user' } as const
const json = { takes: 'json' } as const
const owned = { owned: true } as const

const ruleSet = (estate: Estate): object => ({ name: 'New', text: '1. A rule', folderId: estate.folderId })
const upload = (path: string): Example => ({
  ...user,
  ...owned,
  takes: 'file',
  path: ({ promptId }) => `${path}?promptId=${promptId}&note=example`,
})
const at = (path: string, field: keyof Estate, rest = ''): Path => {
  return (estate) => `${path}/${String(estate[field])}${rest}`
}
const returnTo = (payment: string): string => `http://localhost/payment/return?payment=${payment}`

export const EXAMPLES: Readonly<Record<string, Example>> = {
  'GET /api/hello': { ...anyone, path: '/api/hello' },
  'GET /api/health': { ...anyone, path: '/api/health' },
  'POST /api/auth/register': {
    ...anyone,
    ...json,
    path: '/api/auth/register',
    body: () => ({ username: '', email: newEmail(), password: PASSWORD }),
  },
  'POST /api/auth/login': {
    ...anyone,
    ...json,
    path: '/api/auth/login',
    body: ({ account }) => ({ username: account.email, password: PASSWORD }),
  },
  'POST /api/auth/logout': { ...anyone, path: '/api/auth/logout' },
  'GET /api/auth/check': { ...anyone, path: '/api/auth/check?email=a@example.org&username=a' },
  'GET /api/auth/confirm': { ...anyone, path: '/api/auth/confirm?token=unknown' },
  'POST /api/auth/regenerate-token': {
    ...anyone,
    ...json,
    path: '/api/auth/regenerate-token',
    body: ({ account }) => ({ email: account.email }),
  },
  'POST /api/auth/reset-password/request': {
    ...anyone,
    ...json,
    path: '/api/auth/reset-password/request',
    body: ({ account }) => ({ email: account.email }),
  },
  'GET /api/auth/reset-password/confirm': {
    ...anyone,
    path: '/api/auth/reset-password/confirm?token=unknown',
  },
  'POST /api/auth/reset-password/confirm': {
    ...anyone,
    ...json,
    path: '/api/auth/reset-password/confirm',
    body: () => ({ token: 'unknown', newPassword: 'another quiet password' }),
  },
  'POST /api/auth/password/change': {
    ...user,
    ...json,
    path: '/api/auth/password/change',
    body: () => ({ currentPassword: PASSWORD, newPassword: 'another quiet password' }),
  },
  'DELETE /api/auth/user/delete': { ...user, path: '/api/auth/user/delete' },
  'GET /api/users/me': { ...user, path: '/api/users/me' },
  'POST /api/users/me/demo-finished': { ...user, path: '/api/users/me/demo-finished' },
  'GET /api/users/me/movements': { ...user, path: '/api/users/me/movements' },
  'GET /api/users/me/movements/:id/receipt': {
    ...user,
    ...owned,
    path: at('/api/users/me/movements', 'topUpId', '/receipt'),
  },
  'GET /api/consent': { ...user, path: '/api/consent' },
  'POST /api/consent': {
    ...user,
    ...json,
    path: '/api/consent',
    body: () => ({ consentTermAndConditions: false, consentProcessingPersonalData: false }),
  },
  'GET /api/logs': { ...user, path: '/api/logs' },
  'POST /api/app-rating/submit': {
    ...user,
    ...json,
    path: '/api/app-rating/submit',
    body: () => ({ ratingValue: 4 }),
  },
  'GET /api/prompt-folders': { ...user, path: '/api/prompt-folders' },
  'POST /api/prompt-folders': {
    ...user,
    ...json,
    path: '/api/prompt-folders',
    body: () => ({ name: 'New' }),
  },
  'GET /api/prompt-folders/:id': { ...user, ...owned, path: at('/api/prompt-folders', 'folderId') },
  'PUT /api/prompt-folders/:id': {
    ...user,
    ...json,
    ...owned,
    path: at('/api/prompt-folders', 'folderId'),
    body: () => ({ name: 'Renamed' }),
  },
  'DELETE /api/prompt-folders/:id': { ...user, ...owned, path: at('/api/prompt-folders', 'emptyFolderId') },
  'GET /api/prompts/folder/:folderId': { ...user, ...owned, path: at('/api/prompts/folder', 'folderId') },
  'POST /api/prompts': { ...user, ...json, ...owned, path: '/api/prompts', body: ruleSet },
  'POST /api/prompts/insert-and-return': {
    ...user,
    ...json,
    ...owned,
    path: '/api/prompts/insert-and-return',
    body: ruleSet,
  },
  'GET /api/prompts/:id': { ...user, ...owned, path: at('/api/prompts', 'promptId') },
  'PUT /api/prompts/:id': { ...user, ...json, ...owned, path: at('/api/prompts', 'promptId'), body: ruleSet },
  'DELETE /api/prompts/:id': { ...user, ...owned, path: at('/api/prompts', 'promptId') },
  'PUT /api/prompts/:promptId/folder/:folderId': {
    ...user,
    ...owned,
    path: ({ promptId, emptyFolderId }) => `/api/prompts/${promptId}/folder/${emptyFolderId}`,
  },
  'GET /api/prompts/:id/tests': { ...user, ...owned, path: at('/api/prompts', 'promptId', '/tests') },
  'POST /api/documents/:id/tests': {
    ...user,
    ...json,
    ...owned,
    path: at('/api/documents', 'documentId', '/tests'),
    body: () => ({ findingId: 1 }),
  },
  'DELETE /api/prompt-tests/:id': { ...user, ...owned, path: at('/api/prompt-tests', 'testId') },
  'GET /api/prompt-tags': { ...user, path: '/api/prompt-tags' },
  'POST /api/prompt-tags': { ...user, ...json, path: '/api/prompt-tags', body: () => ({ name: 'New tag' }) },
  'GET /api/prompt-tags/name/:name': { ...user, ...owned, path: at('/api/prompt-tags/name', 'tagName') },
  'GET /api/prompt-tags/:id': { ...user, ...owned, path: at('/api/prompt-tags', 'tagId') },
  'DELETE /api/prompt-tags/:id': { ...user, ...owned, path: at('/api/prompt-tags', 'tagId') },
  'POST /api/documents/process-async': upload('/api/documents/process-async'),
  'POST /api/documents/process': upload('/api/documents/process'),
  'GET /api/documents/results': { ...user, path: '/api/documents/results' },
  'GET /api/documents/price': {
    ...user,
    ...owned,
    path: ({ promptId }) => `/api/documents/price?promptId=${promptId}&sha256=${'0'.repeat(64)}`,
  },
  'GET /api/documents/:id': { ...user, ...owned, path: at('/api/documents', 'documentId') },
  'GET /api/documents/:id/pdf': { ...user, ...owned, path: at('/api/documents', 'documentId', '/pdf') },
  'GET /api/documents/:id/reviewed-pdf': {
    ...user,
    ...owned,
    path: at('/api/documents', 'documentId', '/reviewed-pdf'),
  },
  'POST /api/documents/:id/cancel': {
    ...user,
    ...owned,
    path: at('/api/documents', 'documentId', '/cancel'),
  },
  'PUT /api/documents/:id/reviews': {
    ...user,
    ...json,
    ...owned,
    path: at('/api/documents', 'documentId', '/reviews'),
    body: () => ({ section: 'specific', findingId: 1, decision: 'accepted' }),
  },
  'GET /api/batches': { ...user, path: '/api/batches' },
  'GET /api/batches/:batch': { ...user, ...owned, path: at('/api/batches', 'batch') },
  'DELETE /api/documents/:id': { ...user, ...owned, path: at('/api/documents', 'documentId') },
  'POST /api/checkout/session': {
    ...user,
    ...json,
    path: '/api/checkout/session',
    body: () => ({
      amount: 2500,
      currency: 'usd',
      successUrl: returnTo('success'),
      cancelUrl: returnTo('cancelled'),
    }),
  },
  'GET /api/prices': { ...user, path: '/api/prices' },
  'POST /api/stripe/webhook': {
    caller: 'provider',
    path: '/api/stripe/webhook',
    body: () => ({ type: 'x' }),
  },
  'GET /api/keys': { ...user, path: '/api/keys' },
  'POST /api/keys': {
    ...user,
    ...json,
    path: '/api/keys',
    body: () => ({ name: 'New key', scopes: ['read'] }),
  },
  'DELETE /api/keys/:id': { ...user, ...owned, path: at('/api/keys', 'keyId') },
  'GET /api/documents/:id/receipt': {
    ...user,
    ...owned,
    path: at('/api/documents', 'documentId', '/receipt'),
  },
  'GET /.well-known/rulemark-keys.json': { caller: 'page', path: '/.well-known/rulemark-keys.json' },
  'GET /.well-known/rulemark-keys.js': { caller: 'page', path: '/.well-known/rulemark-keys.js' },
  'GET /api/openapi.json': { ...anyone, path: '/api/openapi.json' },
  'GET /api/docs': { ...anyone, path: '/api/docs' },
  'POST /mcp': { caller: 'key', path: '/mcp', body: () => ({ jsonrpc: '2.0', id: 1, method: 'tools/list' }) },
  'GET /login': { caller: 'page', path: '/login' },
  'GET /register': { caller: 'page', path: '/register' },
  'GET /registration-success': { caller: 'page', path: '/registration-success' },
  'GET /account-activated': { caller: 'page', path: '/account-activated?token=x' },
  'GET /app': { caller: 'page', path: '/app' },
  'GET /app/demo': { caller: 'page', path: '/app/demo' },
  'GET /app/demo/check': { caller: 'page', path: '/app/demo/check' },
  'GET /app/demo/history': { caller: 'page', path: '/app/demo/history' },
  'GET /app/demo/profile': { caller: 'page', path: '/app/demo/profile' },
  'GET /profile': { caller: 'page', path: '/profile' },
  'GET /app/check': { caller: 'guarded page', path: '/app/check' },
  'GET /app/batch': { caller: 'guarded page', path: '/app/batch' },
  'GET /app/history': { caller: 'guarded page', path: '/app/history' },
  'GET /app/profile': { caller: 'guarded page', path: '/app/profile' },
  'GET /payment/return': { caller: 'page', path: '/payment/return?payment=success' },
}
