/** What a request proves its user with: a session's cookie or an API key, never both. */
import { eq, type SQL, sql } from 'drizzle-orm'
import { LIFETIME } from '../../domain/account.ts'
import type { AppEnv } from '../context.ts'
import { build, type Statement } from '../db/client.ts'
import { apiKeys, sessions } from '../db/schema/index.ts'

export interface Credential {
  /** The id of its user as part of another query; no row where it does not hold. */
  readonly owner: SQL<number>
  /** When it was last noted as used, in milliseconds since 1970. */
  readonly lastUsed: SQL<number>
  /** Milliseconds after which a use is noted again. */
  readonly noteAfter: number
  readonly note: Statement
}

/** Null where the request has neither. */
export function credentialOf({ sessionHash, keyHash }: AppEnv['Variables'], now: number): Credential | null {
  if (keyHash !== null) return keyCredential(keyHash, now)
  return sessionHash === null ? null : sessionCredential(sessionHash, now)
}

function sessionCredential(hash: string, now: number): Credential {
  return {
    owner: sql<number>`(select ${sessions.userId} from ${sessions} where ${sessions.tokenHash} = ${hash}
      and ${sessions.lastSeenAt} > ${now - LIFETIME.sessionIdle}
      and ${sessions.createdAt} > ${now - LIFETIME.sessionTotal})`,
    lastUsed: sql<number>`(select ${sessions.lastSeenAt} from ${sessions} where ${sessions.tokenHash} = ${hash})`,
    noteAfter: 3_600_000,
    note: build.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.tokenHash, hash)),
  }
}

function keyCredential(hash: string, now: number): Credential {
  return {
    owner: sql<number>`(select ${apiKeys.userId} from ${apiKeys} where ${apiKeys.tokenHash} = ${hash})`,
    lastUsed: sql<number>`(select coalesce(${apiKeys.lastUsedAt}, 0) from ${apiKeys}
      where ${apiKeys.tokenHash} = ${hash})`,
    noteAfter: 60_000,
    note: build.update(apiKeys).set({ lastUsedAt: now }).where(eq(apiKeys.tokenHash, hash)),
  }
}
