/** People of a run, who have registered but not confirmed. */
import type { InStatement } from '@libsql/client'
import type { User } from '../../src/domain/account/account.ts'
import { sha256 } from '../../src/server/base/hash.ts'

export interface Person {
  readonly id: number
  readonly email: string
  readonly ruleSet: number
  /** Whether they have requested deletion. */
  isLeaving: boolean
  /** Whether their deletion was acknowledged. */
  hasLeft: boolean
}

export function personOf(id: number): Person {
  return { id, email: `person${id}@example.org`, ruleSet: id, isLeaving: false, hasLeft: false }
}

/** The token of their mailed link. */
export function confirmationOf({ id }: Person): string {
  return `confirm ${id}`
}

/** Their rows: signed in, with one rule set. */
export async function rowsOf(person: Person, at: number): Promise<InStatement[]> {
  const { id, email } = person
  return [
    `insert into users (id, email, email_key, password_hash, created_at) values (${id}, '${email}', '${email}', 'x', ${at})`,
    `insert into ledger_accounts (id, kind) values ('user:${id}', 'user')`,
    `insert into sessions (token_hash, user_id, created_at, last_seen_at)
      values ('${await sha256(`session ${id}`)}', ${id}, ${at}, ${at})`,
    `insert into tokens values ('${await sha256(confirmationOf(person))}', ${id}, 'confirm', ${at + 86_400_000}, null)`,
    `insert into folders (id, user_id, name, created_at) values (${id}, ${id}, 'Contracts', ${at})`,
    `insert into rule_sets (id, user_id, folder_id, name, text, created_at, updated_at)
      values (${id}, ${id}, ${id}, 'Rules', '1. Payment is due within 30 days.', ${at}, ${at})`,
  ]
}

/** Whether their data must still be there. */
export function isKept({ isLeaving }: Person): boolean {
  return !isLeaving
}

export function userOf({ id, email }: Person): User {
  return {
    id,
    username: email,
    email,
    role: 'USER',
    enabled: true,
    consentTermAndConditions: true,
    consentProcessingPersonalData: true,
    balance: 0,
    demoFinished: true,
    createdAt: '',
  }
}
