/** The real verbs over a real database, with everything external simulated and faulty: 30 seeded runs. */
import { expect, test } from 'vitest'
import { runSchedule } from './simulated.ts'

/** The last three, because each finds a planted mistake that the first ones miss (docs/reliability.md). */
const SEEDS = [...Array.from({ length: 27 }, (_, index) => 1 + index), 40, 46, 69]

test.each(SEEDS)(
  'a run full of faults loses nothing, charges nothing twice, leaks nothing and leaves nothing unfinished, seed %i',
  async (seed) => {
    const { broken, trace } = await runSchedule(seed)
    expect(broken, trace.slice(-60).join('\n')).toEqual([])
  },
)
