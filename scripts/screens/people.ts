/** The accounts whose screens are shown. */
import type { BrowserContext } from 'playwright-core'
import { agreement } from '../../test/support/pdf.ts'
import { Visitor } from '../../test/support/visitor.ts'
import type { Product } from '../product.ts'

/** `visitor` has no account; `newcomer` has nothing yet; `regular` has folders, rule sets and checks. */
export type Person = 'visitor' | 'newcomer' | 'regular'

const PASSWORD = 'a quiet password'
const RULES = [
  'The agreement must contain the word "confidential".',
  'Payment must be due within 30 days.',
  'The agreement must be governed by the laws of Austria.',
  'The agreement must name a maximum for every fee.',
]

export async function newcomer(product: Product): Promise<Visitor> {
  return signedIn(product, 'anna.novakova@example.org')
}

export async function regular(product: Product): Promise<Visitor> {
  const visitor = await signedIn(product, 'maximilian.lindqvist@example.org')
  const contracts = await folder(visitor, 'Contracts')
  await folder(visitor, 'Annual reports')
  const promptId = await ruleSet(visitor, contracts, 'Service agreements', RULES)
  await ruleSet(visitor, contracts, 'Non-disclosure agreements', RULES.slice(0, 1))
  await check(visitor, promptId, 'service-agreement-2026.pdf')
  await check(visitor, promptId, 'smlouva-o-dílo.pdf')
  return visitor
}

/** Gives a browser profile the visitor's session. */
export async function lendSession(context: BrowserContext, visitor: Visitor): Promise<void> {
  const names = ['session', 'XSRF-TOKEN']
  await context.addCookies(
    names.map((name) => ({ name, value: visitor.cookie(name) ?? '', url: visitor.origin })),
  )
}

async function signedIn(product: Product, email: string): Promise<Visitor> {
  const visitor = new Visitor(product.url)
  await visitor.json('POST', '/api/auth/register', { username: email, email, password: PASSWORD })
  const token = await untilThere(() => mailedToken(product, email))
  await visitor.call('GET', `/api/auth/confirm?token=${token}`)
  await visitor.json('POST', '/api/auth/login', { username: email, password: PASSWORD })
  await visitor.call('POST', '/api/users/me/demo-finished')
  return visitor
}

async function mailedToken({ standIns }: Product, email: string): Promise<string | undefined> {
  const response = await fetch(`${standIns}/mail`, { headers: { Accept: 'application/json' } })
  const mails = (await response.json()) as { to: string; text: string }[]
  return /[?&]token=([\w.-]+)/.exec(mails.find(({ to }) => to === email)?.text ?? '')?.[1]
}

async function folder(visitor: Visitor, name: string): Promise<number> {
  return idOf(await visitor.json('POST', '/api/prompt-folders', { name }))
}

async function ruleSet(
  visitor: Visitor,
  folderId: number,
  name: string,
  rules: readonly string[],
): Promise<number> {
  const text = rules.map((rule, index) => `${index + 1}. ${rule}`).join('\n')
  return idOf(await visitor.json('POST', '/api/prompts', { name, text, folderId }))
}

async function check(visitor: Visitor, promptId: number, name: string): Promise<void> {
  const path = `/api/documents/process-async?promptId=${promptId}&note=`
  await visitor.upload(path, await agreement(), name, { 'Accept-Language': 'en' })
  await untilThere(async () => {
    const entries = await visitor.get<{ state: string }[]>('/api/documents/results')
    return entries.every(({ state }) => state === 'FINISHED') || undefined
  })
}

async function idOf(response: Response): Promise<number> {
  return ((await response.json()) as { id: number }).id
}

/** Asks again until there is an answer. @throws after 60 s */
async function untilThere<T>(ask: () => Promise<T | undefined>): Promise<T> {
  const deadline = Date.now() + 60_000
  while (Date.now() < deadline) {
    const answer = await ask()
    if (answer !== undefined) return answer
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error('nothing came within 60 s')
}
