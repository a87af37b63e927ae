/** `rulemark rules pull` and `rulemark rules push`. */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { formatRuleFile, ruleFileOf } from '../../src/domain/rules/rule-file.ts'
import { CommandError } from './command-error.ts'
import { allRuleSets, push, readRuleFile } from './rule-sets.ts'
import { connectFromEnvironment, type Server } from './server.ts'
import { note } from './terminal.ts'

/** Returns the exit code. @throws CommandError */
export async function rules([action, ...named]: readonly string[]): Promise<number> {
  if (action === 'push' && named.length > 0) return pushAll(connectFromEnvironment(), named)
  if (action === 'pull' && named.length <= 1) return pullAll(connectFromEnvironment(), named[0] ?? '.')
  throw new CommandError('Use "rulemark rules pull [FOLDER]" or "rulemark rules push FILE…".')
}

async function pushAll(server: Server, paths: readonly string[]): Promise<number> {
  for (const path of paths) {
    const ruleSet = await push(server, await readRuleFile(path))
    note(`${path} → ${ruleSet.name} (${ruleSet.id})`)
  }
  return 0
}

async function pullAll(server: Server, target: string): Promise<number> {
  const written = new Set<string>()
  for (const { folder, ruleSet } of await allRuleSets(server)) {
    const directory = join(target, fileName(folder.name))
    let path = join(directory, `${fileName(ruleSet.name)}.md`)
    if (written.has(path.toLowerCase())) path = join(directory, `${fileName(ruleSet.name)}-${ruleSet.id}.md`)
    written.add(path.toLowerCase())
    await mkdir(directory, { recursive: true })
    await writeFile(path, formatRuleFile(ruleFileOf(ruleSet, folder.name)))
    note(path)
  }
  return 0
}

/** A name safe for any file system; the file contains the real one. */
function fileName(name: string): string {
  const safe = name
    .replace(/[\p{Cc}<>:"/\\|?*]/gu, '-')
    .replace(/^\.+/, '')
    .slice(0, 80)
    .trimEnd()
  return safe.endsWith('.') || safe === '' ? `${safe}_` : safe
}
