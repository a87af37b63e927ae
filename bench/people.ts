/** Accounts for measurements. */
import { Visitor } from '../test/support/visitor.ts'

const PASSWORD = 'a quiet password'

export interface Addresses {
  readonly url: string
  readonly emulatedUrl: string
}

export async function until<T>(look: () => Promise<T | undefined>, everyMs = 50): Promise<T> {
  for (;;) {
    const found = await look()
    if (found !== undefined) return found
    await new Promise((resolve) => setTimeout(resolve, everyMs))
  }
}

/** Creates an account that is confirmed, signed in and has finished the demo. */
export async function newPerson({ url, emulatedUrl }: Addresses, email: string): Promise<Visitor> {
  const visitor = new Visitor(url)
  await visitor.json('POST', '/api/auth/register', { username: email, email, password: PASSWORD })
  const token = await until(async () => {
    const inbox = await fetch(`${emulatedUrl}/mail`, { headers: { Accept: 'application/json' } })
    const mails = (await inbox.json()) as { to: string; text: string }[]
    return /token=([\w.-]+)/.exec(mails.find(({ to }) => to === email)?.text ?? '')?.[1]
  })
  await visitor.call('GET', `/api/auth/confirm?token=${token}`)
  const login = await visitor.json('POST', '/api/auth/login', { username: email, password: PASSWORD })
  if (!login.ok) throw new Error(`sign-in answered ${login.status}`)
  await visitor.call('POST', '/api/users/me/demo-finished')
  return visitor
}

/** Creates a rule set in a new folder; returns its id. */
export async function newRuleSet(visitor: Visitor, text: string): Promise<number> {
  const folder = await visitor.json('POST', '/api/prompt-folders', { name: 'Bench' })
  const { id: folderId } = (await folder.json()) as { id: number }
  const ruleSet = await visitor.json('POST', '/api/prompts', { name: 'Bench', text, folderId })
  return ((await ruleSet.json()) as { id: number }).id
}
