/** Distance between words. */

/** Whether two words differ by at most `most` slips: a letter added, missing or changed, or two swapped. */
export function isWithin(most: number, word: string, other: string): boolean {
  if (Math.abs(word.length - other.length) > most) return false
  let earlier: readonly number[] = []
  let before: readonly number[] = Array.from({ length: word.length + 1 }, (_, at) => at)
  for (let row = 1; row <= other.length; row++) {
    const here = [row]
    for (let at = 1; at <= word.length; at++) {
      const isSame = word[at - 1] === other[row - 1]
      const isSwap = word[at - 2] === other[row - 1] && word[at - 1] === other[row - 2]
      here.push(
        Math.min(
          (before[at] ?? 0) + 1,
          (here[at - 1] ?? 0) + 1,
          (before[at - 1] ?? 0) + (isSame ? 0 : 1),
          isSwap && at > 1 && row > 1 ? (earlier[at - 2] ?? 0) + 1 : most + 1,
        ),
      )
    }
    if (Math.min(...here) > most) return false
    earlier = before
    before = here
  }
  return (before.at(-1) ?? 0) <= most
}
