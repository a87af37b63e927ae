/** The real verbs over a real database, with everything external simulated and faulty: 200 seeded runs. */
import { expect, test } from 'vitest'
import { runSchedule } from './schedule.ts'

const SCHEDULES = 200

test('nothing is lost, paid twice, shown to others or left undone in 200 seeded runs full of faults', async () => {
  for (let seed = 1; seed <= SCHEDULES; seed++) {
    const { broken, trace } = await runSchedule(seed)
    expect(broken, `seed ${seed}:\n${trace.slice(-60).join('\n')}`).toEqual([])
  }
}, 900_000)
