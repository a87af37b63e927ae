/** `rulemark test`. */
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { RuleSetTest } from '../../src/contract/workspace.ts'
import {
  flipsSentence,
  judgeTest,
  outcomeWords,
  type TestOutcome,
} from '../../src/domain/rules/rule-set-tests.ts'
import { printPrice } from './check-command.ts'
import { checkFiles, type Outcome } from './check-files.ts'
import { CommandError } from './command-error.ts'
import { pdfsOf } from './files.ts'
import { recogniserFor } from './ocr.ts'
import { showProgress } from './progress.ts'
import { EXIT } from './report.ts'
import { push, readRuleFile, ruleSetNamed } from './rule-sets.ts'
import { connectFromEnvironment } from './server.ts'
import { print } from './terminal.ts'

export interface TestFlags {
  readonly rules?: string | undefined
  readonly 'rule-set'?: string | undefined
  readonly files?: string | undefined
  readonly price: boolean
  readonly at?: string | undefined
}

/**
 * Returns the exit code: 0 when no verdict flipped, 1 when one did, 2 when a document of the tests is missing or
 * could not be checked. @throws CommandError
 */
export async function test({ rules, 'rule-set': named, files, price, at }: TestFlags): Promise<number> {
  if ((rules === undefined) === (named === undefined))
    throw new CommandError('Give either --rules FILE or --rule-set NAME.')
  if (files === undefined) throw new CommandError('Name the folder with the documents: --files FOLDER.')
  const file = rules === undefined ? null : await readRuleFile(rules)
  const hashes = await hashesOf(await pdfsOf([files]))
  const server = connectFromEnvironment()
  const ruleSet = file ? await push(server, file) : await ruleSetNamed(server, named ?? '')
  const tests = Map.groupBy(await server.tests(ruleSet.id), ({ sha256 }) => sha256)
  if (tests.size === 0) throw new CommandError(`“${ruleSet.name}” has no tests.`)
  const paths = [...hashes].filter(([sha256]) => tests.has(sha256)).map(([, path]) => path)
  if (price) return printPrice(server, paths.length)
  const options = {
    ruleSetId: ruleSet.id,
    at,
    savePdfs: null,
    saveReceipts: null,
    recognise: recogniserFor(undefined),
  }
  const outcomes = await checkFiles(server, paths, { ...options, onProgress: showProgress })
  const byPath = new Map(outcomes.map((outcome) => [outcome.path, outcome]))
  const runs = [...tests].map(([sha256, own]) => runOf(own, byPath.get(hashes.get(sha256) ?? '')))
  print(`${runs.map(({ text }) => text).join('')}${flipsSentence(runs.flatMap((run) => run.judged))}`)
  if (runs.some(({ judged }) => judged.length === 0)) return EXIT.unchecked
  return runs.some(({ judged }) => judged.some(({ isFlipped }) => isFlipped)) ? EXIT.broken : EXIT.met
}

interface Run {
  readonly text: string
  /** Empty when the document could not be checked. */
  readonly judged: readonly TestOutcome[]
}

function runOf(tests: readonly RuleSetTest[], outcome: Outcome | undefined): Run {
  const name = outcome?.path ?? tests[0]?.fileName ?? ''
  const result = outcome?.entry?.result
  if (!result)
    return { text: `${name}\n  not checked: ${outcome?.failure ?? 'the file is missing'}\n`, judged: [] }
  const judged = tests.map((each) => judgeTest(each, result))
  const lines = judged.map((each) => `  ${outcomeWords(each)}: ${each.finding?.rule ?? each.test.rule}\n`)
  return { text: `${name}\n${lines.join('')}`, judged }
}

/** Paths by the SHA-256 of their files. */
async function hashesOf(paths: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const hashes = new Map<string, string>()
  for (const path of paths)
    hashes.set(
      createHash('sha256')
        .update(await readFile(path))
        .digest('hex'),
      path,
    )
  return hashes
}
