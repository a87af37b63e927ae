/** Seeded pseudo-random numbers, the same in every run (mulberry32). */
export interface Random {
  /** Returns an integer from 0 up to `limit`, exclusive. */
  below(limit: number): number
  chance(probability: number): boolean
  pick<T>(from: readonly [T, ...T[]] | readonly T[]): T
}

/** FNV-1a. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return hash >>> 0
}

export function randomFrom(seed: string): Random {
  let state = hashOf(seed)
  function next(): number {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number): number => Math.floor(next() * limit)
  return {
    below,
    chance: (probability) => next() < probability,
    pick(from) {
      const one = from[below(from.length)]
      if (one === undefined) throw new RangeError('nothing to pick from')
      return one
    },
  }
}

export function shuffled<T>(items: readonly T[], random: Random): T[] {
  const copy = [...items]
  for (let i = copy.length - 1; i > 0; i -= 1) {
    const j = random.below(i + 1)
    const [a, b] = [copy[i], copy[j]]
    if (a !== undefined && b !== undefined) {
      copy[i] = b
      copy[j] = a
    }
  }
  return copy
}
