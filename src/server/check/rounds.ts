import { agreeOnGeneral, agreeOnRules, orders } from '../../domain/results/agreement.ts'
import type { Finding } from '../../domain/results/verdicts.ts'
import type { Checker } from '../base/ports.ts'
import { type AskRequest, askAll, type Replies } from './ask.ts'

/** Shuffles and renumbers the rules after the first time; answers have the original numbers. */
export async function askRounds(
  checker: Checker,
  request: AskRequest,
  times: number,
): Promise<readonly [Replies, ...Replies[]]> {
  const rounds = orders(request.rules.length).slice(1, times)
  const asked: [Replies, ...Replies[]] = [await askAll(checker, request)]
  for (const order of rounds) {
    const rules = order.map((at, position) => ({ number: position + 1, text: request.rules[at]?.text ?? '' }))
    const replies = await askAll(checker, { ...request, rules })
    const back = replies.rules.map((reply) => ({ ...reply, number: (order[reply.number - 1] ?? 0) + 1 }))
    asked.push({ ...replies, rules: back })
  }
  return asked
}

export interface Findings {
  readonly specificRules: readonly Finding[]
  readonly generalRules: readonly Finding[]
}

export function mergeRounds(rounds: readonly Findings[]): Findings {
  const [only] = rounds
  if (only && rounds.length === 1) return only
  return {
    specificRules: agreeOnRules(rounds.map(({ specificRules }) => specificRules)),
    generalRules: agreeOnGeneral(rounds.map(({ generalRules }) => generalRules)),
  }
}
