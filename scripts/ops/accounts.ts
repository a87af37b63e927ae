/** Operator commands for a single account. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { eq } from 'drizzle-orm'
import type { Role } from '../../src/domain/account/account.ts'
import { dollars, formatBooked, type Mills, mills } from '../../src/domain/account/money.ts'
import { deleteAccount } from '../../src/server/accounts/delete-account.ts'
import { build } from '../../src/server/db/client.ts'
import { users } from '../../src/server/db/schema/index.ts'
import { recordAction } from '../../src/server/db/statements.ts'
import { findUser } from '../../src/server/db/users.ts'
import { accountData, accountFacts, filesIn, giveCredit } from '../../src/server/operations/accounts.ts'
import { type Call, type Command, failed, type Outcome, UsageError } from './command.ts'
import type { Target } from './target.ts'

/** Guards against typing errors in an amount. */
const CREDIT_MAX = 1_000_000
const ROLES: readonly Role[] = ['USER', 'ADMIN']

interface AccountCall extends Call {
  readonly target: Target
  readonly userId: number
}

/** Resolves the account named by the first argument. */
function ofUser(run: (call: AccountCall) => Promise<Outcome>): Command['run'] {
  return async (call) => {
    const [email] = call.words
    if (!email) throw new UsageError('Name an account.')
    const target = await call.open()
    const userId = await findUser(target.db.read, email)
    return userId === undefined ? failed(`There is no account ${email}.`) : run({ ...call, target, userId })
  }
}

export const user: Command = {
  usage: 'EMAIL',
  does: 'shows account, balance and number of checks; nothing from documents',
  changes: false,
  run: ofUser(async ({ target, userId }) => {
    const facts = await accountFacts(target, userId)
    const lines = Object.entries(facts).map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
    return { ok: true, lines, data: facts }
  }),
}

export const credit: Command = {
  usage: 'EMAIL DOLLARS --reason TEXT',
  does: 'adds to the balance; the same reason is booked only once',
  changes: true,
  run: ofUser(async ({ target, userId, words, reason, operator }) => {
    const amount = millsOf(words[1] ?? '')
    if (amount === null) throw new UsageError('DOLLARS is an amount such as 5 or 2.50, at most 1000')
    const why = reason?.trim()
    if (!why || why.length > 200) throw new UsageError('--reason is 1 to 200 characters; the user sees it')
    const booked = await giveCredit(target, { userId, amount, reason: why, operator })
    const shown = formatBooked(dollars(amount))
    const line = booked ? `${shown} booked.` : `Nothing booked: this account already got credit for "${why}".`
    return { ok: true, lines: [line], data: { userId, amount: dollars(amount), reason: why, booked } }
  }),
}

function millsOf(typed: string): Mills | null {
  const [, whole, fraction = ''] = /^(\d{1,4})(?:\.(\d{1,3}))?$/.exec(typed) ?? []
  if (whole === undefined) return null
  const amount = Number(whole) * 1000 + Number(fraction.padEnd(3, '0'))
  return amount > 0 && amount <= CREDIT_MAX ? mills(amount) : null
}

export const role: Command = {
  usage: 'EMAIL USER|ADMIN',
  does: 'makes a user an administrator, or an administrator a user',
  changes: true,
  run: ofUser(async ({ target, userId, words, operator }) => {
    const given = ROLES.find((name) => name === words[1])
    if (!given) throw new UsageError(`The role is one of ${ROLES.join(', ')}`)
    await target.db.write({
      given: build.update(users).set({ role: given }).where(eq(users.id, userId)),
      recorded: recordAction({ operator, command: 'role', subject: `user:${userId}` }, target.clock.now()),
    })
    return { ok: true, lines: [`Account ${userId} is now ${given}.`], data: { userId, role: given } }
  }),
}

export const exportUser: Command = {
  usage: 'EMAIL FOLDER',
  does: 'writes all data about a user, with files, for a request under the GDPR',
  changes: false,
  run: ofUser(async ({ target, userId, words, operator }) => {
    const folder = words[1]
    if (!folder) throw new UsageError('Name a folder to write to.')
    const data = await accountData(target, userId)
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    writeFileSync(join(folder, 'account.json'), JSON.stringify(data, null, 2), { mode: 0o600 })
    const missing: string[] = []
    for (const key of filesIn(data)) {
      const bytes = await target.files.get(key)
      if (bytes) writeFileSync(join(folder, basename(key)), bytes, { mode: 0o600 })
      else missing.push(key)
    }
    await target.db.run(
      recordAction({ operator, command: 'export-user', subject: `user:${userId}` }, target.clock.now()),
    )
    const rows = Object.values(data).reduce((sum, list) => sum + list.length, 0)
    const files = filesIn(data).length - missing.length
    const lines = [
      `${rows} rows and ${files} files in ${folder}`,
      ...missing.map((key) => `Not in the store: ${key}`),
    ]
    return { ok: missing.length === 0, lines, data: { userId, rows, files, missing } }
  }),
}

export const deleteUser: Command = {
  usage: 'EMAIL',
  does: 'deletes an account as its owner would: data, files and balance; a letter is sent',
  changes: true,
  run: ofUser(async ({ target, userId, operator }) => {
    await target.db.run(
      recordAction({ operator, command: 'delete-user', subject: `user:${userId}` }, target.clock.now()),
    )
    await deleteAccount(target, { id: userId })
    const line = `Account ${userId} is deleted. The sweeper deletes its files within minutes.`
    return { ok: true, lines: [line], data: { userId } }
  }),
}
