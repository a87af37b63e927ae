/** What every operator command takes and answers. */
import type { Target } from './target.ts'

export interface Call {
  readonly target: Target
  /** Words after the command. */
  readonly words: readonly string[]
  readonly reason: string | undefined
  /** Who asks. */
  readonly operator: string
}

export interface Outcome {
  /** False: the command could not do what was asked, or found something wrong. */
  readonly ok: boolean
  /** For a reader. */
  readonly lines: readonly string[]
  /** For a program (--json). */
  readonly data: unknown
}

export interface Command {
  /** After the command's name. */
  readonly usage: string
  readonly does: string
  /** Changes money or data: asks for --yes. */
  readonly changes: boolean
  /** @throws Misuse */
  run(call: Call): Promise<Outcome>
}

/** The command was called with too little, too much or nonsense. */
export class Misuse extends Error {}

export function failed(line: string): Outcome {
  return { ok: false, lines: [line], data: { error: line } }
}
