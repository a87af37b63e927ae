/** Questions that the emulated model answers when the test lets it. */
import type { Stack } from './stack.ts'

/** Holds the next answers to questions with these words, until the returned function is called. */
export async function holdAnswers(
  { emulatedUrl }: Pick<Stack, 'emulatedUrl'>,
  match: string,
  times = 1,
): Promise<() => Promise<void>> {
  const faults = `${emulatedUrl}/model/faults`
  const body = JSON.stringify({ match, times, fault: { kind: 'held' } })
  await fetch(faults, { method: 'POST', body })
  return async () => {
    await fetch(`${faults}?${new URLSearchParams({ match })}`, { method: 'DELETE' })
  }
}
