/** Tests that import a file. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

const IMPORT = /\b(?:from|import)\s*\(?\s*'(\.[^']+)'/g
let imports: ReadonlyMap<string, readonly string[]> | undefined

/** Nearest first; of those as near, by name and then the quickest first. */
export function testsOf(file: string, costOf: (test: string) => number): string[] {
  imports ??= new Map(
    ['src', 'local', 'test'].flatMap(sources).map((each) => [each, importsOf(each)] as const),
  )
  const tests: string[] = []
  const seen = new Set([file])
  for (let layer = [file]; layer.length > 0; ) {
    layer = [...imports].flatMap(([each, of]) =>
      !seen.has(each) && of.some((name) => layer.includes(name)) ? [each] : [],
    )
    for (const each of layer) seen.add(each)
    const rank = (test: string): number => 100_000 * likeness(test, file) - costOf(test)
    tests.push(...layer.filter(isTest).toSorted((a, b) => rank(b) - rank(a)))
  }
  return tests
}

/** Folders of tests: first those that test one thing at a time. */
const FOLDERS = ['domain', 'machines', 'check', 'simulation', 'islands', 'local', 'adapters']

export function unitTests(): string[] {
  return FOLDERS.flatMap((folder) => sources(`test/${folder}`).filter(isTest).toSorted())
}

function isTest(file: string): boolean {
  return /\.test\.tsx?$/.test(file)
}

/** Number of name parts that file and test share. */
function likeness(test: string, file: string): number {
  return file.split(/[/.-]/).filter((part) => part.length > 2 && test.includes(part)).length
}

function sources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((name) => /\.tsx?$/.test(name))
}

function importsOf(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(IMPORT)]
    .map(([, path = '']) => normalize(join(dirname(file), path)))
    .filter((path) => existsSync(path))
}
