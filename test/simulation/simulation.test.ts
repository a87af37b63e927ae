/** The real verbs over a real database, with everything external simulated and faulty: 100 seeded runs. */
import { expect, test } from 'vitest'
import { runSchedule } from './simulated.ts'

const EACH = 10
const FIRST = Array.from({ length: 10 }, (_, index) => 1 + index * EACH)

test.each(FIRST)(
  'ten runs full of faults lose nothing, charge nothing twice, leak nothing and leave nothing unfinished, seeds from %i',
  async (first) => {
    for (let seed = first; seed < first + EACH; seed++) {
      const { broken, trace } = await runSchedule(seed)
      expect(broken, `seed ${seed}:\n${trace.slice(-60).join('\n')}`).toEqual([])
    }
  },
)
