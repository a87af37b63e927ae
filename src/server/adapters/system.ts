/** System clock and randomness. */

import { toBase64Url } from '../base64url.ts'
import type { Clock, Ids } from '../ports.ts'

export const systemClock: Clock = { now: () => Date.now() }

export const randomIds: Ids = {
  token: () => toBase64Url(crypto.getRandomValues(new Uint8Array(32))),
}
