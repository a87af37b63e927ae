/** Logs failures as JSON lines: ids, kinds and code locations; never addresses, file names or document text. */
import { CheckFailed } from '../../domain/errors/check-failures.ts'
import { Overloaded, TimedOut } from './deadline.ts'
import { ConfigurationError } from './env.ts'
import { CheckerFault, MailRefused } from './ports.ts'

const PLACES = 4
/** Limits the chain of causes, which may be circular. */
const DEPTH = 8

const OUR_OWN = [CheckerFault, CheckFailed, MailRefused, TimedOut, Overloaded, ConfigurationError]

/** Words of network, HTTP, mail and SQLite errors that contain no values. */
const KNOWN_WORDS =
  /Network connection lost|fetch failed|internal error|ECONN(?:REFUSED|RESET)|EPIPE|ETIMEDOUT|aborted|timed? ?out|HTTP status \d{3}|answered \d{3}|SQLITE_(?:BUSY|LOCKED|ERROR|FULL|IOERR|CORRUPT|READONLY|NOMEM|CONSTRAINT)|(?:UNIQUE|NOT NULL|CHECK|FOREIGN KEY) constraint failed|no such (?:table|column)|database or disk is full|attempt to write a readonly database|disk I\/O error|database disk image is malformed|INSUFFICIENT_FUNDS|NO_ACCOUNT|APPEND_ONLY/g

export function logFailure(event: string, facts: Readonly<Record<string, unknown>>, error: unknown): void {
  console.error(JSON.stringify({ event, ...facts, error: describe(error) }))
}

export function logFacts(event: string, facts: object): void {
  console.log(JSON.stringify({ event, ...facts }))
}

/** Logs something that is not our failure but needs the operator's attention. */
export function logProblem(event: string, facts: Readonly<Record<string, unknown>>): void {
  console.error(JSON.stringify({ event, ...facts }))
}

/** Only our own errors keep their message, because a database's message contains values. */
function describe(error: unknown): readonly string[] {
  const lines: string[] = []
  let cause = error
  for (let depth = 0; depth < DEPTH && typeof cause === 'object' && cause !== null; depth++) {
    lines.push(headOf(cause), ...placesOf(cause))
    cause = 'cause' in cause ? cause.cause : undefined
  }
  return lines.length > 0 ? lines : ['unknown']
}

function headOf(error: object): string {
  const name = 'name' in error && typeof error.name === 'string' ? error.name : 'unknown'
  const code = 'code' in error && typeof error.code === 'string' ? ` ${error.code}` : ''
  return `${name}${code}${wordsOf(error)}`
}

function wordsOf(error: object): string {
  const message = 'message' in error && typeof error.message === 'string' ? error.message : ''
  if (OUR_OWN.some((kind) => error instanceof kind)) return `: ${message}`
  const known = message.match(KNOWN_WORDS)
  return known ? `: ${[...new Set(known)].join(', ')}` : ''
}

/** Lines after the message, because a line of a message may be a document's. */
function placesOf(error: object): string[] {
  const { message = '', stack = '' }: { message?: unknown; stack?: unknown } = error
  const start = String(stack).indexOf(String(message))
  if (start < 0) return []
  return String(stack)
    .slice(start + String(message).length)
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, PLACES)
    .map((line) => line.trim())
}
