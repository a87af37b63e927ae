/**
 * No regular expression of the product, or of services emulated in its process, takes more than linear time. Recheck
 * looks for superlinear paths in the automaton of each and attacks it with repeats of its own characters.
 *
 * Its answer depends on the expression alone, so those it found linear are listed in analysed-expressions.txt and not
 * analysed again. A new one fails the test until it is listed.
 */
import { createHash } from 'node:crypto'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { check } from 'recheck'
import { parseSync } from 'vite'
import { expect, test, vi } from 'vitest'

interface Expression {
  readonly source: string
  readonly flags: string
  readonly at: string
}

/** Files that build expressions when called, and why no text can make them slow. */
const BUILT_WHEN_CALLED: Readonly<Record<string, string>> = {
  'local/model/deciders/phrases-in-pages.ts': 'words in their order, every special character escaped',
  'local/model/patterns/terms.ts': 'phrases of a table, each tried once at the start of a word',
  'src/islands/workspace/rule-sets/rule-search.ts': 'the words typed, every special character escaped',
  'src/server/routes/index.ts': 'the paths of our own routes',
}

/** Not all linear, on sentences and rules of bounded length: the emulated model answers in a thread with a deadline. */
const IN_A_THREAD =
  /^local\/model\/(?:rule|document\/(?:fields|headings)|general\/consistency|figures\/(?:dates|figures|frequencies|limits)|deciders\/(?:currency|defined-terms|governing-law|kinds-of-words|page-numbers|signature|tidiness|written-in))\.ts$/

const FILES = globSync('{src,local,self-host}/**/*.{ts,tsx}')
  .filter((file) => !IN_A_THREAD.test(file))
  .sort()
const BUILDS = /\bRegExp\(/

/** The analysis counts characters read, because a time limit would depend on the machine's load. */
const COUNTED = { timeout: 120_000, incubationTimeout: null, attackTimeout: null } as const

const LIST = join(import.meta.dirname, 'analysed-expressions.txt')
const COMMAND = 'RULEMARK_EXPRESSIONS=list npm test -- test/structure/expressions.test.ts'
const isListing = process.env.RULEMARK_EXPRESSIONS === 'list'
const analysed = new Set(readFileSync(LIST, 'utf8').split('\n'))
const { version } = JSON.parse(readFileSync('node_modules/recheck/package.json', 'utf8'))

function keyOf({ source, flags }: Expression): string {
  return createHash('sha256')
    .update(JSON.stringify([version, COUNTED, source, flags]))
    .digest('hex')
}

function literalsIn(file: string): Expression[] {
  const text = readFileSync(file, 'utf8')
  const found: Expression[] = []
  const { program, errors } = parseSync(file, text)
  expect(errors, file).toEqual([])
  const walk = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    if ('regex' in node && 'start' in node) {
      const { pattern, flags } = node.regex as { pattern: string; flags: string }
      const line = text.slice(0, Number(node.start)).split('\n').length
      found.push({ source: pattern, flags, at: `${file}:${line}` })
    } else for (const child of Object.values(node)) walk(child)
  }
  walk(program)
  return found
}

/** Expressions that a file builds from strings while it is loaded. */
async function builtIn(file: string): Promise<Expression[]> {
  const built: Expression[] = []
  class Recorded extends RegExp {
    constructor(source: string | RegExp, flags?: string) {
      super(source, flags)
      built.push({ source: this.source, flags: this.flags, at: file })
    }
  }
  vi.stubGlobal('RegExp', Recorded)
  await import(`${pathToFileURL(file).href}?expressions`)
  vi.unstubAllGlobals()
  return built
}

function distinct(expressions: readonly Expression[]): Expression[] {
  return [...new Map(expressions.map((one) => [`/${one.source}/${one.flags}`, one])).values()]
}

/** Returns those that are not linear. */
async function slowOnesIn(expressions: readonly Expression[]): Promise<string[]> {
  const slow: string[] = []
  for (const { source, flags, at } of expressions) {
    const { status } = await check(source, flags, COUNTED)
    if (status !== 'safe') slow.push(`${status} ${at} /${source}/${flags}`)
  }
  return slow
}

test('every regular expression takes linear time on any text', { timeout: 300_000 }, async () => {
  const building = FILES.filter(
    (file) => BUILDS.test(readFileSync(file, 'utf8')) && !(file in BUILT_WHEN_CALLED),
  )
  const built: (readonly Expression[])[] = []
  for (const file of building) built.push(await builtIn(file))
  expect(building.filter((_, i) => built[i]?.length === 0)).toEqual([])
  const all = distinct([...FILES.flatMap(literalsIn), ...built.flat()])
  expect(all.length).toBeGreaterThan(150)
  const unlisted = all.filter((each) => !analysed.has(keyOf(each)))
  if (isListing) {
    expect(await slowOnesIn(unlisted)).toEqual([])
    writeFileSync(LIST, `${all.map(keyOf).toSorted().join('\n')}\n`)
  } else
    expect(
      unlisted.map(({ at }) => at),
      `not analysed yet, run: ${COMMAND}`,
    ).toEqual([])
})

test('the analysis finds slow expressions', async () => {
  const slow = ['^(?:\\s*\\.+)+$', '\\s+$', '[-\\s]*x', '(a|a)*$', '(?:a.*b)*c']
  for (const source of slow) expect((await check(source, 'u')).status, source).toBe('vulnerable')
})
