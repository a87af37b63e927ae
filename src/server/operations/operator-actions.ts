import { build } from '../db/client.ts'
import { operatorActions } from '../db/schema/index.ts'

export interface Action {
  readonly operator: string
  readonly command: string
  readonly subject: string
}

export function recordAction({ operator, command, subject }: Action, now: number) {
  return build.insert(operatorActions).values({ at: now, operator, command, subject })
}
