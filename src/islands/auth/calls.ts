import { api } from '../../contract/urls.ts'
import type { Credentials } from '../../machines/login.ts'
import { client } from '../base/api.ts'
import { type Answered, apiFetch, hello, read } from '../base/call.ts'
import { loadUser } from '../session/session.ts'

const { auth } = client

export async function signIn({ username, password }: Credentials): Promise<void> {
  const json = { username, password }
  await eitherWay(api.login, auth.login.$post({ json }), json)
  await hello()
  if (!(await loadUser())) throw new Error('signed in, but the session did not hold')
}

export async function register(email: string, password: string): Promise<void> {
  const json = { username: email, password, email }
  await eitherWay(api.register, auth.register.$post({ json }), json)
}

/** Statuses that trigger a form-encoded retry of a JSON call [API-01, API-02]. */
const TRY_AS_FORM: ReadonlySet<number> = new Set([400, 401, 415])

async function eitherWay(
  path: string,
  asJson: Promise<Answered>,
  fields: Record<string, string>,
): Promise<void> {
  const first = await asJson
  const again = TRY_AS_FORM.has(first.status)
  await read(
    path,
    again ? await apiFetch(path, { method: 'POST', body: new URLSearchParams(fields) }) : first,
  )
}
