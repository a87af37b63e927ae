/** Every fault at every step of a check, a payment and their letters: each run still ends well. */
import { expect, test } from 'vitest'
import type { Fate } from './chance.ts'
import { runPlanned } from './simulated.ts'

const FATES: readonly Fate[] = ['failed', 'lost', 'late', 'dies before', 'dies after']
/** Whether a read was done before its answer was lost, or its process died, makes no difference to anything. */
const FATES_OF_READS: readonly Fate[] = ['failed', 'late', 'dies before']
const READ = /^(?:select|get|list) /

const steps: string[] = []
await runPlanned((_, what) => {
  steps.push(what.slice(0, 60))
  return 'done'
})
/** After these steps everything has ended, and the sweeps only repeat. */
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

const fatesOf = (what: string): readonly Fate[] => (READ.test(what) ? FATES_OF_READS : FATES)

test.each(LIFE.flatMap((what, step) => fatesOf(what).map((fate) => [step, what, fate] as const)))(
  'step %i, %s: %s',
  async (step, _, fate) => {
    expect(await runPlanned((at) => (at === step ? fate : undefined))).toEqual([])
  },
)
