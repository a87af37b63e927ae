/** Measurements in a browser tab. All times in milliseconds. */
import type { Page } from 'playwright-core'

/** Time from the request to the first paint. */
export function firstPaint(page: Page): Promise<number> {
  return page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  )
}

/** Returns the time from each key press to the next paint, slowest last. */
export async function keyToPaint(page: Page, words: string): Promise<readonly number[]> {
  await page.evaluate(() => {
    const times: number[] = []
    Object.assign(globalThis, { times })
    addEventListener(
      'keydown',
      ({ timeStamp }) => {
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => times.push(performance.now() - timeStamp)
          port2.postMessage(null)
        })
      },
      true,
    )
  })
  for (const letter of words) {
    await page.keyboard.press(letter)
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 500 })))
  }
  const times = await page.evaluate(() => (globalThis as typeof globalThis & { times: number[] }).times)
  return times.toSorted((a, b) => a - b)
}

export interface Frames {
  readonly count: number
  /** Frames that took longer than two at 60 per second. */
  readonly late: number
  readonly longest: number
}

/** Scrolls an element with the wheel for one second. */
export async function scrollFrames(page: Page, selector: string): Promise<Frames> {
  await page.locator(selector).hover()
  await page.evaluate(() => {
    const frames: number[] = []
    Object.assign(globalThis, { frames })
    let before = performance.now()
    function note(now: number): void {
      frames.push(now - before)
      before = now
      requestAnimationFrame(note)
    }
    requestAnimationFrame(note)
  })
  for (let turn = 0; turn < 30; turn += 1) await page.mouse.wheel(0, 400)
  const frames = await page.evaluate(
    () =>
      new Promise<number[]>((resolve) =>
        setTimeout(
          () => resolve((globalThis as typeof globalThis & { frames: number[] }).frames.slice(1)),
          1000,
        ),
      ),
  )
  return {
    count: frames.length,
    late: frames.filter((frame) => frame > 34).length,
    longest: Math.max(...frames),
  }
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
