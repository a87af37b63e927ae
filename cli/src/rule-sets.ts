/** Matches rule files to the server's rule sets by folder and name, and writes those that differ. */
import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import type { Folder, RuleSet } from '../../src/contract/workspace.ts'
import { parseRuleFile, type RuleFile } from '../../src/domain/rules/rule-file.ts'
import { formatRules } from '../../src/domain/rules/rules.ts'
import { CommandError } from './command-error.ts'
import type { Server } from './server.ts'

/** Folder for rule files that name none. */
const DEFAULT_FOLDER = 'Command line'

/** @throws CommandError with file and line */
export async function readRuleFile(path: string): Promise<RuleFile> {
  const text = await readFile(path, 'utf8').catch(() => {
    throw new CommandError(`Can't read ${path}`)
  })
  const parsed = parseRuleFile(text)
  if (!parsed.ok) throw new CommandError(`${path}:${parsed.line}: ${parsed.problem}`)
  const { file } = parsed
  if (file.rules.length === 0) throw new CommandError(`${path}: no rules`)
  const name = file.name || basename(path).replace(/\.\w+$/, '')
  return { ...file, name, folder: file.folder || DEFAULT_FOLDER }
}

/** Returns the rule set with the file's name and folder, created or updated to match the file. */
export async function push(server: Server, file: RuleFile): Promise<RuleSet> {
  const folder = await folderOf(server, file.folder)
  const existing = (await server.ruleSets(folder.id)).find(({ name }) => name === file.name)
  if (existing && isSame(existing, file)) return existing
  const tagIds = await tagIdsOf(server, file.tags)
  const { name, language } = file
  const body = { name, language, text: formatRules(file.rules), folderId: folder.id, tagIds }
  return server.saveRuleSet(existing?.id ?? null, body)
}

/** Every rule set of the account with its folder. */
export async function allRuleSets(server: Server): Promise<readonly { folder: Folder; ruleSet: RuleSet }[]> {
  const all: { folder: Folder; ruleSet: RuleSet }[] = []
  for (const folder of await server.folders())
    for (const ruleSet of await server.ruleSets(folder.id)) all.push({ folder, ruleSet })
  return all
}

/** The only rule set with that name or number. @throws CommandError for none, or several */
export async function ruleSetNamed(server: Server, wanted: string): Promise<RuleSet> {
  const all = (await allRuleSets(server)).map(({ ruleSet }) => ruleSet)
  const found = all.filter(({ id, name }) => name === wanted || String(id) === wanted)
  if (found.length > 1) {
    throw new CommandError(`Several rule sets are called ${wanted}: ${found.map(({ id }) => id).join(', ')}`)
  }
  const [ruleSet] = found
  if (!ruleSet) throw new CommandError(`No rule set is called ${wanted}`)
  return ruleSet
}

function isSame({ text, language, tags }: RuleSet, file: RuleFile): boolean {
  const names = tags.map(({ name }) => name).toSorted()
  return (
    text === formatRules(file.rules) &&
    language === file.language &&
    names.join('\n') === [...new Set(file.tags)].toSorted().join('\n')
  )
}

async function folderOf(server: Server, name: string): Promise<Folder> {
  return (await server.folders()).find((folder) => folder.name === name) ?? server.createFolder(name)
}

async function tagIdsOf(server: Server, names: readonly string[]): Promise<readonly number[]> {
  const known = new Map((await server.tags()).map(({ id, name }) => [name, id]))
  const ids: number[] = []
  for (const name of new Set(names)) ids.push(known.get(name) ?? (await server.createTag(name)).id)
  return ids
}
