/**
 * Wordings of the 67 kinds written by hand, without the frames and before the tables were mended for them: the first
 * set before the mends, the second after those, so that it shows what generalises.
 */
import { readFileSync } from 'node:fs'

export interface Wording {
  /** Id in the model's table of kinds. */
  readonly kind: string
  readonly text: string
  readonly forbids: boolean
}

export const byHandSets = ['by-hand.txt', 'by-hand-after.txt'] as const

/** "# kind" begins a kind, "+ " a wording that asks for such a clause, "- " one that forbids it. */
export function wordingsIn(file: (typeof byHandSets)[number]): readonly Wording[] {
  const found: Wording[] = []
  let kind = ''
  for (const line of readFileSync(new URL(file, import.meta.url), 'utf8').split('\n')) {
    if (line.startsWith('# ')) kind = line.slice(2)
    else if (/^[+-] /.test(line)) found.push({ kind, text: line.slice(2), forbids: line.startsWith('-') })
  }
  return found
}
