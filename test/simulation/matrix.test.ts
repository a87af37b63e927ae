/** Each step of a check, a payment and their letters, and each way in which a step goes wrong: all ends well. */
import { expect, test } from 'vitest'
import { runPlanned } from './schedule.ts'
import type { Fate } from './world.ts'

const FATES: readonly Fate[] = ['failed', 'lost', 'late', 'dies before', 'dies after']

const steps: string[] = []
await runPlanned((_, what) => {
  steps.push(what.slice(0, 60))
  return 'done'
})
/** The sweeps after everything has ended do the same again and again. */
const LIFE = steps.slice(0, 60)

test('the steps are those of every port', () => {
  for (const part of [
    'insert into',
    'put uploads/',
    'tell check',
    'get uploads/',
    'ask the AI',
    'mark',
    'mail mail-',
  ])
    expect([part, LIFE.some((step) => step.includes(part))]).toEqual([part, true])
})

test.each(LIFE.flatMap((what, step) => FATES.map((fate) => [step, what, fate] as const)))(
  'step %i, %s: %s',
  async (step, _, fate) => {
    expect(await runPlanned((at) => (at === step ? fate : undefined))).toEqual([])
  },
)
