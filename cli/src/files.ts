/** Resolves the PDFs of a command line: files, folders and patterns. */
import { stat } from 'node:fs/promises'
import { glob } from 'tinyglobby'
import { CommandError } from './command-error.ts'

/** Paths in order, without duplicates. A folder means all PDFs in it. @throws CommandError for an unmatched argument */
export async function pdfsOf(named: readonly string[]): Promise<string[]> {
  const found = new Set<string>()
  for (const each of named) {
    const paths = await pathsOf(each)
    if (paths.length === 0) throw new CommandError(`No PDF found: ${each}`)
    for (const path of paths) found.add(path)
  }
  return [...found]
}

async function pathsOf(named: string): Promise<readonly string[]> {
  const there = await stat(named).catch(() => null)
  if (there?.isFile()) return [named]
  const options = { caseSensitiveMatch: false, onlyFiles: true, expandDirectories: false }
  const paths = there
    ? (await glob('**/*.pdf', { ...options, cwd: named })).map(
        (path) => `${named.replace(/[\\/]$/, '')}/${path}`,
      )
    : await glob(named.replaceAll('\\', '/'), options)
  return paths.toSorted()
}
