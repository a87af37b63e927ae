/** Failures as JSON lines: ids, kinds and places in the code; never addresses, file names or words of a document. */
import { CheckFailed } from './check/check-failed.ts'
import { CheckerFault } from './ports.ts'

/** How many places of a stack are worth their line. */
const PLACES = 4

export function logFailure(event: string, facts: Readonly<Record<string, unknown>>, error: unknown): void {
  console.error(JSON.stringify({ event, ...facts, error: describe(error) }))
}

/**
 * Kinds and codes down the chain of causes. Only our own classes keep their message: a database's names the values
 * it was given.
 */
function describe(error: unknown): readonly string[] {
  if (!(error instanceof Error)) return ['unknown']
  return [`${error.name}${codeOf(error)}${wordsOf(error)}`, ...placesOf(error), ...causeOf(error)]
}

function codeOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? ` ${error.code}` : ''
}

function wordsOf(error: Error): string {
  const ours = error instanceof CheckerFault || error instanceof CheckFailed
  return ours ? `: ${error.message}` : ''
}

function placesOf({ stack = '' }: Error): string[] {
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, PLACES)
    .map((line) => line.trim())
}

function causeOf({ cause }: Error): readonly string[] {
  return cause instanceof Error ? describe(cause) : []
}
