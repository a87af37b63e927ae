/**
 * `npm run texts`: prints every text that a user may read (screens, mails, errors, PDF pages, API descriptions, command
 * line) with its file and line, so that wording can be reviewed as a whole. A text is JSX text, or a string with a space in it or a leading capital.
 */
import { globSync, readFileSync } from 'node:fs'
import { parseAst } from 'vite'

const SOURCES = [
  'src/{contract,domain,islands,machines,pages}/**/*.{ts,tsx}',
  'src/server/{api-page.tsx,env.ts}',
  'src/server/{billing,check/texts,mcp}/**/*.ts',
  'cli/src/**/*.ts',
]
/** Attributes and properties whose strings are code. */
const CODE = /^(?:class(?:Name)?|data-.*|d|viewBox|href|src|type|id|rel|as|role|key|kind|variant|tone|name)$/

interface Node {
  readonly type: string
  readonly start: number
  readonly [field: string]: unknown
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

function nameOf(node: Node): string {
  const name = node.name ?? node.key
  return isNode(name) && typeof name.name === 'string' ? name.name : ''
}

function isProse(text: string): boolean {
  return /\p{L}{2}/u.test(text) && (/^\p{Lu}\p{L}*[\p{Ll}.!?…]/u.test(text) || /\p{L} \p{L}/u.test(text))
}

function isSkipped(node: Node): boolean {
  if (/^(?:Import|ExportAll|TaggedTemplate|TS(?!AsExpr|SatisfiesExpr|NonNullExpr))/.test(node.type))
    return true
  return ['JSXAttribute', 'Property'].includes(node.type) && CODE.test(nameOf(node))
}

function textOf(node: Node): string | null {
  if (node.type === 'JSXText') return String(node.value)
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node.type === 'TemplateElement') return (node.value as { cooked: string }).cooked
  return null
}

function* textsIn(node: Node): Generator<{ text: string; start: number }> {
  if (isSkipped(node)) return
  const text = textOf(node)?.replace(/\s+/g, ' ').trim()
  if (text && isProse(text)) yield { text, start: node.start }
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) yield* textsIn(child)
  }
}

for (const file of SOURCES.flatMap((pattern) => globSync(pattern)).sort()) {
  const source = readFileSync(file, 'utf8')
  const program = parseAst(source, { lang: file.endsWith('x') ? 'tsx' : 'ts' }) as unknown as Node
  for (const { text, start } of textsIn(program)) {
    console.log(`${file}:${source.slice(0, start).split('\n').length}\t${text}`)
  }
}
