/** Unit tests that import a file, nearest first. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

const IMPORT = /\b(?:from|import)\s*\(?\s*'(\.[^']+)'/g
/** More distant tests rarely detect anything the nearer ones miss. */
const AT_MOST = 4

let imports: ReadonlyMap<string, readonly string[]> | undefined

export function testsOf(file: string): string[] {
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
    tests.push(...layer.filter(isUnitTest).toSorted((a, b) => likeness(b, file) - likeness(a, file)))
  }
  return tests.slice(0, AT_MOST)
}

/** Folders of tests: first those that test one thing at a time. */
const FOLDERS = ['domain', 'machines', 'check', 'simulation', 'islands', 'local', 'adapters']

export function unitTests(): string[] {
  return FOLDERS.flatMap((folder) => sources(`test/${folder}`).filter(isUnitTest).toSorted())
}

function isUnitTest(file: string): boolean {
  return FOLDERS.includes(file.split('/')[1] ?? '') && /\.test\.tsx?$/.test(file)
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
