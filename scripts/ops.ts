/**
 * `npm run ops -- COMMAND`: looks after an installation. Ends with 0 when done, 1 when something is wrong or not there,
 * 2 when called wrongly or without the confirmation that a change needs.
 */
import { userInfo } from 'node:os'
import { parseArgs } from 'node:util'
import { ENVIRONMENTS } from './deploy/configuration.ts'
import { credit, deleteUser, exportUser, user } from './ops/accounts.ts'
import { type Command, failed, Misuse, type Outcome } from './ops/command.ts'
import { backup, invariants, restore, verify } from './ops/database.ts'
import { dlq } from './ops/dead-letters.ts'
import { openTarget } from './ops/target.ts'

const COMMANDS: Readonly<Record<string, Command>> = {
  user,
  credit,
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

function parse() {
  try {
    return parseArgs({ options: OPTIONS, allowPositionals: true })
  } catch (error) {
    throw new Misuse(String(error instanceof Error ? error.message : error))
  }
}

async function main(): Promise<Outcome> {
  const { values, positionals } = parse()
  const found = [2, 1]
    .map((words) => [positionals.slice(0, words).join(' '), positionals.slice(words)] as const)
    .find(([name]) => name in COMMANDS)
  const command = found && COMMANDS[found[0]]
  if (!command) throw new Misuse(positionals.length > 0 ? `no command ${positionals[0]}` : 'which command?')
  const env = ENVIRONMENTS.find((name) => name === values.env)
  if (!env) throw new Misuse(`--env is one of ${ENVIRONMENTS.join(', ')}`)
  const local = values.local ? values.state : undefined
  if (command.changes && !values.yes)
    throw new Misuse(`this changes ${local ?? env}: ${command.does}. Add --yes to do it`)
  return command.run({
    target: openTarget({ local, env }),
    words: found[1],
    reason: values.reason,
    operator: process.env.RULEMARK_OPERATOR ?? userInfo().username,
  })
}

async function outcomeOf(): Promise<Outcome & { readonly code: number }> {
  try {
    const outcome = await main()
    return { ...outcome, code: outcome.ok ? 0 : 1 }
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error)
    return error instanceof Misuse
      ? { ...failed(`${words}\n\n${USAGE}`), data: { error: words }, code: 2 }
      : { ...failed(words), code: 1 }
  }
}

const { ok, lines, data, code } = await outcomeOf()
const text = process.argv.includes('--json') ? JSON.stringify(data) : lines.join('\n')
if (ok || process.argv.includes('--json')) console.log(text)
else console.error(text)
process.exitCode = code
