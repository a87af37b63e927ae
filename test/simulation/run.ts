/** Runs many simulations and shrinks the first that fails. Bundled and started by scripts/simulate.ts. */
import type { Outcome } from './schedule.ts'
import { runSchedule } from './simulated.ts'

const SHOWN = 60

/** The same run with the fewest faults that still break it. */
async function shrunk(failed: Outcome): Promise<Outcome> {
  let shortest = failed
  let [low, high] = [0, failed.figures.faults]
  while (low < high) {
    const middle = (low + high) >> 1
    const outcome = await runSchedule(failed.seed, middle)
    if (outcome.broken.length > 0) {
      shortest = outcome
      high = middle
    } else low = middle + 1
  }
  return shortest
}

async function main(): Promise<void> {
  const [seed, schedules, isQuiet] = process.argv.slice(2)
  const [first, count] = [Number(seed), Number(schedules)]
  const sums = { checks: 0, finished: 0, deaths: 0, faults: 0 }
  const started = performance.now()
  let isBroken = false
  for (let next = first; next < first + count; next++) {
    const outcome = await runSchedule(next)
    for (const name of Object.keys(sums) as (keyof typeof sums)[]) sums[name] += outcome.figures[name]
    if (outcome.broken.length === 0) continue
    isBroken = true
    const { broken, trace, figures } = isQuiet ? outcome : await shrunk(outcome)
    console.log(`seed ${next}, ${figures.faults} faults: ${broken.join('; ')}`)
    if (!isQuiet) console.log(trace.slice(-SHOWN).join('\n'))
    break
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`${JSON.stringify(sums)} in ${seconds} s`)
  process.exit(isBroken ? 1 : 0)
}

await main()
