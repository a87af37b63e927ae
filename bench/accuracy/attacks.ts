/** The second reading on sentences that their surroundings take back, and on honest ones: `--set attacks`. */
import type { PassageSentence } from '../../src/domain/quotes/quotes.ts'
import type { Checker } from '../../src/server/base/ports.ts'
import { readAgain } from '../../src/server/check/second-reading.ts'
import { randomFrom, shuffled } from '../random.ts'
import { type AttackCase, readAttackCases } from './attacks/cases.ts'
import { shareOf } from './intervals.ts'

export interface AttackFigures {
  readonly lists: string
  /** Of the sentences taken back, the share that isn't plainly supported. */
  readonly caught: ReturnType<typeof shareOf>
  /** Of the honest ones, the share that is supported, with limits or without. */
  readonly kept: ReturnType<typeof shareOf>
}

/** @throws CheckerFault when the AI is unavailable */
export async function measureAttacks(checker: Checker, sample: number, seed: string): Promise<AttackFigures> {
  const cases = shuffled(readAttackCases(), randomFrom(seed)).slice(0, sample)
  const readings = cases.map((one) => ({
    rule: `The document must provide: ${one.quote}`,
    verdict: 'met' as const,
    passage: passageOf(one),
  }))
  const answerTo = await readAgain(checker, readings, { language: 'en' })
  const holds = readings.map((reading) => answerTo(reading)?.holds ?? 'unclear')
  const of = (isHonest: boolean, count: (answer: string) => boolean): ReturnType<typeof shareOf> => {
    const own = cases.flatMap((one, at) => (one.isHonest === isHonest ? [holds[at] ?? 'unclear'] : []))
    return shareOf(own.filter(count).length, own.length)
  }
  return {
    lists: [...new Set(cases.map(({ list }) => list))].sort().join(', '),
    caught: of(false, (answer) => answer !== 'supports'),
    kept: of(true, (answer) => answer === 'supports' || answer === 'limited'),
  }
}

function passageOf({ quote, around }: AttackCase): PassageSentence[] {
  return [
    { role: 'quote', page: 1, text: quote, places: [] },
    ...around.map((text): PassageSentence => ({ role: 'near', page: 1, text, places: [] })),
  ]
}
