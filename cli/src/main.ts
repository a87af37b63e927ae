/** The command `rulemark`. Results go to standard output, everything else to standard error. */
import { parseArgs } from 'node:util'
import { check } from './check-command.ts'
import { CommandError } from './command-error.ts'
import { HELP } from './help.ts'
import { EXIT } from './report.ts'
import { rules } from './rules-command.ts'
import { note } from './terminal.ts'
import { test } from './test-command.ts'
import { verify } from './verify-command.ts'

const OPTIONS = {
  rules: { type: 'string' },
  'rule-set': { type: 'string' },
  format: { type: 'string', default: 'text' },
  output: { type: 'string', short: 'o' },
  'save-pdf': { type: 'string' },
  'save-receipt': { type: 'string' },
  keys: { type: 'string' },
  pdf: { type: 'string' },
  highlighted: { type: 'string' },
  reviewed: { type: 'string' },
  files: { type: 'string' },
  price: { type: 'boolean', default: false },
  at: { type: 'string' },
  against: { type: 'string' },
  ocr: { type: 'string' },
  help: { type: 'boolean', short: 'h', default: false },
} as const

async function run(args: string[]): Promise<number> {
  const { values, positionals } = read(args)
  const [command, ...rest] = positionals
  if (values.help) {
    process.stdout.write(HELP)
    return 0
  }
  if (command === 'check') return check(values, rest)
  if (command === 'test' && rest.length === 0) return test(values)
  if (command === 'verify') return verify(values, rest)
  if (command === 'rules') return rules(rest)
  throw new CommandError(`${command ? `Unknown command: ${command}` : 'Name a command.'}\n\n${HELP}`)
}

function read(args: string[]) {
  try {
    return parseArgs({ args, options: OPTIONS, allowPositionals: true })
  } catch (error) {
    throw new CommandError(`${error instanceof Error ? error.message : String(error)}\n\n${HELP}`)
  }
}

try {
  process.exitCode = await run(process.argv.slice(2))
} catch (error) {
  if (!(error instanceof CommandError)) throw error
  note(`rulemark: ${error.message}`)
  process.exitCode = EXIT.unchecked
}
