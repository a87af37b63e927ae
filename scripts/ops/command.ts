/** Input and output of every operator command. */
import type { Target } from './target.ts'

export interface Call {
  /** Opens the installation. @throws when no database is configured */
  open(): Promise<Target>
  /** Folder of a local or self-hosted run, or undefined for a deployed environment. */
  readonly state: string | undefined
  /** Arguments after the command's name. */
  readonly words: readonly string[]
  readonly reason: string | undefined
  /** Who runs the command. */
  readonly operator: string
}

export interface Outcome {
  /** False: the command could not do what was asked, or found a problem. */
  readonly ok: boolean
  /** Human-readable output. */
  readonly lines: readonly string[]
  /** Machine-readable output (--json). */
  readonly data: unknown
}

export interface Command {
  /** Arguments after the name. */
  readonly usage: string
  readonly does: string
  /** Changes money or data; requires --yes. */
  readonly changes: boolean
  /** @throws UsageError */
  run(call: Call): Promise<Outcome>
}

/** Wrong arguments: too few, too many or invalid. */
export class UsageError extends Error {}

export function failed(line: string): Outcome {
  return { ok: false, lines: [line], data: { error: line } }
}
