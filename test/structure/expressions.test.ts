/**
 * No regular expression that meets the text of a document, a rule or the AI takes more than linear time. Recheck looks for
 * superlinear paths in the automaton of each; those it has no automaton for (lookbehinds) it attacks with their own characters.
 */
import { globSync, readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { check } from 'recheck'
import { parseSync } from 'vite'
import { expect, test, vi } from 'vitest'

interface Expression {
  readonly source: string
  readonly flags: string
  readonly at: string
}

const FILES = globSync('src/{domain,server/{check,adapters}}/**/*.ts')

/** Limits count characters, because a time limit would depend on the machine's load. */
const COUNTED = {
  timeout: 120_000,
  incubationTimeout: null,
  attackTimeout: null,
  maxIteration: 3,
} as const

function literalsIn(file: string, text: string): Expression[] {
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
  expect(built, `${file} builds its expressions when it is called, unseen by this test`).not.toEqual([])
  return built
}

async function expressionsIn(file: string): Promise<readonly Expression[]> {
  const text = readFileSync(file, 'utf8')
  return [...literalsIn(file, text), ...(/\bRegExp\(/.test(text) ? await builtIn(file) : [])]
}

const isLinear = async (source: string, flags: string): Promise<boolean> =>
  (await check(source, flags, COUNTED)).status === 'safe'

test('every regular expression takes linear time on any text', { timeout: 180_000 }, async () => {
  const all = new Map<string, Expression>()
  for (const file of FILES)
    for (const one of await expressionsIn(file)) all.set(`${one.source}/${one.flags}`, one)
  expect(all.size).toBeGreaterThan(100)
  const slow: Expression[] = []
  for (const one of all.values()) if (!(await isLinear(one.source, one.flags))) slow.push(one)
  expect(slow).toEqual([])
})

test('the analysis finds slow expressions', async () => {
  const slow = ['^(?:\\s*\\.+)+$', '\\s+$', '[-\\s]*x', '(a|a)*$', '(?:a.*b)*c', '(?<!x)(?:a*)*b']
  for (const source of slow) expect(await isLinear(source, 'u'), source).toBe(false)
})
