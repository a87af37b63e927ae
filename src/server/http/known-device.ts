/**
 * Browsers that have signed in to an account before (OWASP, "Slow Down Online Guessing Attacks with Device Cookies").
 * The cookie is signed for one account and grants no access: it only identifies the browser as known.
 */
import { emailKey } from '../../domain/account/account.ts'
import type { AppContext } from './context.ts'
import { readDeviceToken, writeDeviceToken } from './cookies.ts'
import { isSigned, sign } from './signature.ts'

export async function knownDevice(c: AppContext, account: string): Promise<string | null> {
  const [name, mac] = readDeviceToken(c)?.split('.') ?? []
  if (!name || !mac) return null
  return (await isSigned(c.var.services.settings.SECRET, message(name, account), mac)) ? name : null
}

/** Marks a browser whose user has just proven to own the account. */
export async function rememberDevice(c: AppContext, email: string): Promise<void> {
  const account = emailKey(email)
  const name = (await knownDevice(c, account)) ?? c.var.services.ids.token()
  writeDeviceToken(c, `${name}.${await sign(c.var.services.settings.SECRET, message(name, account))}`)
}

function message(name: string, account: string): string {
  return `device:${name}:${account}`
}
