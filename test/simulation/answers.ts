/** Answers of the simulated AI: the document's proof for every rule, or a defective answer. */
import { type Answer, CheckerFault } from '../../src/server/base/ports.ts'
import type { Services } from '../../src/server/base/services.ts'
import { complete, reads, replyText, ruleAnswer, taskOf } from '../check/support.ts'
import type { World } from './world.ts'

/** @throws CheckerFault */
export function answerTo(question: Parameters<Services['checker']['ask']>[0], world: World): Answer {
  if (world.isFault(world.odds.fault)) throw new CheckerFault('busy', { retryable: true, status: 503 })
  if (world.isFault(world.odds.fault / 10))
    throw new CheckerFault('refused', { retryable: false, status: 400 })
  if (world.isFault(world.odds.fault)) return complete('{"language":"en","rules":[')
  if (question.reading === 'second') return reads('supports')(JSON.parse(question.prompt))
  const quotes = [{ text: 'Payment is due within 30 days.', page: 1 }]
  return complete(replyText(taskOf(question).rules.map(({ number }) => ruleAnswer(number, { quotes }))))
}
