/** `rulemark check`. */
import { writeFile } from 'node:fs/promises'
import { changesSince } from './changes.ts'
import { type CheckOptions, checkFiles } from './check-files.ts'
import { CommandError } from './command-error.ts'
import { pdfsOf } from './files.ts'
import { toJson } from './formats/json.ts'
import { toJunit } from './formats/junit.ts'
import { toMarkdown } from './formats/markdown.ts'
import { toSarif } from './formats/sarif.ts'
import { toText } from './formats/text.ts'
import { recogniserFor } from './ocr.ts'
import { showProgress } from './progress.ts'
import { EXIT, exitCodeOf, type Report } from './report.ts'
import { push, readRuleFile, ruleSetNamed } from './rule-sets.ts'
import { connectFromEnvironment, type Server } from './server.ts'
import { print, printable } from './terminal.ts'

const FORMATS: Readonly<Record<string, (report: Report) => string>> = {
  text: toText,
  json: toJson,
  sarif: toSarif,
  junit: toJunit,
  markdown: toMarkdown,
}

export interface CheckFlags {
  readonly rules?: string | undefined
  readonly 'rule-set'?: string | undefined
  readonly format: string
  readonly output?: string | undefined
  readonly 'save-pdf'?: string | undefined
  readonly 'save-receipt'?: string | undefined
  readonly price: boolean
  readonly at?: string | undefined
  readonly against?: string | undefined
  readonly ocr?: string | undefined
}

/** Returns the exit code. @throws CommandError */
export async function check(flags: CheckFlags, named: readonly string[]): Promise<number> {
  const format = FORMATS[flags.format]
  if (!format) throw new CommandError(`Unknown format: ${flags.format}`)
  if ((flags.rules === undefined) === (flags['rule-set'] === undefined))
    throw new CommandError('Give either --rules FILE or --rule-set NAME.')
  if (named.length === 0) throw new CommandError('Name at least one PDF, folder or pattern.')
  const recognise = recogniserFor(flags.ocr)
  const paths = await pdfsOf(named)
  if (flags.against !== undefined) {
    if (paths.length !== 1 || flags.format !== 'text')
      throw new CommandError('--against compares one PDF with its earlier version, in the format text.')
    paths.push(flags.against)
  }
  const file = flags.rules === undefined ? null : await readRuleFile(flags.rules)
  const server = connectFromEnvironment()
  if (flags.price) return printPrice(server, paths.length)
  const ruleSet = file ? await push(server, file) : await ruleSetNamed(server, flags['rule-set'] ?? '')
  const options: CheckOptions = {
    ruleSetId: ruleSet.id,
    at: flags.at,
    savePdfs: flags['save-pdf'] ?? null,
    saveReceipts: flags['save-receipt'] ?? null,
    recognise,
    onProgress: showProgress,
  }
  showProgress(0, paths.length)
  const outcomes = await checkFiles(server, paths, options)
  const earlier = flags.against === undefined ? undefined : outcomes.pop()
  const report = { ruleSet: ruleSet.name, outcomes }
  const changes =
    earlier && outcomes[0]
      ? `\nChanges since ${earlier.path}\n${await changesSince(earlier, outcomes[0], recognise)}\n`
      : ''
  const text = format(report) + printable(changes)
  if (flags.output === undefined) process.stdout.write(text)
  else await writeFile(flags.output, text)
  return exitCodeOf(report)
}

/** Returns the exit code: 2 when the balance does not cover the price. */
export async function printPrice(server: Server, files: number): Promise<number> {
  const [prices, balance] = await Promise.all([server.prices(), server.balance()])
  const total = prices.check * files
  const count = files === 1 ? '1 document' : `${files} documents`
  print(
    `${count} at $${prices.check.toFixed(3)} each: at most $${total.toFixed(3)}. Your balance is $${balance.toFixed(3)}.`,
  )
  return total <= balance ? 0 : EXIT.unchecked
}
