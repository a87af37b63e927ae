import { userInfo } from 'node:os'
import { parseArgs } from 'node:util'
import { ENVIRONMENTS } from '../build/environments.ts'
import { credit, deleteUser, exportUser, role, user } from './accounts.ts'
import { type Command, type Outcome, UsageError } from './command.ts'
import { backup, invariants, restore, verify } from './database.ts'
import { dlq } from './dead-letters.ts'
import { openTarget } from './target.ts'

const COMMANDS: Readonly<Record<string, Command>> = {
  user,
  credit,
  role,
  'export-user': exportUser,
  'delete-user': deleteUser,
  'dlq list': dlq.list,
  'dlq replay': dlq.replay,
  'dlq drop': dlq.drop,
  invariants,
  backup,
  verify,
  restore,
}
const USAGE = [
  'npm run ops -- COMMAND [--env staging|production | --local [--state FOLDER]] [--json] [--yes]',
  ...Object.entries(COMMANDS).map(([name, { usage, does }]) => `  ${`${name} ${usage}`.padEnd(40)} ${does}`),
  'Deployed: DB_TOKEN from the environment, DB_URL from there or wrangler.toml. Commands that change anything need --yes.',
].join('\n')
const OPTIONS = {
  env: { type: 'string', default: 'production' },
  local: { type: 'boolean', default: false },
  state: { type: 'string', default: process.env.RULEMARK_STATE ?? '.rulemark' },
  json: { type: 'boolean', default: false },
  yes: { type: 'boolean', default: false },
  reason: { type: 'string' },
} as const

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true })
  } catch (error) {
    throw new UsageError(String(error instanceof Error ? error.message : error))
  }
}

async function outcomeOf(args: readonly string[]): Promise<Outcome> {
  const { values, positionals } = parse(args)
  const found = [2, 1]
    .map((words) => [positionals.slice(0, words).join(' '), positionals.slice(words)] as const)
    .find(([name]) => Object.hasOwn(COMMANDS, name))
  const command = found && COMMANDS[found[0]]
  if (!command)
    throw new UsageError(positionals.length > 0 ? `Unknown command: ${positionals[0]}` : 'Name a command.')
  const env = ENVIRONMENTS.find((name) => name === values.env)
  if (!env) throw new UsageError(`--env is one of ${ENVIRONMENTS.join(', ')}`)
  const local = values.local ? values.state : undefined
  if (command.changes && !values.yes)
    throw new UsageError(`This command changes ${local ?? env}. Add --yes to run it.`)
  return command.run({
    open: () => openTarget({ local, env }),
    state: local,
    words: found[1],
    reason: values.reason,
    operator: process.env.RULEMARK_OPERATOR ?? userInfo().username,
  })
}

export interface Ended {
  /** 0: done; 1: a problem was found or something is missing; 2: wrong usage, or a change without --yes. */
  readonly code: 0 | 1 | 2
  /** Goes to standard output, or to standard error when the code is not 0 and --json was not given. */
  readonly text: string
}

export async function runCommand(args: readonly string[]): Promise<Ended> {
  const json = args.includes('--json')
  try {
    const { ok, lines, data } = await outcomeOf(args)
    return { code: ok ? 0 : 1, text: json ? JSON.stringify(data) : lines.join('\n') }
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error)
    const isUsageError = error instanceof UsageError
    const shown = isUsageError ? `${words}\n\n${USAGE}` : words
    return { code: isUsageError ? 2 : 1, text: json ? JSON.stringify({ error: words }) : shown }
  }
}
