import type { Folder } from '../../../contract/workspace.ts'
import { parseRuleFile, RULE_FILE_MAX, type RuleFile } from '../../../domain/rules/rule-file.ts'
import { formatRules } from '../../../domain/rules/rules.ts'
import { toast } from '../../ui/index.ts'
import type { RuleSetForm } from './rule-set-form.ts'

/** In the folder that the file names, else in `chosen`; null, after a toast, if it is not a rule file. */
export async function formFrom(
  given: File | string,
  folders: readonly Folder[],
  chosen: Folder | null,
  create: (name: string) => Promise<Folder | null>,
): Promise<RuleSetForm | null> {
  const file = await readRuleFile(given)
  if (!file) return null
  const { name, language, tags, rules } = file
  const known = folders.find((each) => each.name === file.folder)
  const folder = file.folder === '' ? chosen : (known ?? (await create(file.folder)))
  return { edited: null, folderId: folder?.id ?? null, name, language, tags, text: formatRules(rules) }
}

async function readRuleFile(given: File | string): Promise<RuleFile | null> {
  const where = typeof given === 'string' ? 'The pasted text' : `“${given.name}”`
  const text = await textOf(given)
  if (text === null) return refuse(where, 'It is not a text file.')
  const parsed = parseRuleFile(text)
  if (!parsed.ok) return refuse(where, `Line ${parsed.line}: ${parsed.problem}`)
  const { file } = parsed
  if (file.rules.length === 0) return refuse(where, 'It has no rules.')
  return { ...file, name: file.name || (typeof given === 'string' ? '' : given.name.replace(/\.\w+$/, '')) }
}

/** Returns null if it is not text. A file that is too long is not read; its length suffices. */
async function textOf(given: File | string): Promise<string | null> {
  if (typeof given === 'string') return given
  if (given.size > 4 * RULE_FILE_MAX) return ' '.repeat(RULE_FILE_MAX + 1)
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(await given.arrayBuffer())
    return text.includes('\0') ? null : text
  } catch {
    return null
  }
}

function refuse(where: string, problem: string): null {
  toast({ kind: 'error', title: `${where} can’t be imported`, text: problem })
  return null
}
