import { randomBytes } from 'node:crypto'
import type { Clock, Ids } from '../base/ports.ts'

export const systemClock: Clock = { now: () => Date.now() }

export const randomIds: Ids = {
  token: () => randomBytes(32).toString('base64url'),
}
